// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StorefrontContextQueryVariables = Exact<{ [key: string]: never; }>;


export type StorefrontContextQuery = { storefrontContext: { customer_group: string | null, environment_id: string | null, environment: string | null, store_url: string | null, website_id: number | null, website_code: string | null, website_name: string | null, store_id: number | null, store_code: string | null, store_name: string | null, store_view_id: number | null, store_view_code: string | null, store_view_name: string | null, base_currency_code: string | null, store_view_currency_code: string | null, catalog_extension_version: string | null } | null };

export const StorefrontContextDocument = "query storefrontContext{storefrontContext:dataServicesStorefrontInstanceContext{customer_group environment_id environment store_url website_id website_code website_name store_id store_code store_name store_view_id store_view_code store_view_name base_currency_code store_view_currency_code catalog_extension_version}}" as TypedDocument<StorefrontContextQuery, StorefrontContextQueryVariables>;
