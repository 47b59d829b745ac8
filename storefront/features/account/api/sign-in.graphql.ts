// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SignInMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type SignInMutation = { generateCustomerToken: { token: string | null } | null };

export const SignInDocument = "mutation signIn($email:String!$password:String!){generateCustomerToken(email:$email password:$password){token}}" as TypedDocument<SignInMutation, SignInMutationVariables>;
