// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type UpdateCustomerEmailMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type UpdateCustomerEmailMutation = { updateCustomerEmail: { customer: { email: string | null } } | null };

export const UpdateCustomerEmailDocument = "mutation updateCustomerEmail($email:String!$password:String!){updateCustomerEmail(email:$email password:$password){customer{email}}}" as TypedDocument<UpdateCustomerEmailMutation, UpdateCustomerEmailMutationVariables>;
