// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetPayLinkViewQueryVariables = Exact<{
  cartId: string;
}>;


export type GetPayLinkViewQuery = { cart: { store_view_code: string } | null };

export const GetPayLinkViewDocument = "query getPayLinkView($cartId:String!){cart(cart_id:$cartId){store_view_code}}" as TypedDocument<GetPayLinkViewQuery, GetPayLinkViewQueryVariables>;
