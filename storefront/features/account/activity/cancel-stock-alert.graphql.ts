// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CancelStockAlertMutationVariables = Exact<{
  token: string;
}>;


export type CancelStockAlertMutation = { cancelStockAlert: boolean };

export const CancelStockAlertDocument = "mutation cancelStockAlert($token:ID!){cancelStockAlert(token:$token)}" as TypedDocument<CancelStockAlertMutation, CancelStockAlertMutationVariables>;
