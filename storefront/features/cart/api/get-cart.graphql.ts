// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Kinds of problems of a line. */
export type CartItemErrorType =
  /** Anything else. */
  | 'UNDEFINED'
  /** The quantity is not available. */
  | 'ITEM_QTY'
  /** The quantity is no multiple of the step. */
  | 'ITEM_INCREMENTS';

/** Whether a product can be bought now. */
export type ProductStockStatus =
  /** It can be bought. */
  | 'IN_STOCK'
  /** It cannot be bought now. */
  | 'OUT_OF_STOCK';

export type CurrencyEnum = string;

export type GetCartQueryVariables = Exact<{
  cartId: string;
}>;


export type GetCartQuery = { cart: { id: string, total_quantity: number, is_virtual: boolean, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { currency: CurrencyEnum | null, value: number | null } | null, subtotal_excluding_tax: { currency: CurrencyEnum | null, value: number | null } | null, subtotal_including_tax: { currency: CurrencyEnum | null, value: number | null } | null, subtotal_with_discount_excluding_tax: { currency: CurrencyEnum | null, value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { currency: CurrencyEnum | null, value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { currency: CurrencyEnum | null, value: number | null } } | null> | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, billing_address: { postcode: string | null, region: { code: string | null } | null, country: { code: string } } | null, shipping_addresses: Array<{ postcode: string | null, region: { code: string | null } | null, country: { code: string }, available_shipping_methods: Array<{ carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, available: boolean, error_message: string | null, amount: { currency: CurrencyEnum | null, value: number | null }, price_incl_tax: { currency: CurrencyEnum | null, value: number | null } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, amount: { currency: CurrencyEnum | null, value: number | null }, price_incl_tax: { currency: CurrencyEnum | null, value: number | null } } | null } | null>, items: Array<
      | { __typename: 'SimpleCartItem', id: string, uid: string, quantity: number, is_available: boolean, max_qty: number | null, customizable_options: Array<{ label: string, values: Array<{ customizable_option_value_uid: string, label: string } | null> } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { currency: CurrencyEnum | null, value: number | null }, original_item_price: { currency: CurrencyEnum | null, value: number | null }, price_including_tax: { currency: CurrencyEnum | null, value: number | null }, row_total: { currency: CurrencyEnum | null, value: number | null }, row_total_including_tax: { currency: CurrencyEnum | null, value: number | null }, total_item_discount: { currency: CurrencyEnum | null, value: number | null } | null } | null, product:
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
         }
      | { __typename: 'ConfigurableCartItem', id: string, uid: string, quantity: number, is_available: boolean, max_qty: number | null, configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, configured_variant:
          | { sku: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { sku: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { sku: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { sku: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { sku: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { sku: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
        , errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { currency: CurrencyEnum | null, value: number | null }, original_item_price: { currency: CurrencyEnum | null, value: number | null }, price_including_tax: { currency: CurrencyEnum | null, value: number | null }, row_total: { currency: CurrencyEnum | null, value: number | null }, row_total_including_tax: { currency: CurrencyEnum | null, value: number | null }, total_item_discount: { currency: CurrencyEnum | null, value: number | null } | null } | null, product:
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
         }
      | { __typename: 'BundleCartItem', id: string, uid: string, quantity: number, is_available: boolean, max_qty: number | null, bundle_options: Array<{ uid: string, label: string, values: Array<{ quantity: number, label: string } | null> } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { currency: CurrencyEnum | null, value: number | null }, original_item_price: { currency: CurrencyEnum | null, value: number | null }, price_including_tax: { currency: CurrencyEnum | null, value: number | null }, row_total: { currency: CurrencyEnum | null, value: number | null }, row_total_including_tax: { currency: CurrencyEnum | null, value: number | null }, total_item_discount: { currency: CurrencyEnum | null, value: number | null } | null } | null, product:
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
         }
      | { __typename: 'DownloadableCartItem', id: string, uid: string, quantity: number, is_available: boolean, max_qty: number | null, links: Array<{ uid: string, title: string | null } | null> | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { currency: CurrencyEnum | null, value: number | null }, original_item_price: { currency: CurrencyEnum | null, value: number | null }, price_including_tax: { currency: CurrencyEnum | null, value: number | null }, row_total: { currency: CurrencyEnum | null, value: number | null }, row_total_including_tax: { currency: CurrencyEnum | null, value: number | null }, total_item_discount: { currency: CurrencyEnum | null, value: number | null } | null } | null, product:
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
         }
      | { __typename: 'VirtualCartItem', id: string, uid: string, quantity: number, is_available: boolean, max_qty: number | null, customizable_options: Array<{ label: string, values: Array<{ customizable_option_value_uid: string, label: string } | null> } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { currency: CurrencyEnum | null, value: number | null }, original_item_price: { currency: CurrencyEnum | null, value: number | null }, price_including_tax: { currency: CurrencyEnum | null, value: number | null }, row_total: { currency: CurrencyEnum | null, value: number | null }, row_total_including_tax: { currency: CurrencyEnum | null, value: number | null }, total_item_discount: { currency: CurrencyEnum | null, value: number | null } | null } | null, product:
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
         }
     | null> | null } | null };

export type CartDetailsFragment = { id: string, total_quantity: number, is_virtual: boolean, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { currency: CurrencyEnum | null, value: number | null } | null, subtotal_excluding_tax: { currency: CurrencyEnum | null, value: number | null } | null, subtotal_including_tax: { currency: CurrencyEnum | null, value: number | null } | null, subtotal_with_discount_excluding_tax: { currency: CurrencyEnum | null, value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { currency: CurrencyEnum | null, value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { currency: CurrencyEnum | null, value: number | null } } | null> | null } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, billing_address: { postcode: string | null, region: { code: string | null } | null, country: { code: string } } | null, shipping_addresses: Array<{ postcode: string | null, region: { code: string | null } | null, country: { code: string }, available_shipping_methods: Array<{ carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, available: boolean, error_message: string | null, amount: { currency: CurrencyEnum | null, value: number | null }, price_incl_tax: { currency: CurrencyEnum | null, value: number | null } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, amount: { currency: CurrencyEnum | null, value: number | null }, price_incl_tax: { currency: CurrencyEnum | null, value: number | null } } | null } | null>, items: Array<
    | { __typename: 'SimpleCartItem', id: string, uid: string, quantity: number, is_available: boolean, max_qty: number | null, customizable_options: Array<{ label: string, values: Array<{ customizable_option_value_uid: string, label: string } | null> } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { currency: CurrencyEnum | null, value: number | null }, original_item_price: { currency: CurrencyEnum | null, value: number | null }, price_including_tax: { currency: CurrencyEnum | null, value: number | null }, row_total: { currency: CurrencyEnum | null, value: number | null }, row_total_including_tax: { currency: CurrencyEnum | null, value: number | null }, total_item_discount: { currency: CurrencyEnum | null, value: number | null } | null } | null, product:
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
       }
    | { __typename: 'ConfigurableCartItem', id: string, uid: string, quantity: number, is_available: boolean, max_qty: number | null, configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, configured_variant:
        | { sku: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { sku: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { sku: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { sku: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { sku: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { sku: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
      , errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { currency: CurrencyEnum | null, value: number | null }, original_item_price: { currency: CurrencyEnum | null, value: number | null }, price_including_tax: { currency: CurrencyEnum | null, value: number | null }, row_total: { currency: CurrencyEnum | null, value: number | null }, row_total_including_tax: { currency: CurrencyEnum | null, value: number | null }, total_item_discount: { currency: CurrencyEnum | null, value: number | null } | null } | null, product:
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
       }
    | { __typename: 'BundleCartItem', id: string, uid: string, quantity: number, is_available: boolean, max_qty: number | null, bundle_options: Array<{ uid: string, label: string, values: Array<{ quantity: number, label: string } | null> } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { currency: CurrencyEnum | null, value: number | null }, original_item_price: { currency: CurrencyEnum | null, value: number | null }, price_including_tax: { currency: CurrencyEnum | null, value: number | null }, row_total: { currency: CurrencyEnum | null, value: number | null }, row_total_including_tax: { currency: CurrencyEnum | null, value: number | null }, total_item_discount: { currency: CurrencyEnum | null, value: number | null } | null } | null, product:
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
       }
    | { __typename: 'DownloadableCartItem', id: string, uid: string, quantity: number, is_available: boolean, max_qty: number | null, links: Array<{ uid: string, title: string | null } | null> | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { currency: CurrencyEnum | null, value: number | null }, original_item_price: { currency: CurrencyEnum | null, value: number | null }, price_including_tax: { currency: CurrencyEnum | null, value: number | null }, row_total: { currency: CurrencyEnum | null, value: number | null }, row_total_including_tax: { currency: CurrencyEnum | null, value: number | null }, total_item_discount: { currency: CurrencyEnum | null, value: number | null } | null } | null, product:
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
       }
    | { __typename: 'VirtualCartItem', id: string, uid: string, quantity: number, is_available: boolean, max_qty: number | null, customizable_options: Array<{ label: string, values: Array<{ customizable_option_value_uid: string, label: string } | null> } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { currency: CurrencyEnum | null, value: number | null }, original_item_price: { currency: CurrencyEnum | null, value: number | null }, price_including_tax: { currency: CurrencyEnum | null, value: number | null }, row_total: { currency: CurrencyEnum | null, value: number | null }, row_total_including_tax: { currency: CurrencyEnum | null, value: number | null }, total_item_discount: { currency: CurrencyEnum | null, value: number | null } | null } | null, product:
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
        | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', value: string, code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
             | null> } | null }
       }
   | null> | null };

type CartLine_SimpleCartItem_Fragment = { __typename: 'SimpleCartItem', id: string, uid: string, quantity: number, is_available: boolean, max_qty: number | null, customizable_options: Array<{ label: string, values: Array<{ customizable_option_value_uid: string, label: string } | null> } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { currency: CurrencyEnum | null, value: number | null }, original_item_price: { currency: CurrencyEnum | null, value: number | null }, price_including_tax: { currency: CurrencyEnum | null, value: number | null }, row_total: { currency: CurrencyEnum | null, value: number | null }, row_total_including_tax: { currency: CurrencyEnum | null, value: number | null }, total_item_discount: { currency: CurrencyEnum | null, value: number | null } | null } | null, product:
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
   };

type CartLine_ConfigurableCartItem_Fragment = { __typename: 'ConfigurableCartItem', id: string, uid: string, quantity: number, is_available: boolean, max_qty: number | null, configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, configured_variant:
    | { sku: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { sku: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { sku: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { sku: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { sku: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { sku: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
  , errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { currency: CurrencyEnum | null, value: number | null }, original_item_price: { currency: CurrencyEnum | null, value: number | null }, price_including_tax: { currency: CurrencyEnum | null, value: number | null }, row_total: { currency: CurrencyEnum | null, value: number | null }, row_total_including_tax: { currency: CurrencyEnum | null, value: number | null }, total_item_discount: { currency: CurrencyEnum | null, value: number | null } | null } | null, product:
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
   };

type CartLine_BundleCartItem_Fragment = { __typename: 'BundleCartItem', id: string, uid: string, quantity: number, is_available: boolean, max_qty: number | null, bundle_options: Array<{ uid: string, label: string, values: Array<{ quantity: number, label: string } | null> } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { currency: CurrencyEnum | null, value: number | null }, original_item_price: { currency: CurrencyEnum | null, value: number | null }, price_including_tax: { currency: CurrencyEnum | null, value: number | null }, row_total: { currency: CurrencyEnum | null, value: number | null }, row_total_including_tax: { currency: CurrencyEnum | null, value: number | null }, total_item_discount: { currency: CurrencyEnum | null, value: number | null } | null } | null, product:
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
   };

type CartLine_DownloadableCartItem_Fragment = { __typename: 'DownloadableCartItem', id: string, uid: string, quantity: number, is_available: boolean, max_qty: number | null, links: Array<{ uid: string, title: string | null } | null> | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { currency: CurrencyEnum | null, value: number | null }, original_item_price: { currency: CurrencyEnum | null, value: number | null }, price_including_tax: { currency: CurrencyEnum | null, value: number | null }, row_total: { currency: CurrencyEnum | null, value: number | null }, row_total_including_tax: { currency: CurrencyEnum | null, value: number | null }, total_item_discount: { currency: CurrencyEnum | null, value: number | null } | null } | null, product:
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
   };

type CartLine_VirtualCartItem_Fragment = { __typename: 'VirtualCartItem', id: string, uid: string, quantity: number, is_available: boolean, max_qty: number | null, customizable_options: Array<{ label: string, values: Array<{ customizable_option_value_uid: string, label: string } | null> } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { currency: CurrencyEnum | null, value: number | null }, original_item_price: { currency: CurrencyEnum | null, value: number | null }, price_including_tax: { currency: CurrencyEnum | null, value: number | null }, row_total: { currency: CurrencyEnum | null, value: number | null }, row_total_including_tax: { currency: CurrencyEnum | null, value: number | null }, total_item_discount: { currency: CurrencyEnum | null, value: number | null } | null } | null, product:
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
    | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, image: { url: string | null } | null, thumbnail: { url: string | null, label: string | null } | null, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null }
   };

export type CartLineFragment =
  | CartLine_SimpleCartItem_Fragment
  | CartLine_ConfigurableCartItem_Fragment
  | CartLine_BundleCartItem_Fragment
  | CartLine_DownloadableCartItem_Fragment
  | CartLine_VirtualCartItem_Fragment
;

export const GetCartDocument = "query GetCart($cartId:String!){cart(cart_id:$cartId){...CartDetails}}fragment CartDetails on Cart{id total_quantity is_virtual applied_coupons{code}prices{grand_total{currency value}subtotal_excluding_tax{currency value}subtotal_including_tax{currency value}subtotal_with_discount_excluding_tax{currency value}discounts{label coupon{code}amount{currency value}}applied_taxes{label amount{currency value}}}available_payment_methods{code title}billing_address{postcode region{code}country{code}}shipping_addresses{postcode region{code}country{code}available_shipping_methods{carrier_code carrier_title method_code method_title available error_message amount{currency value}price_incl_tax{currency value}}selected_shipping_method{carrier_code carrier_title method_code method_title amount{currency value}price_incl_tax{currency value}}}items{...CartLine}}fragment CartLine on CartItemInterface{__typename id uid quantity is_available max_qty errors{code message}prices{price{currency value}original_item_price{currency value}price_including_tax{currency value}row_total{currency value}row_total_including_tax{currency value}total_item_discount{currency value}}product{uid sku name url_key url_suffix stock_status image{url}thumbnail{url label}custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label value}}}}}...on SimpleCartItem{customizable_options{label values{customizable_option_value_uid label}}}...on VirtualCartItem{customizable_options{label values{customizable_option_value_uid label}}}...on DownloadableCartItem{links{uid title}}...on BundleCartItem{bundle_options{uid label values{quantity label}}}...on ConfigurableCartItem{configurable_options{configurable_product_option_value_uid option_label value_label}configured_variant{sku stock_status image{url}thumbnail{url label}custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label value}}}}}}}" as TypedDocument<GetCartQuery, GetCartQueryVariables>;
