// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Kinds of problems when placing an order. */
export type PlaceOrderErrorCodes =
  /** The cart is unknown. */
  | 'CART_NOT_FOUND'
  /** The cart was ordered already. */
  | 'CART_NOT_ACTIVE'
  /** The guest gave no email address. */
  | 'GUEST_EMAIL_MISSING'
  /** The order could not be placed. */
  | 'UNABLE_TO_PLACE_ORDER'
  /** Anything else. */
  | 'UNDEFINED';

export type CountryCodeEnum = string;

export type CurrencyEnum = string;

export type PlaceOrderMutationVariables = Exact<{
  cartId: string;
}>;


export type PlaceOrderMutation = { placeOrder: { errors: Array<{ code: PlaceOrderErrorCodes, message: string } | null>, orderV2: { id: string, number: string, order_date: string, email: string | null, shipping_method: string | null, payment_methods: Array<{ name: string, type: string } | null> | null, shipping_address: { firstname: string, lastname: string, prefix: string | null, middlename: string | null, suffix: string | null, company: string | null, fax: string | null, vat_id: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null } | null, billing_address: { firstname: string, lastname: string, prefix: string | null, middlename: string | null, suffix: string | null, company: string | null, fax: string | null, vat_id: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null } | null, items: Array<
        | { product_sku: string, product_name: string | null, quantity_ordered: number | null, product_type: string | null, product_sale_price: { currency: CurrencyEnum | null, value: number | null }, prices: { row_total_including_tax: { currency: CurrencyEnum | null, value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
            | { thumbnail: { url: string | null } | null }
            | { thumbnail: { url: string | null } | null }
            | { thumbnail: { url: string | null } | null }
            | { thumbnail: { url: string | null } | null }
            | { thumbnail: { url: string | null } | null }
            | { thumbnail: { url: string | null } | null }
           | null }
        | { product_sku: string, product_name: string | null, quantity_ordered: number | null, product_type: string | null, product_sale_price: { currency: CurrencyEnum | null, value: number | null }, prices: { row_total_including_tax: { currency: CurrencyEnum | null, value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
            | { thumbnail: { url: string | null } | null }
            | { thumbnail: { url: string | null } | null }
            | { thumbnail: { url: string | null } | null }
            | { thumbnail: { url: string | null } | null }
            | { thumbnail: { url: string | null } | null }
            | { thumbnail: { url: string | null } | null }
           | null }
        | { product_sku: string, product_name: string | null, quantity_ordered: number | null, product_type: string | null, bundle_options: Array<{ label: string, values: Array<{ product_name: string, quantity: number } | null> | null } | null> | null, product_sale_price: { currency: CurrencyEnum | null, value: number | null }, prices: { row_total_including_tax: { currency: CurrencyEnum | null, value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
            | { thumbnail: { url: string | null } | null }
            | { thumbnail: { url: string | null } | null }
            | { thumbnail: { url: string | null } | null }
            | { thumbnail: { url: string | null } | null }
            | { thumbnail: { url: string | null } | null }
            | { thumbnail: { url: string | null } | null }
           | null }
        | { product_sku: string, product_name: string | null, quantity_ordered: number | null, product_type: string | null, downloadable_links: Array<{ title: string | null } | null> | null, product_sale_price: { currency: CurrencyEnum | null, value: number | null }, prices: { row_total_including_tax: { currency: CurrencyEnum | null, value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
            | { thumbnail: { url: string | null } | null }
            | { thumbnail: { url: string | null } | null }
            | { thumbnail: { url: string | null } | null }
            | { thumbnail: { url: string | null } | null }
            | { thumbnail: { url: string | null } | null }
            | { thumbnail: { url: string | null } | null }
           | null }
       | null> | null, total: { subtotal_excl_tax: { currency: CurrencyEnum | null, value: number | null }, subtotal_incl_tax: { currency: CurrencyEnum | null, value: number | null }, total_shipping: { currency: CurrencyEnum | null, value: number | null }, shipping_handling: { amount_including_tax: { currency: CurrencyEnum | null, value: number | null } | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { currency: CurrencyEnum | null, value: number | null } } | null> | null, taxes: Array<{ title: string, amount: { currency: CurrencyEnum | null, value: number | null } } | null> | null, grand_total: { currency: CurrencyEnum | null, value: number | null } } | null } | null } | null };

export const PlaceOrderDocument = "mutation placeOrder($cartId:String!){placeOrder(input:{cart_id:$cartId}){errors{code message}orderV2{id number order_date email shipping_method payment_methods{name type}shipping_address{firstname lastname prefix middlename suffix company fax vat_id street city region postcode country_code telephone}billing_address{firstname lastname prefix middlename suffix company fax vat_id street city region postcode country_code telephone}items{product_sku product_name quantity_ordered product_sale_price{currency value}prices{row_total_including_tax{currency value}}product_type selected_options{label value}entered_options{label value}...on BundleOrderItem{bundle_options{label values{product_name quantity}}}...on DownloadableOrderItem{downloadable_links{title}}product{thumbnail{url}}}total{subtotal_excl_tax{currency value}subtotal_incl_tax{currency value}total_shipping{currency value}shipping_handling{amount_including_tax{currency value}}discounts{label coupon{code}amount{currency value}}taxes{title amount{currency value}}grand_total{currency value}}}}}" as TypedDocument<PlaceOrderMutation, PlaceOrderMutationVariables>;
