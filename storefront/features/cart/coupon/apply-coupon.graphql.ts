// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ApplyCouponMutationVariables = Exact<{
  cartId: string;
  code: string;
}>;


export type ApplyCouponMutation = { applyCouponToCart: { cart: { id: string } } | null };

export const ApplyCouponDocument = "mutation applyCoupon($cartId:String!$code:String!){applyCouponToCart(input:{cart_id:$cartId coupon_code:$code}){cart{id}}}" as TypedDocument<ApplyCouponMutation, ApplyCouponMutationVariables>;
