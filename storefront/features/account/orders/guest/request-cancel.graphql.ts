// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type RequestGuestOrderCancelMutationVariables = Exact<{
  token: string;
  reason: string;
}>;


export type RequestGuestOrderCancelMutation = { requestGuestOrderCancel: { errorV2: { message: string } | null } | null };

export const RequestGuestOrderCancelDocument = "mutation requestGuestOrderCancel($token:String!$reason:String!){requestGuestOrderCancel(input:{token:$token reason:$reason}){errorV2{message}}}" as TypedDocument<RequestGuestOrderCancelMutation, RequestGuestOrderCancelMutationVariables>;
