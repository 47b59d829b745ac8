// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** A new passkey, as its browser tells of it; bytes are base64url. */
export type PasskeyAttestationInput = {
  /** Credential. */
  id: string;
  /** Client data, as the browser made them. */
  client_data_json: string;
  /** Attestation object. */
  attestation_object: string;
  /** How the passkey is reached, like `internal`. */
  transports?: Array<string> | null | undefined;
  /** What its customer calls it. */
  name: string;
};

export type AddPasskeyMutationVariables = Exact<{
  input: PasskeyAttestationInput;
}>;


export type AddPasskeyMutation = { addPasskey: { id: string } | null };

export const AddPasskeyDocument = "mutation addPasskey($input:PasskeyAttestationInput!){addPasskey(input:$input){id}}" as TypedDocument<AddPasskeyMutation, AddPasskeyMutationVariables>;
