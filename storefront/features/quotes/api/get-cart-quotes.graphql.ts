// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CurrencyEnum = string;

/** Why a line of a cart has, or has not, the price of a quote (an extension of this shop). */
export type CartQuoteState =
  /** It has the price. */
  | 'QUOTED'
  /** The quote has another quantity. */
  | 'QUANTITY'
  /** The quote has another variant. */
  | 'VARIANT'
  /** The quote is in another currency. */
  | 'CURRENCY'
  /** The quote is over. */
  | 'ENDED';

export type GetCartQuotesQueryVariables = Exact<{
  cartId: string;
}>;


export type GetCartQuotesQuery = { cartQuotes: Array<{ uid: string, quote_number: string, state: CartQuoteState, quantity: number, valid_until: string, has_list_price: boolean, price: { value: number | null, currency: CurrencyEnum | null } }> };

export const GetCartQuotesDocument = "query getCartQuotes($cartId:String!){cartQuotes(cart_id:$cartId){uid quote_number state quantity price{value currency}valid_until has_list_price}}" as TypedDocument<GetCartQuotesQuery, GetCartQuotesQueryVariables>;
