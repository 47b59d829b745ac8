// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type RequestPasswordResetEmailMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetEmailMutation = { requestPasswordResetEmail: boolean | null };

export const RequestPasswordResetEmailDocument = "mutation requestPasswordResetEmail($email:String!){requestPasswordResetEmail(email:$email)}" as TypedDocument<RequestPasswordResetEmailMutation, RequestPasswordResetEmailMutationVariables>;
