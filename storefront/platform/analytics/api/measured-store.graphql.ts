// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetMeasuredStoreQueryVariables = Exact<{ [key: string]: never; }>;


export type GetMeasuredStoreQuery = { storeConfig: { id: number | null, store_code: string | null, store_name: string | null, store_group_code: string | null, store_group_name: string | null, website_id: number | null, website_code: string | null, website_name: string | null, base_currency_code: string | null, default_display_currency_code: string | null, secure_base_url: string | null } | null };

export const GetMeasuredStoreDocument = "query getMeasuredStore{storeConfig{id store_code store_name store_group_code store_group_name website_id website_code website_name base_currency_code default_display_currency_code secure_base_url}}" as TypedDocument<GetMeasuredStoreQuery, GetMeasuredStoreQueryVariables>;
