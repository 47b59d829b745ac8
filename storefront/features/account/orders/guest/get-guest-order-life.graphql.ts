// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CurrencyEnum = string;

/** Actions of a customer on an order. */
export type OrderActionType =
  /** Add the items of the order to the cart. */
  | 'REORDER'
  /** Cancel it. */
  | 'CANCEL'
  /** Returns; not offered. */
  | 'RETURN';

export type GetGuestOrderLifeQueryVariables = Exact<{
  token: string;
}>;


export type GetGuestOrderLifeQuery = { storeConfig: { order_cancellation_reasons: Array<{ description: string } | null> } | null, guestOrderByToken: { token: string, id: string, available_actions: Array<OrderActionType | null>, comments: Array<{ message: string, timestamp: string } | null> | null, shipments: Array<{ number: string, items: Array<
        | { product_name: string | null, product_sku: string, quantity_shipped: number, order_item:
            | { id: string }
            | { id: string }
            | { id: string }
            | { id: string }
           | null }
        | { product_name: string | null, product_sku: string, quantity_shipped: number, order_item:
            | { id: string }
            | { id: string }
            | { id: string }
            | { id: string }
           | null }
       | null> | null, tracking: Array<{ title: string, number: string | null } | null> | null } | null> | null, invoices: Array<{ number: string, total: { grand_total: { currency: CurrencyEnum | null, value: number | null } } | null } | null>, credit_memos: Array<{ number: string, total: { grand_total: { currency: CurrencyEnum | null, value: number | null } } | null } | null> | null } };

export type OrderLifeFragment = { token: string, id: string, available_actions: Array<OrderActionType | null>, comments: Array<{ message: string, timestamp: string } | null> | null, shipments: Array<{ number: string, items: Array<
      | { product_name: string | null, product_sku: string, quantity_shipped: number, order_item:
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
         | null }
      | { product_name: string | null, product_sku: string, quantity_shipped: number, order_item:
          | { id: string }
          | { id: string }
          | { id: string }
          | { id: string }
         | null }
     | null> | null, tracking: Array<{ title: string, number: string | null } | null> | null } | null> | null, invoices: Array<{ number: string, total: { grand_total: { currency: CurrencyEnum | null, value: number | null } } | null } | null>, credit_memos: Array<{ number: string, total: { grand_total: { currency: CurrencyEnum | null, value: number | null } } | null } | null> | null };

export const GetGuestOrderLifeDocument = "query getGuestOrderLife($token:String!){storeConfig{order_cancellation_reasons{description}}guestOrderByToken(input:{token:$token}){...OrderLife}}fragment OrderLife on CustomerOrder{token id available_actions comments{message timestamp}shipments{number items{order_item{id}product_name product_sku quantity_shipped}tracking{title number}}invoices{number total{grand_total{currency value}}}credit_memos{number total{grand_total{currency value}}}}" as TypedDocument<GetGuestOrderLifeQuery, GetGuestOrderLifeQueryVariables>;
