// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type RemovePasskeyMutationVariables = Exact<{
  id: string;
}>;


export type RemovePasskeyMutation = { removePasskey: boolean | null };

export const RemovePasskeyDocument = "mutation removePasskey($id:ID!){removePasskey(id:$id)}" as TypedDocument<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
