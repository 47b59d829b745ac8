// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** The proof of a passkey, as its browser gives it; bytes are base64url. */
export type PasskeyAssertionInput = {
  /** Credential. */
  id: string;
  /** Client data, as the browser made them. */
  client_data_json: string;
  /** What the authenticator signed. */
  authenticator_data: string;
  /** Signature. */
  signature: string;
  /** What stands for the account in the passkey. */
  user_handle?: string | null | undefined;
};

export type SignInWithPasskeyMutationVariables = Exact<{
  input: PasskeyAssertionInput;
}>;


export type SignInWithPasskeyMutation = { signInWithPasskey: { token: string, email: string } | null };

export const SignInWithPasskeyDocument = "mutation signInWithPasskey($input:PasskeyAssertionInput!){signInWithPasskey(input:$input){token email}}" as TypedDocument<SignInWithPasskeyMutation, SignInWithPasskeyMutationVariables>;
