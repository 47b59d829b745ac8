// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Whether a product can be bought now. */
export type ProductStockStatus =
  /** It can be bought. */
  | 'IN_STOCK'
  /** It cannot be bought now. */
  | 'OUT_OF_STOCK';

export type CurrencyEnum = string;

export type GetProductQueryVariables = Exact<{
  urlKey: string;
}>;


export type GetProductQuery = { products: { items: Array<
      | { __typename: 'SimpleProduct', meta_title: string | null, meta_description: string | null, weight: number | null, uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, options: Array<
          | { uid: string }
          | { uid: string }
          | { uid: string }
          | { uid: string }
          | { uid: string }
          | { uid: string }
          | { uid: string }
          | { uid: string }
         | null> | null, description: { html: string } | null, short_description: { html: string } | null, categories: Array<{ uid: string, name: string | null, level: number | null, url_path: string | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, related_products: Array<
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
         | null> | null, media_gallery: Array<
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, custom_attributesV2: { items: Array<
            | { __typename: 'AttributeValue', value: string, code: string }
            | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
           | null> } | null }
      | { __typename: 'ConfigurableProduct', meta_title: string | null, meta_description: string | null, weight: number | null, uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, options: Array<
          | { uid: string }
          | { uid: string }
          | { uid: string }
          | { uid: string }
          | { uid: string }
          | { uid: string }
          | { uid: string }
          | { uid: string }
         | null> | null, configurable_options: Array<{ uid: string, attribute_code: string | null, label: string | null, position: number | null, values: Array<{ uid: string | null, label: string | null, swatch_data:
              | { __typename: 'TextSwatchData', value: string | null }
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
             | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ uid: string, code: string | null } | null> | null, product: { __typename: 'SimpleProduct', weight: number | null, uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, media_gallery: Array<
              | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
             | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null } | null } | null> | null, description: { html: string } | null, short_description: { html: string } | null, categories: Array<{ uid: string, name: string | null, level: number | null, url_path: string | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, related_products: Array<
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
         | null> | null, media_gallery: Array<
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, custom_attributesV2: { items: Array<
            | { __typename: 'AttributeValue', value: string, code: string }
            | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
           | null> } | null }
      | { __typename: 'GroupedProduct', meta_title: string | null, meta_description: string | null, weight: number | null, uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, description: { html: string } | null, short_description: { html: string } | null, categories: Array<{ uid: string, name: string | null, level: number | null, url_path: string | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, related_products: Array<
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
         | null> | null, media_gallery: Array<
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, custom_attributesV2: { items: Array<
            | { __typename: 'AttributeValue', value: string, code: string }
            | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
           | null> } | null }
      | { __typename: 'BundleProduct', meta_title: string | null, meta_description: string | null, weight: number | null, uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, options: Array<
          | { uid: string }
          | { uid: string }
          | { uid: string }
          | { uid: string }
          | { uid: string }
          | { uid: string }
          | { uid: string }
          | { uid: string }
         | null> | null, description: { html: string } | null, short_description: { html: string } | null, categories: Array<{ uid: string, name: string | null, level: number | null, url_path: string | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, related_products: Array<
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
         | null> | null, media_gallery: Array<
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, custom_attributesV2: { items: Array<
            | { __typename: 'AttributeValue', value: string, code: string }
            | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
           | null> } | null }
      | { __typename: 'DownloadableProduct', meta_title: string | null, meta_description: string | null, uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, options: Array<
          | { uid: string }
          | { uid: string }
          | { uid: string }
          | { uid: string }
          | { uid: string }
          | { uid: string }
          | { uid: string }
          | { uid: string }
         | null> | null, description: { html: string } | null, short_description: { html: string } | null, categories: Array<{ uid: string, name: string | null, level: number | null, url_path: string | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, related_products: Array<
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
         | null> | null, media_gallery: Array<
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, custom_attributesV2: { items: Array<
            | { __typename: 'AttributeValue', value: string, code: string }
            | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
           | null> } | null }
      | { __typename: 'VirtualProduct', meta_title: string | null, meta_description: string | null, uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, special_price: number | null, options: Array<
          | { uid: string }
          | { uid: string }
          | { uid: string }
          | { uid: string }
          | { uid: string }
          | { uid: string }
          | { uid: string }
          | { uid: string }
         | null> | null, description: { html: string } | null, short_description: { html: string } | null, categories: Array<{ uid: string, name: string | null, level: number | null, url_path: string | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, related_products: Array<
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
         | null> | null, media_gallery: Array<
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, custom_attributesV2: { items: Array<
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

export const GetProductDocument = "query getProduct($urlKey:String!){products(filter:{url_key:{eq:$urlKey}}pageSize:1 currentPage:1){items{...ProductDetails description{html}short_description{html}meta_title meta_description categories{uid name level url_path breadcrumbs{category_uid category_name category_url_path}}related_products{...ProductCard}...on CustomizableProductInterface{options{uid}}...on ConfigurableProduct{configurable_options{uid attribute_code label position values{uid label swatch_data{__typename value}}}variants{attributes{uid code}product{...ProductDetails}}}}}}fragment CardAttribute on AttributeValueInterface{__typename code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label value}}}fragment CardPrice on ProductPrice{regular_price{value currency}final_price{value currency}}fragment ProductCard on ProductInterface{__typename uid sku name url_key url_suffix stock_status only_x_left_in_stock small_image{url label}media_gallery{url label position disabled}special_price price_range{minimum_price{...CardPrice}maximum_price{final_price{value currency}}}custom_attributesV2(filters:{used_in_product_listing:true}){items{...CardAttribute}}...on ConfigurableProduct{configurable_options{attribute_code values{uid}}variants{product{special_price price_range{minimum_price{...CardPrice}}custom_attributesV2(filters:{used_in_product_listing:true is_filterable:false is_visible_on_front:true}){items{...CardAttribute}}}}}}fragment ProductDetails on ProductInterface{__typename uid sku name url_key url_suffix stock_status only_x_left_in_stock media_gallery{url label position disabled}special_price price_range{minimum_price{...CardPrice}maximum_price{...CardPrice}}price_tiers{quantity final_price{value currency}}custom_attributesV2(filters:{is_visible_on_front:true}){items{...CardAttribute}}...on PhysicalProductInterface{weight}}" as TypedDocument<GetProductQuery, GetProductQueryVariables>;
