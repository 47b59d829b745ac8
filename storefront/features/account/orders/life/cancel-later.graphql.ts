// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CancelLaterUnitsMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type CancelLaterUnitsMutation = { cancelLaterUnits: { errorV2: { message: string } | null } | null };

export const CancelLaterUnitsDocument = "mutation cancelLaterUnits($id:ID!$reason:String!){cancelLaterUnits(input:{order_id:$id reason:$reason}){errorV2{message}}}" as TypedDocument<CancelLaterUnitsMutation, CancelLaterUnitsMutationVariables>;
