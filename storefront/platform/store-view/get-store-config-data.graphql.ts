// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetStoreConfigDataQueryVariables = Exact<{ [key: string]: never; }>;


export type GetStoreConfigDataQuery = { storeConfig: { id: number | null, locale: string | null, store_code: string | null, store_name: string | null, website_name: string | null, store_group_code: string | null, store_group_name: string | null, store_sort_order: number | null, default_title: string | null, default_description: string | null, default_display_currency_code: string | null, secure_base_media_url: string | null, product_url_suffix: string | null, category_url_suffix: string | null, grid_per_page: number | null } | null };

export const GetStoreConfigDataDocument = "query getStoreConfigData{storeConfig{id locale store_code store_name website_name store_group_code store_group_name store_sort_order default_title default_description default_display_currency_code secure_base_media_url product_url_suffix category_url_suffix grid_per_page}}" as TypedDocument<GetStoreConfigDataQuery, GetStoreConfigDataQueryVariables>;
