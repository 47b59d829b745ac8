// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetInvitationQueryVariables = Exact<{
  code: string;
}>;


export type GetInvitationQuery = { companyInvitation: { company: string, is_for_you: boolean } | null };

export const GetInvitationDocument = "query getInvitation($code:String!){companyInvitation(code:$code){company is_for_you}}" as TypedDocument<GetInvitationQuery, GetInvitationQueryVariables>;
