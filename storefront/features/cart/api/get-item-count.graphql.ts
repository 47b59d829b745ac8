// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetItemCountQueryVariables = Exact<{
  cartId: string;
}>;


export type GetItemCountQuery = { cart: { id: string, total_quantity: number, items: Array<
      | { uid: string }
      | { uid: string }
      | { uid: string }
      | { uid: string }
      | { uid: string }
     | null> | null } | null };

export const GetItemCountDocument = "query getItemCount($cartId:String!){cart(cart_id:$cartId){id total_quantity items{uid}}}" as TypedDocument<GetItemCountQuery, GetItemCountQueryVariables>;
