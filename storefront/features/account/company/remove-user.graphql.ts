// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type RemoveUserMutationVariables = Exact<{
  id: string;
}>;


export type RemoveUserMutation = { deleteCompanyUser: { success: boolean } | null };

export const RemoveUserDocument = "mutation removeUser($id:ID!){deleteCompanyUser(id:$id){success}}" as TypedDocument<RemoveUserMutation, RemoveUserMutationVariables>;
