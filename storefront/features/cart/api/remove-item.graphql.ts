// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type RemoveItemMutationVariables = Exact<{
  cartId: string;
  itemId: string;
}>;


export type RemoveItemMutation = { removeItemFromCart: { cart: { id: string } } | null };

export const RemoveItemDocument = "mutation removeItem($cartId:String!$itemId:ID!){removeItemFromCart(input:{cart_id:$cartId cart_item_uid:$itemId}){cart{id}}}" as TypedDocument<RemoveItemMutation, RemoveItemMutationVariables>;
