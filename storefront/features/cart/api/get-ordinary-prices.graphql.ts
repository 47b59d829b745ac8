// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CurrencyEnum = string;

export type GetOrdinaryPricesQueryVariables = Exact<{
  cartId: string;
}>;


export type GetOrdinaryPricesQuery = { cart: { items: Array<
      | { uid: string, prices: { ordinary_price: { currency: CurrencyEnum | null, value: number | null } | null } | null }
      | { uid: string, prices: { ordinary_price: { currency: CurrencyEnum | null, value: number | null } | null } | null }
      | { uid: string, prices: { ordinary_price: { currency: CurrencyEnum | null, value: number | null } | null } | null }
      | { uid: string, prices: { ordinary_price: { currency: CurrencyEnum | null, value: number | null } | null } | null }
      | { uid: string, prices: { ordinary_price: { currency: CurrencyEnum | null, value: number | null } | null } | null }
     | null> | null } | null };

export const GetOrdinaryPricesDocument = "query getOrdinaryPrices($cartId:String!){cart(cart_id:$cartId){items{uid prices{ordinary_price{currency value}}}}}" as TypedDocument<GetOrdinaryPricesQuery, GetOrdinaryPricesQueryVariables>;
