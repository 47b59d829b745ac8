// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type RenamePasskeyMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenamePasskeyMutation = { renamePasskey: { id: string } | null };

export const RenamePasskeyDocument = "mutation renamePasskey($id:ID!$name:String!){renamePasskey(id:$id name:$name){id}}" as TypedDocument<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
