// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CancelCustomerOrderMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type CancelCustomerOrderMutation = { cancelOrder: { errorV2: { message: string } | null, order: { status: string } | null } | null };

export const CancelCustomerOrderDocument = "mutation cancelCustomerOrder($id:ID!$reason:String!){cancelOrder(input:{order_id:$id reason:$reason}){errorV2{message}order{status}}}" as TypedDocument<CancelCustomerOrderMutation, CancelCustomerOrderMutationVariables>;
