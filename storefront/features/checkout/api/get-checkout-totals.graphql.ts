// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Currencies known to the contract; the shop itself sells in CAD and USD. */
export type CurrencyEnum =
  /** Canadian dollar. */
  | 'CAD'
  /** United States dollar. */
  | 'USD';

export type GetCheckoutTotalsQueryVariables = Exact<{
  cartId: string;
}>;


export type GetCheckoutTotalsQuery = { cart: { id: string, email: string | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, shipping_addresses: Array<{ selected_shipping_method: { carrier_code: string, method_code: string, carrier_title: string, method_title: string, amount: { currency: CurrencyEnum | null, value: number | null } } | null } | null>, prices: { grand_total: { currency: CurrencyEnum | null, value: number | null } | null, subtotal_excluding_tax: { currency: CurrencyEnum | null, value: number | null } | null, applied_taxes: Array<{ label: string, amount: { currency: CurrencyEnum | null, value: number | null } } | null> | null } | null } | null };

export const GetCheckoutTotalsDocument = "query getCheckoutTotals($cartId:String!){cart(cart_id:$cartId){id email available_payment_methods{code title}shipping_addresses{selected_shipping_method{carrier_code method_code carrier_title method_title amount{currency value}}}prices{grand_total{currency value}subtotal_excluding_tax{currency value}applied_taxes{label amount{currency value}}}}}" as TypedDocument<GetCheckoutTotalsQuery, GetCheckoutTotalsQueryVariables>;
