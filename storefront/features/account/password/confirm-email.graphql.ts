// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** The proof of an email address. */
export type ConfirmEmailInput = {
  /** Email address that received the link. */
  email: string;
  /** From the link. */
  confirmation_key: string;
};

export type ConfirmEmailMutationVariables = Exact<{
  input: ConfirmEmailInput;
}>;


export type ConfirmEmailMutation = { confirmEmail: { customer: { email: string | null } } | null };

export const ConfirmEmailDocument = "mutation confirmEmail($input:ConfirmEmailInput!){confirmEmail(input:$input){customer{email}}}" as TypedDocument<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
