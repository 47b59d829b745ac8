// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type RequestGuestLaterCancelMutationVariables = Exact<{
  token: string;
  reason: string;
}>;


export type RequestGuestLaterCancelMutation = { requestGuestLaterCancel: { errorV2: { message: string } | null } | null };

export const RequestGuestLaterCancelDocument = "mutation requestGuestLaterCancel($token:String!$reason:String!){requestGuestLaterCancel(input:{token:$token reason:$reason}){errorV2{message}}}" as TypedDocument<RequestGuestLaterCancelMutation, RequestGuestLaterCancelMutationVariables>;
