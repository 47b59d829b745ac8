// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CurrencyEnum = string;

/** State of a quote (an extension of this shop). */
export type PriceQuoteState =
  /** Requested; the shop has not replied yet. */
  | 'REQUESTED'
  /** It has prices, which can be accepted until its last day. */
  | 'ANSWERED'
  /** It is in the cart, or ordered. */
  | 'ACCEPTED'
  /** The shop gives no prices, or the customer did not take them. */
  | 'DECLINED'
  /** Its last day is over. */
  | 'EXPIRED'
  /** Declined by the customer, or withdrawn by the shop. */
  | 'WITHDRAWN';

/** Actor of a quote event (an extension of this shop). */
export type PriceQuoteActor =
  /** The customer. */
  | 'CUSTOMER'
  /** Staff of the shop. */
  | 'STAFF'
  /** The shop by itself. */
  | 'SHOP';

/** A unit of areas (an extension of this shop). */
export type PriceQuoteAreaUnit =
  /** Square feet. */
  | 'SQFT'
  /** Square metres. */
  | 'M2';

export type WithdrawPriceQuoteMutationVariables = Exact<{
  number: string;
}>;


export type WithdrawPriceQuoteMutation = { withdrawPriceQuote: { number: string, state: PriceQuoteState, asked_at: string, note: string | null, message: string | null, shipping_note: string | null, valid_until: string | null, can_accept: boolean, total: { value: number | null, currency: CurrencyEnum | null } | null, lines: Array<{ position: number, sku: string, name: string, options: Array<string>, image: string | null, path: string | null, quantity: number | null, selling_unit: string | null, finish: string | null, area: number | null, area_unit: PriceQuoteAreaUnit | null, note: string | null, order_number: string | null, price: { value: number | null, currency: CurrencyEnum | null } | null, row_total: { value: number | null, currency: CurrencyEnum | null } | null }>, events: Array<{ state: PriceQuoteState, at: string, by: PriceQuoteActor, comment: string | null }> } | null };

export type PriceQuoteFragment = { number: string, state: PriceQuoteState, asked_at: string, note: string | null, message: string | null, shipping_note: string | null, valid_until: string | null, can_accept: boolean, total: { value: number | null, currency: CurrencyEnum | null } | null, lines: Array<{ position: number, sku: string, name: string, options: Array<string>, image: string | null, path: string | null, quantity: number | null, selling_unit: string | null, finish: string | null, area: number | null, area_unit: PriceQuoteAreaUnit | null, note: string | null, order_number: string | null, price: { value: number | null, currency: CurrencyEnum | null } | null, row_total: { value: number | null, currency: CurrencyEnum | null } | null }>, events: Array<{ state: PriceQuoteState, at: string, by: PriceQuoteActor, comment: string | null }> };

export const WithdrawPriceQuoteDocument = "mutation withdrawPriceQuote($number:String!){withdrawPriceQuote(number:$number){...PriceQuote}}fragment PriceQuote on PriceQuote{number state asked_at note message shipping_note valid_until total{value currency}can_accept lines{position sku name options image path quantity selling_unit finish area area_unit note price{value currency}row_total{value currency}order_number}events{state at by comment}}" as TypedDocument<WithdrawPriceQuoteMutation, WithdrawPriceQuoteMutationVariables>;
