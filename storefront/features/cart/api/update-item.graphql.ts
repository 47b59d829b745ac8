// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type UpdateItemMutationVariables = Exact<{
  cartId: string;
  itemId: string;
  quantity: number;
}>;


export type UpdateItemMutation = { updateCartItems: { cart: { id: string } } | null };

export const UpdateItemDocument = "mutation updateItem($cartId:String!$itemId:ID!$quantity:Float!){updateCartItems(input:{cart_id:$cartId cart_items:[{cart_item_uid:$itemId quantity:$quantity}]}){cart{id}}}" as TypedDocument<UpdateItemMutation, UpdateItemMutationVariables>;
