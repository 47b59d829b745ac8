// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type DeleteOwnAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteOwnAccountMutation = { deleteCustomer: boolean | null };

export const DeleteOwnAccountDocument = "mutation deleteOwnAccount{deleteCustomer}" as TypedDocument<DeleteOwnAccountMutation, DeleteOwnAccountMutationVariables>;
