// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ChangeCustomerPasswordMutationVariables = Exact<{
  current: string;
  next: string;
}>;


export type ChangeCustomerPasswordMutation = { changeCustomerPassword: { email: string | null } | null };

export const ChangeCustomerPasswordDocument = "mutation changeCustomerPassword($current:String!$next:String!){changeCustomerPassword(currentPassword:$current newPassword:$next){email}}" as TypedDocument<ChangeCustomerPasswordMutation, ChangeCustomerPasswordMutationVariables>;
