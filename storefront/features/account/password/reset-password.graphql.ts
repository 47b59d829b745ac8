// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ResetPasswordMutationVariables = Exact<{
  email: string;
  token: string;
  newPassword: string;
}>;


export type ResetPasswordMutation = { resetPassword: boolean | null };

export const ResetPasswordDocument = "mutation resetPassword($email:String!$token:String!$newPassword:String!){resetPassword(email:$email resetPasswordToken:$token newPassword:$newPassword)}" as TypedDocument<ResetPasswordMutation, ResetPasswordMutationVariables>;
