// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Whether a product can be bought now. */
export type ProductStockStatus =
  /** It can be bought. */
  | 'IN_STOCK'
  /** It cannot be bought now. */
  | 'OUT_OF_STOCK';

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

export type CurrencyEnum = string;

export type GetNamedProductsQueryVariables = Exact<{
  filter: ProductAttributeFilterInput;
  pageSize: number;
}>;


export type GetNamedProductsQuery = { products: { items: Array<
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
            | { __typename: 'AttributeValue', value: string, code: string }
            | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
           | null> } | null }
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ uid: string | null } | null> | null } | null> | null, variants: Array<{ product: { special_price: number | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null } | null } | null> | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
            | { __typename: 'AttributeValue', value: string, code: string }
            | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
           | null> } | null }
      | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
            | { __typename: 'AttributeValue', value: string, code: string }
            | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
           | null> } | null }
      | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
            | { __typename: 'AttributeValue', value: string, code: string }
            | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
           | null> } | null }
      | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
            | { __typename: 'AttributeValue', value: string, code: string }
            | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
           | null> } | null }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
            | { __typename: 'AttributeValue', value: string, code: string }
            | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
           | null> } | null }
     | null> | null } | null };

type CardAttribute_AttributeValue_Fragment = { __typename: 'AttributeValue', value: string, code: string };

type CardAttribute_AttributeSelectedOptions_Fragment = { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> };

export type CardAttributeFragment =
  | CardAttribute_AttributeValue_Fragment
  | CardAttribute_AttributeSelectedOptions_Fragment
;

export type CardPriceFragment = { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } };

type ProductCard_SimpleProduct_Fragment = { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
      | { __typename: 'AttributeValue', value: string, code: string }
      | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
     | null> } | null };

type ProductCard_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ uid: string | null } | null> | null } | null> | null, variants: Array<{ product: { special_price: number | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } }, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null } | null } | null> | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
      | { __typename: 'AttributeValue', value: string, code: string }
      | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
     | null> } | null };

type ProductCard_GroupedProduct_Fragment = { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
      | { __typename: 'AttributeValue', value: string, code: string }
      | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
     | null> } | null };

type ProductCard_BundleProduct_Fragment = { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
      | { __typename: 'AttributeValue', value: string, code: string }
      | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
     | null> } | null };

type ProductCard_DownloadableProduct_Fragment = { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
      | { __typename: 'AttributeValue', value: string, code: string }
      | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
     | null> } | null };

type ProductCard_VirtualProduct_Fragment = { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
      | { __typename: 'AttributeValue', value: string, code: string }
      | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
     | null> } | null };

export type ProductCardFragment =
  | ProductCard_SimpleProduct_Fragment
  | ProductCard_ConfigurableProduct_Fragment
  | ProductCard_GroupedProduct_Fragment
  | ProductCard_BundleProduct_Fragment
  | ProductCard_DownloadableProduct_Fragment
  | ProductCard_VirtualProduct_Fragment
;

export const GetNamedProductsDocument = "query getNamedProducts($filter:ProductAttributeFilterInput!$pageSize:Int!){products(filter:$filter pageSize:$pageSize currentPage:1){items{...ProductCard}}}fragment CardAttribute on AttributeValueInterface{__typename code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label value}}}fragment CardPrice on ProductPrice{regular_price{value currency}final_price{value currency}}fragment ProductCard on ProductInterface{__typename uid sku name url_key url_suffix stock_status only_x_left_in_stock small_image{url label}media_gallery{url label position disabled}special_price price_range{minimum_price{...CardPrice}maximum_price{final_price{value currency}}}custom_attributesV2(filters:{used_in_product_listing:true}){items{...CardAttribute}}...on ConfigurableProduct{configurable_options{attribute_code values{uid}}variants{product{special_price price_range{minimum_price{...CardPrice}}custom_attributesV2(filters:{used_in_product_listing:true is_filterable:false is_visible_on_front:true}){items{...CardAttribute}}}}}}" as TypedDocument<GetNamedProductsQuery, GetNamedProductsQueryVariables>;
