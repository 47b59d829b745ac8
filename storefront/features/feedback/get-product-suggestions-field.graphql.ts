// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetProductSuggestionsFieldQueryVariables = Exact<{
  searchText: string;
  pageSize?: number | null | undefined;
  currentPage?: number | null | undefined;
}>;


export type GetProductSuggestionsFieldQuery = { products: { items: Array<
      | { id: number | null, name: string | null, sku: string | null }
      | { id: number | null, name: string | null, sku: string | null }
      | { id: number | null, name: string | null, sku: string | null }
      | { id: number | null, name: string | null, sku: string | null }
      | { id: number | null, name: string | null, sku: string | null }
      | { id: number | null, name: string | null, sku: string | null }
     | null> | null } | null };

export const GetProductSuggestionsFieldDocument = "query getProductSuggestionsField($searchText:String!$pageSize:Int=5$currentPage:Int=1){products(search:$searchText pageSize:$pageSize currentPage:$currentPage){items{id name sku}}}" as TypedDocument<GetProductSuggestionsFieldQuery, GetProductSuggestionsFieldQueryVariables>;
