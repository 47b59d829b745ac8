// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** The proof of a passkey, as its browser gives it; bytes are base64url. */
export type PasskeyAssertionInput = {
  /** Credential. */
  id: string;
  /** Client data of the browser. */
  client_data_json: string;
  /** Data signed by the authenticator. */
  authenticator_data: string;
  /** Signature. */
  signature: string;
  /** User handle of the account. */
  user_handle?: string | null | undefined;
};

export type SignInWithPasskeyMutationVariables = Exact<{
  input: PasskeyAssertionInput;
}>;


export type SignInWithPasskeyMutation = { signInWithPasskey: { token: string, email: string } | null };

export const SignInWithPasskeyDocument = "mutation signInWithPasskey($input:PasskeyAssertionInput!){signInWithPasskey(input:$input){token email}}" as TypedDocument<SignInWithPasskeyMutation, SignInWithPasskeyMutationVariables>;
