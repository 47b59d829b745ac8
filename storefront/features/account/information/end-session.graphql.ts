// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type EndOwnSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndOwnSessionMutation = { endCustomerSession: boolean | null };

export const EndOwnSessionDocument = "mutation endOwnSession($id:ID!){endCustomerSession(id:$id)}" as TypedDocument<EndOwnSessionMutation, EndOwnSessionMutationVariables>;
