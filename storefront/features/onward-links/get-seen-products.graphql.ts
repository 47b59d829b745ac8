// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetSeenProductsQueryVariables = Exact<{
  skus: Array<string> | string;
  pageSize: number;
}>;


export type GetSeenProductsQuery = { products: { items: Array<
      | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
      | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
      | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
      | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
      | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
      | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
     | null> | null } | null };

export const GetSeenProductsDocument = "query getSeenProducts($skus:[String!]!$pageSize:Int!){products(filter:{sku:{in:$skus}}pageSize:$pageSize currentPage:1){items{sku name url_key url_suffix small_image{url}}}}" as TypedDocument<GetSeenProductsQuery, GetSeenProductsQueryVariables>;
