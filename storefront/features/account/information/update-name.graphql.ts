// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type UpdateCustomerNameMutationVariables = Exact<{
  firstname: string;
  lastname: string;
}>;


export type UpdateCustomerNameMutation = { updateCustomerV2: { customer: { firstname: string | null, lastname: string | null } } | null };

export const UpdateCustomerNameDocument = "mutation updateCustomerName($firstname:String!$lastname:String!){updateCustomerV2(input:{firstname:$firstname lastname:$lastname}){customer{firstname lastname}}}" as TypedDocument<UpdateCustomerNameMutation, UpdateCustomerNameMutationVariables>;
