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

export type GetPriceQuotesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPriceQuotesQuery = { customerPriceQuotes: { is_open: boolean, items: Array<{ number: string, state: PriceQuoteState, asked_at: string, valid_until: string | null, total: { value: number | null, currency: CurrencyEnum | null } | null, lines: Array<{ name: string }> }> } | null };

export const GetPriceQuotesDocument = "query getPriceQuotes{customerPriceQuotes{is_open items{number state asked_at valid_until total{value currency}lines{name}}}}" as TypedDocument<GetPriceQuotesQuery, GetPriceQuotesQueryVariables>;
