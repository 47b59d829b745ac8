// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ResendConfirmationEmailMutationVariables = Exact<{
  email: string;
}>;


export type ResendConfirmationEmailMutation = { resendConfirmationEmail: boolean | null };

export const ResendConfirmationEmailDocument = "mutation resendConfirmationEmail($email:String!){resendConfirmationEmail(email:$email)}" as TypedDocument<ResendConfirmationEmailMutation, ResendConfirmationEmailMutationVariables>;
