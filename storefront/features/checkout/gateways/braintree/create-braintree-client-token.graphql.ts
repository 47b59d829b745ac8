// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CreateBraintreeClientTokenMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateBraintreeClientTokenMutation = { createBraintreeClientToken: string };

export const CreateBraintreeClientTokenDocument = "mutation createBraintreeClientToken{createBraintreeClientToken}" as TypedDocument<CreateBraintreeClientTokenMutation, CreateBraintreeClientTokenMutationVariables>;
