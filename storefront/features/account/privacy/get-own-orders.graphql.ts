// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CurrencyEnum = string;

export type GetOwnOrdersQueryVariables = Exact<{
  page: number;
}>;


export type GetOwnOrdersQuery = { customer: { orders: { total_count: number | null, items: Array<{ number: string, order_date: string, status: string, email: string | null, total: { grand_total: { currency: CurrencyEnum | null, value: number | null } } | null, items: Array<
          | { product_sku: string, product_name: string | null, quantity_ordered: number | null }
          | { product_sku: string, product_name: string | null, quantity_ordered: number | null }
          | { product_sku: string, product_name: string | null, quantity_ordered: number | null }
          | { product_sku: string, product_name: string | null, quantity_ordered: number | null }
         | null> | null, shipping_address: { firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null } | null, billing_address: { firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null } | null } | null> } | null } | null };

export const GetOwnOrdersDocument = "query getOwnOrders($page:Int!){customer{orders(pageSize:100 currentPage:$page scope:GLOBAL){total_count items{number order_date status email total{grand_total{currency value}}items{product_sku product_name quantity_ordered}shipping_address{firstname lastname street city postcode telephone}billing_address{firstname lastname street city postcode telephone}}}}}" as TypedDocument<GetOwnOrdersQuery, GetOwnOrdersQueryVariables>;
