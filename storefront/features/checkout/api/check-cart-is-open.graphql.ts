// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CheckCartIsOpenQueryVariables = Exact<{
  cartId: string;
}>;


export type CheckCartIsOpenQuery = { cart: { id: string } | null };

export const CheckCartIsOpenDocument = "query checkCartIsOpen($cartId:String!){cart(cart_id:$cartId){id}}" as TypedDocument<CheckCartIsOpenQuery, CheckCartIsOpenQueryVariables>;
