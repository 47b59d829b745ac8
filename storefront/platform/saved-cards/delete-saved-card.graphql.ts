// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type DeleteSavedCardMutationVariables = Exact<{
  hash: string;
}>;


export type DeleteSavedCardMutation = { deletePaymentToken: { result: boolean } | null };

export const DeleteSavedCardDocument = "mutation deleteSavedCard($hash:String!){deletePaymentToken(public_hash:$hash){result}}" as TypedDocument<DeleteSavedCardMutation, DeleteSavedCardMutationVariables>;
