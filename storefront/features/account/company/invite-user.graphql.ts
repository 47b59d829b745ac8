// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Input of an invitation (of Adobe Commerce). */
export type CompanyUserCreateInput = {
  /** Email address of the invitation. */
  email: string;
  /** The role. */
  role_id: string;
  /** Maximum order total of a buyer without approval (an extension of this shop). */
  order_limit?: number | null | undefined;
};

export type InviteUserMutationVariables = Exact<{
  input: CompanyUserCreateInput;
}>;


export type InviteUserMutation = { createCompanyUser: { company: { id: string } } | null };

export const InviteUserDocument = "mutation inviteUser($input:CompanyUserCreateInput!){createCompanyUser(input:$input){company{id}}}" as TypedDocument<InviteUserMutation, InviteUserMutationVariables>;
