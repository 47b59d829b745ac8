// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetOwnLotsQueryVariables = Exact<{
  page: number;
}>;


export type GetOwnLotsQuery = { customer: { orders: { items: Array<{ number: string, items: Array<
          | { lots: Array<{ code: string, quantity: number }> }
          | { lots: Array<{ code: string, quantity: number }> }
          | { lots: Array<{ code: string, quantity: number }> }
          | { lots: Array<{ code: string, quantity: number }> }
         | null> | null } | null> } | null } | null };

export const GetOwnLotsDocument = "query getOwnLots($page:Int!){customer{orders(pageSize:100 currentPage:$page scope:GLOBAL){items{number items{lots{code quantity}}}}}}" as TypedDocument<GetOwnLotsQuery, GetOwnLotsQueryVariables>;
