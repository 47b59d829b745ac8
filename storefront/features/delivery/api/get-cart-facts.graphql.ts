// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetCartFactsQueryVariables = Exact<{
  cartId: string;
}>;


export type GetCartFactsQuery = { cartFinalSale: Array<string>, cartDelivery: Array<{ carrier_code: string, method_code: string, delivery: { from: string, to: string }, later: { from: string, to: string } | null }> };

export const GetCartFactsDocument = "query getCartFacts($cartId:String!){cartFinalSale(cart_id:$cartId)cartDelivery(cart_id:$cartId){carrier_code method_code delivery{from to}later{from to}}}" as TypedDocument<GetCartFactsQuery, GetCartFactsQueryVariables>;
