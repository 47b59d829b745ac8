// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetReviewedProductQueryVariables = Exact<{
  sku: string;
}>;


export type GetReviewedProductQuery = { products: { items: Array<
      | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null }
      | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null }
      | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null }
      | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null }
      | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null }
      | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null }
     | null> | null } | null, productReviewRatingsMetadata: { items: Array<{ id: string, name: string, values: Array<{ value_id: string, value: string } | null> } | null> }, storeConfig: { product_reviews_enabled: string | null, allow_guests_to_write_product_reviews: string | null } | null };

export const GetReviewedProductDocument = "query GetReviewedProduct($sku:String!){products(filter:{sku:{eq:$sku}}pageSize:1 currentPage:1){items{sku name url_key url_suffix small_image{url label}}}productReviewRatingsMetadata{items{id name values{value_id value}}}storeConfig{product_reviews_enabled allow_guests_to_write_product_reviews}}" as TypedDocument<GetReviewedProductQuery, GetReviewedProductQueryVariables>;
