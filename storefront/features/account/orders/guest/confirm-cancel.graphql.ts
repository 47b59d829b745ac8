// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ConfirmCancelOrderMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type ConfirmCancelOrderMutation = { confirmCancelOrder: { errorV2: { message: string } | null } | null };

export const ConfirmCancelOrderDocument = "mutation confirmCancelOrder($id:ID!$key:String!){confirmCancelOrder(input:{order_id:$id confirmation_key:$key}){errorV2{message}}}" as TypedDocument<ConfirmCancelOrderMutation, ConfirmCancelOrderMutationVariables>;
