// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Kinds of prices of options. */
export type PriceTypeEnum =
  /** An amount. */
  | 'FIXED'
  /** A part of the price. */
  | 'PERCENT'
  /** Depends on the selection. */
  | 'DYNAMIC';

/** Whether a product can be bought now. */
export type ProductStockStatus =
  /** It can be bought. */
  | 'IN_STOCK'
  /** It cannot be bought now. */
  | 'OUT_OF_STOCK';

export type CurrencyEnum = string;

/** Parts of a date that an option requests. */
export type CustomizableDateTypeEnum =
  /** A day. */
  | 'DATE'
  /** A day with a time. */
  | 'DATE_TIME'
  /** A time of day. */
  | 'TIME';

export type GetProductChoicesQueryVariables = Exact<{
  urlKey: string;
}>;


export type GetProductChoicesQuery = { products: { items: Array<
      | { __typename: 'SimpleProduct', uid: string, options: Array<
          | { __typename: 'CustomizableFieldOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, field: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { __typename: 'CustomizableFileOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { __typename: 'CustomizableAreaOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, area: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { __typename: 'CustomizableDropDownOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, dropDown: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableRadioOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, radio: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableCheckboxOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, checkbox: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableMultipleOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, multiple: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableDateOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, date: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
         | null> | null }
      | { __typename: 'ConfigurableProduct', uid: string, options: Array<
          | { __typename: 'CustomizableFieldOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, field: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { __typename: 'CustomizableFileOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { __typename: 'CustomizableAreaOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, area: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { __typename: 'CustomizableDropDownOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, dropDown: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableRadioOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, radio: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableCheckboxOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, checkbox: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableMultipleOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, multiple: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableDateOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, date: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
         | null> | null }
      | { __typename: 'GroupedProduct', uid: string, items: Array<{ position: number | null, qty: number | null, product:
            | { __typename: 'SimpleProduct', weight: number | null, uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, media_gallery: Array<
                | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
                | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
               | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, custom_attributesV2: { items: Array<
                  | { __typename: 'AttributeValue', value: string, code: string }
                  | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
                 | null> } | null }
            | { __typename: 'ConfigurableProduct', weight: number | null, uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, media_gallery: Array<
                | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
                | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
               | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, custom_attributesV2: { items: Array<
                  | { __typename: 'AttributeValue', value: string, code: string }
                  | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
                 | null> } | null }
            | { __typename: 'GroupedProduct', weight: number | null, uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, media_gallery: Array<
                | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
                | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
               | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, custom_attributesV2: { items: Array<
                  | { __typename: 'AttributeValue', value: string, code: string }
                  | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
                 | null> } | null }
            | { __typename: 'BundleProduct', weight: number | null, uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, media_gallery: Array<
                | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
                | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
               | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, custom_attributesV2: { items: Array<
                  | { __typename: 'AttributeValue', value: string, code: string }
                  | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
                 | null> } | null }
            | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, media_gallery: Array<
                | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
                | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
               | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, custom_attributesV2: { items: Array<
                  | { __typename: 'AttributeValue', value: string, code: string }
                  | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
                 | null> } | null }
            | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, media_gallery: Array<
                | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
                | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
               | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, custom_attributesV2: { items: Array<
                  | { __typename: 'AttributeValue', value: string, code: string }
                  | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
                 | null> } | null }
           | null } | null> | null }
      | { __typename: 'BundleProduct', dynamic_price: boolean | null, uid: string, options: Array<
          | { __typename: 'CustomizableFieldOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, field: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { __typename: 'CustomizableFileOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { __typename: 'CustomizableAreaOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, area: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { __typename: 'CustomizableDropDownOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, dropDown: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableRadioOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, radio: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableCheckboxOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, checkbox: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableMultipleOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, multiple: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableDateOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, date: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
         | null> | null, price_details: { main_final_price: number | null } | null, items: Array<{ uid: string | null, title: string | null, required: boolean | null, type: string | null, position: number | null, options: Array<{ uid: string, label: string | null, position: number | null, is_default: boolean | null, can_change_quantity: boolean | null, quantity: number | null, price: number | null, price_type: PriceTypeEnum | null, product:
              | { uid: string, stock_status: ProductStockStatus | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } } }
              | { uid: string, stock_status: ProductStockStatus | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } } }
              | { uid: string, stock_status: ProductStockStatus | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } } }
              | { uid: string, stock_status: ProductStockStatus | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } } }
              | { uid: string, stock_status: ProductStockStatus | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } } }
              | { uid: string, stock_status: ProductStockStatus | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } } }
             | null } | null> | null } | null> | null }
      | { __typename: 'DownloadableProduct', links_title: string | null, links_purchased_separately: number | null, uid: string, options: Array<
          | { __typename: 'CustomizableFieldOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, field: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { __typename: 'CustomizableFileOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { __typename: 'CustomizableAreaOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, area: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { __typename: 'CustomizableDropDownOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, dropDown: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableRadioOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, radio: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableCheckboxOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, checkbox: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableMultipleOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, multiple: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableDateOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, date: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
         | null> | null, downloadable_product_links: Array<{ uid: string, title: string | null, price: number | null, sort_order: number | null, sample_url: string | null } | null> | null, downloadable_product_samples: Array<{ title: string | null, sample_url: string | null, sort_order: number | null } | null> | null }
      | { __typename: 'VirtualProduct', uid: string, options: Array<
          | { __typename: 'CustomizableFieldOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, field: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { __typename: 'CustomizableFileOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null }
          | { __typename: 'CustomizableAreaOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, area: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { __typename: 'CustomizableDropDownOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, dropDown: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableRadioOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, radio: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableCheckboxOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, checkbox: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableMultipleOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, multiple: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableDateOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, date: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
         | null> | null }
     | null> | null } | null };

type CardAttribute_AttributeValue_Fragment = { __typename: 'AttributeValue', value: string, code: string };

type CardAttribute_AttributeSelectedOptions_Fragment = { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> };

export type CardAttributeFragment =
  | CardAttribute_AttributeValue_Fragment
  | CardAttribute_AttributeSelectedOptions_Fragment
;

export type CardPriceFragment = { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } };

type ProductDetails_SimpleProduct_Fragment = { __typename: 'SimpleProduct', weight: number | null, uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, media_gallery: Array<
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, custom_attributesV2: { items: Array<
      | { __typename: 'AttributeValue', value: string, code: string }
      | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
     | null> } | null };

type ProductDetails_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', weight: number | null, uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, media_gallery: Array<
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, custom_attributesV2: { items: Array<
      | { __typename: 'AttributeValue', value: string, code: string }
      | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
     | null> } | null };

type ProductDetails_GroupedProduct_Fragment = { __typename: 'GroupedProduct', weight: number | null, uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, media_gallery: Array<
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, custom_attributesV2: { items: Array<
      | { __typename: 'AttributeValue', value: string, code: string }
      | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
     | null> } | null };

type ProductDetails_BundleProduct_Fragment = { __typename: 'BundleProduct', weight: number | null, uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, media_gallery: Array<
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, custom_attributesV2: { items: Array<
      | { __typename: 'AttributeValue', value: string, code: string }
      | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
     | null> } | null };

type ProductDetails_DownloadableProduct_Fragment = { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, media_gallery: Array<
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, custom_attributesV2: { items: Array<
      | { __typename: 'AttributeValue', value: string, code: string }
      | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
     | null> } | null };

type ProductDetails_VirtualProduct_Fragment = { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, media_gallery: Array<
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, custom_attributesV2: { items: Array<
      | { __typename: 'AttributeValue', value: string, code: string }
      | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
     | null> } | null };

export type ProductDetailsFragment =
  | ProductDetails_SimpleProduct_Fragment
  | ProductDetails_ConfigurableProduct_Fragment
  | ProductDetails_GroupedProduct_Fragment
  | ProductDetails_BundleProduct_Fragment
  | ProductDetails_DownloadableProduct_Fragment
  | ProductDetails_VirtualProduct_Fragment
;

export const GetProductChoicesDocument = "query getProductChoices($urlKey:String!){products(filter:{url_key:{eq:$urlKey}}pageSize:1 currentPage:1){items{__typename uid ...on CustomizableProductInterface{options{__typename uid title required sort_order ...on CustomizableFieldOption{field:value{price price_type max_characters}}...on CustomizableAreaOption{area:value{price price_type max_characters}}...on CustomizableDateOption{date:value{price price_type type}}...on CustomizableDropDownOption{dropDown:value{uid title price price_type sort_order}}...on CustomizableRadioOption{radio:value{uid title price price_type sort_order}}...on CustomizableCheckboxOption{checkbox:value{uid title price price_type sort_order}}...on CustomizableMultipleOption{multiple:value{uid title price price_type sort_order}}}}...on GroupedProduct{items{position qty product{...ProductDetails}}}...on BundleProduct{dynamic_price price_details{main_final_price}items{uid title required type position options{uid label position is_default can_change_quantity quantity price price_type product{uid stock_status price_range{minimum_price{...CardPrice}}}}}}...on DownloadableProduct{links_title links_purchased_separately downloadable_product_links{uid title price sort_order sample_url}downloadable_product_samples{title sample_url sort_order}}}}}fragment CardAttribute on AttributeValueInterface{__typename code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label value}}}fragment CardPrice on ProductPrice{regular_price{value currency}final_price{value currency}}fragment ProductDetails on ProductInterface{__typename uid sku name url_key url_suffix stock_status only_x_left_in_stock media_gallery{url label position disabled}special_price price_range{minimum_price{...CardPrice}maximum_price{...CardPrice}}price_tiers{quantity final_price{value currency}}custom_attributesV2(filters:{is_visible_on_front:true}){items{...CardAttribute}}...on PhysicalProductInterface{weight}}" as TypedDocument<GetProductChoicesQuery, GetProductChoicesQueryVariables>;
