// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PlacePurchaseOrderMutationVariables = Exact<{
  cartId: string;
  agreed: Array<number> | number;
}>;


export type PlacePurchaseOrderMutation = { placePurchaseOrder: { purchase_order: { uid: string } } | null };

export const PlacePurchaseOrderDocument = "mutation placePurchaseOrder($cartId:String!$agreed:[Int!]!){placePurchaseOrder(input:{cart_id:$cartId agreement_ids:$agreed}){purchase_order{uid}}}" as TypedDocument<PlacePurchaseOrderMutation, PlacePurchaseOrderMutationVariables>;
