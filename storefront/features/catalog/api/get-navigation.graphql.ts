// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Matches equal values. */
export type FilterEqualTypeInput = {
  /** The value. */
  eq?: string | null | undefined;
  /** Any of the values. */
  in?: Array<string | null | undefined> | null | undefined;
};

/** Matches values that contain a text. */
export type FilterMatchTypeInput = {
  /** The text. */
  match?: string | null | undefined;
  /** Whether only whole words match. By default, names and descriptions of products match by whole words, and other attributes by prefix. Names of categories always match anywhere. */
  match_type?: FilterMatchTypeEnum | null | undefined;
};

/** Matching of words. */
export type FilterMatchTypeEnum =
  /** Matches whole words. */
  | 'FULL'
  /** Matches prefixes of words. */
  | 'PARTIAL';

/** Matches values of a range, including its bounds. */
export type FilterRangeTypeInput = {
  /** Lower bound; open when absent. */
  from?: string | null | undefined;
  /** Upper bound; open when absent. */
  to?: string | null | undefined;
};

/**
 * Filters of a product list; all must hold. As in Magento, every filterable attribute of the catalogue adds a field of its
 * code: `FilterEqualTypeInput` (option ids; 1 and 0) for what has options, `FilterRangeTypeInput` for a number,
 * `FilterMatchTypeInput` for a text. A client learns of them from the aggregations of a list.
 */
export type ProductAttributeFilterInput = {
  /** Numeric category id. */
  category_id?: FilterEqualTypeInput | null | undefined;
  /** Base64 category id. */
  category_uid?: FilterEqualTypeInput | null | undefined;
  /** Path of the category. */
  category_url_path?: FilterEqualTypeInput | null | undefined;
  /** Name. */
  name?: FilterMatchTypeInput | null | undefined;
  /** Description. */
  description?: FilterMatchTypeInput | null | undefined;
  /** Short description. */
  short_description?: FilterMatchTypeInput | null | undefined;
  /** Price in the current currency. */
  price?: FilterRangeTypeInput | null | undefined;
  /** Stock keeping unit. */
  sku?: FilterEqualTypeInput | null | undefined;
  /** Last part of the address. */
  url_key?: FilterEqualTypeInput | null | undefined;
  /** Price of one square foot in the current currency, for products sold by area. */
  price_per_sq_ft?: FilterRangeTypeInput | null | undefined;
  /** Price of one square metre in the current currency, for products sold by area. */
  price_per_m2?: FilterRangeTypeInput | null | undefined;
};

export type GetNavigationQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: ProductAttributeFilterInput | null | undefined;
  withSwatches: boolean;
}>;


export type GetNavigationQuery = { products: { total_count: number | null, aggregations: Array<{ attribute_code: string, label: string | null, count: number | null, position: number | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null, filters?: Array<{ request_var: string | null, filter_items: Array<
        | { value_string: string | null, swatch_data: { value: string | null } | null }
        | Record<PropertyKey, never>
       | null> | null } | null> | null, sort_fields: { default: string | null, options: Array<{ label: string | null, value: string | null } | null> | null } | null } | null };

export const GetNavigationDocument = "query getNavigation($search:String$filter:ProductAttributeFilterInput$withSwatches:Boolean!){products(search:$search filter:$filter pageSize:1 currentPage:1){total_count aggregations{attribute_code label count position options{label value count}}filters@include(if:$withSwatches){request_var filter_items{...on SwatchLayerFilterItem{value_string swatch_data{value}}}}sort_fields{default options{label value}}}}" as TypedDocument<GetNavigationQuery, GetNavigationQueryVariables>;
