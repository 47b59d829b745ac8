// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Somebody to invite (of Adobe Commerce). */
export type CompanyUserCreateInput = {
  /** Where the invitation is sent. */
  email: string;
  /** The role. */
  role_id: string;
  /** Of a buyer: up to which amount they order without a yes (an extension of this shop). */
  order_limit?: number | null | undefined;
};

export type InviteUserMutationVariables = Exact<{
  input: CompanyUserCreateInput;
}>;


export type InviteUserMutation = { createCompanyUser: { company: { id: string } } | null };

export const InviteUserDocument = "mutation inviteUser($input:CompanyUserCreateInput!){createCompanyUser(input:$input){company{id}}}" as TypedDocument<InviteUserMutation, InviteUserMutationVariables>;
