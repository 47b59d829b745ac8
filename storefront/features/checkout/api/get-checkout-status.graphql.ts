// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type { CurrencyEnum } from '#contract/generated/schema-types.ts';
import type { CurrencyEnum } from '#contract/generated/schema-types.ts';

export type GetCheckoutStatusQueryVariables = Exact<{
  cartId: string;
}>;


export type GetCheckoutStatusQuery = { cart: { id: string, is_virtual: boolean, billing_address: { city: string } | null, shipping_addresses: Array<{ available_shipping_methods: Array<{ carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, available: boolean, error_message: string | null, amount: { currency: CurrencyEnum | null, value: number | null } } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, amount: { currency: CurrencyEnum | null, value: number | null } } | null } | null>, available_payment_methods: Array<{ code: string, title: string } | null> | null, prices: { grand_total: { currency: CurrencyEnum | null, value: number | null } | null, subtotal_excluding_tax: { currency: CurrencyEnum | null, value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { currency: CurrencyEnum | null, value: number | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { currency: CurrencyEnum | null, value: number | null } } | null> | null } | null } | null };

export const GetCheckoutStatusDocument = "query getCheckoutStatus($cartId:String!){cart(cart_id:$cartId){id is_virtual billing_address{city}shipping_addresses{available_shipping_methods{carrier_code carrier_title method_code method_title available error_message amount{currency value}}selected_shipping_method{carrier_code method_code amount{currency value}}}available_payment_methods{code title}prices{grand_total{currency value}subtotal_excluding_tax{currency value}discounts{label coupon{code}amount{currency value}}applied_taxes{label amount{currency value}}}}}" as TypedDocument<GetCheckoutStatusQuery, GetCheckoutStatusQueryVariables>;
