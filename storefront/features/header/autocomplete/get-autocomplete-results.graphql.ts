// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Currencies known to the contract; the shop itself sells in CAD and USD. */
export type CurrencyEnum =
  /** Canadian dollar. */
  | 'CAD'
  /** United States dollar. */
  | 'USD';

export type GetAutocompleteResultsQueryVariables = Exact<{
  inputText: string;
}>;


export type GetAutocompleteResultsQuery = { products: { total_count: number | null, aggregations: Array<{ label: string | null, count: number | null, attribute_code: string, options: Array<{ label: string | null, value: string } | null> | null } | null> | null, items: Array<
      | { id: number | null, uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, commission_class: number | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } } }
      | { id: number | null, uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, commission_class: number | null, small_image: { url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } } }
     | null> | null, page_info: { total_pages: number | null } | null } | null };

export const GetAutocompleteResultsDocument = "query getAutocompleteResults($inputText:String!){products(search:$inputText currentPage:1 pageSize:3){aggregations{label count attribute_code options{label value}}items{id uid sku name small_image{url}url_key url_suffix commission_class price_range{minimum_price{final_price{value currency}}}}page_info{total_pages}total_count}}" as TypedDocument<GetAutocompleteResultsQuery, GetAutocompleteResultsQueryVariables>;
