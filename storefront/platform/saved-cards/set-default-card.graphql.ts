// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SetDefaultCardMutationVariables = Exact<{
  hash: string;
}>;


export type SetDefaultCardMutation = { setDefaultPaymentToken: boolean };

export const SetDefaultCardDocument = "mutation setDefaultCard($hash:String!){setDefaultPaymentToken(public_hash:$hash)}" as TypedDocument<SetDefaultCardMutation, SetDefaultCardMutationVariables>;
