// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Changes of a company member (of Adobe Commerce). */
export type CompanyUserUpdateInput = {
  /** Id of the member. */
  id: string;
  /** The role. */
  role_id: string;
  /** Maximum order total of a buyer without approval; unlimited by default (an extension of this shop). */
  order_limit?: number | null | undefined;
};

export type UpdateUserMutationVariables = Exact<{
  input: CompanyUserUpdateInput;
}>;


export type UpdateUserMutation = { updateCompanyUser: { company: { id: string } } | null };

export const UpdateUserDocument = "mutation updateUser($input:CompanyUserUpdateInput!){updateCompanyUser(input:$input){company{id}}}" as TypedDocument<UpdateUserMutation, UpdateUserMutationVariables>;
