// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Confirmation status of an account's email address. */
export type ConfirmationStatusEnum =
  /** A link emailed to the address was opened. */
  | 'ACCOUNT_CONFIRMED'
  /** Nothing is proved, and the account may be used all the same. */
  | 'ACCOUNT_CONFIRMATION_NOT_REQUIRED';

export type GetConfirmationQueryVariables = Exact<{ [key: string]: never; }>;


export type GetConfirmationQuery = { customer: { confirmation_status: ConfirmationStatusEnum } | null };

export const GetConfirmationDocument = "query getConfirmation{customer{confirmation_status}}" as TypedDocument<GetConfirmationQuery, GetConfirmationQueryVariables>;
