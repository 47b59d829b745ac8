// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CancelInvitationMutationVariables = Exact<{
  id: string;
}>;


export type CancelInvitationMutation = { cancelCompanyInvitation: { success: boolean } | null };

export const CancelInvitationDocument = "mutation cancelInvitation($id:ID!){cancelCompanyInvitation(id:$id){success}}" as TypedDocument<CancelInvitationMutation, CancelInvitationMutationVariables>;
