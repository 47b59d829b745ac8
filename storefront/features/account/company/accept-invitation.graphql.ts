// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AcceptInvitationMutationVariables = Exact<{
  code: string;
}>;


export type AcceptInvitationMutation = { acceptCompanyInvitation: { success: boolean | null } | null };

export const AcceptInvitationDocument = "mutation acceptInvitation($code:String!){acceptCompanyInvitation(input:{code:$code}){success}}" as TypedDocument<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
