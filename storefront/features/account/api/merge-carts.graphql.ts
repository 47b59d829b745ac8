// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MergeCartsAfterSignInMutationVariables = Exact<{
  source: string;
  destination: string;
}>;


export type MergeCartsAfterSignInMutation = { mergeCarts: { id: string } };

export const MergeCartsAfterSignInDocument = "mutation mergeCartsAfterSignIn($source:String!$destination:String!){mergeCarts(source_cart_id:$source destination_cart_id:$destination){id}}" as TypedDocument<MergeCartsAfterSignInMutation, MergeCartsAfterSignInMutationVariables>;
