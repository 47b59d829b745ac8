// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AddHeldSlabToCartMutationVariables = Exact<{
  cartId: string;
  token: string;
}>;


export type AddHeldSlabToCartMutation = { addHeldSlabToCart: { id: string, total_quantity: number } | null };

export const AddHeldSlabToCartDocument = "mutation addHeldSlabToCart($cartId:String!$token:String!){addHeldSlabToCart(cart_id:$cartId token:$token){id total_quantity}}" as TypedDocument<AddHeldSlabToCartMutation, AddHeldSlabToCartMutationVariables>;
