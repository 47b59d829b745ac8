// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type RemoveCouponMutationVariables = Exact<{
  cartId: string;
}>;


export type RemoveCouponMutation = { removeCouponFromCart: { cart: { id: string } | null } | null };

export const RemoveCouponDocument = "mutation removeCoupon($cartId:String!){removeCouponFromCart(input:{cart_id:$cartId}){cart{id}}}" as TypedDocument<RemoveCouponMutation, RemoveCouponMutationVariables>;
