// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetAvailableStoresDataQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAvailableStoresDataQuery = { availableStores: Array<{ id: number | null, store_code: string | null, store_name: string | null, store_group_name: string | null, store_group_code: string | null, locale: string | null, default_display_currency_code: string | null, category_url_suffix: string | null, product_url_suffix: string | null, secure_base_media_url: string | null, store_sort_order: number | null } | null> | null };

export const GetAvailableStoresDataDocument = "query getAvailableStoresData{availableStores{id store_code store_name store_group_name store_group_code locale default_display_currency_code category_url_suffix product_url_suffix secure_base_media_url store_sort_order}}" as TypedDocument<GetAvailableStoresDataQuery, GetAvailableStoresDataQueryVariables>;
