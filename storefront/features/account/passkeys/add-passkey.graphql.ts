// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Browser's response for a new passkey; bytes are base64url. */
export type PasskeyAttestationInput = {
  /** Credential. */
  id: string;
  /** Client data of the browser. */
  client_data_json: string;
  /** Attestation object. */
  attestation_object: string;
  /** Transports of the passkey, such as `internal`. */
  transports?: Array<string> | null | undefined;
  /** Name given by the customer. */
  name: string;
};

export type AddPasskeyMutationVariables = Exact<{
  input: PasskeyAttestationInput;
}>;


export type AddPasskeyMutation = { addPasskey: { id: string } | null };

export const AddPasskeyDocument = "mutation addPasskey($input:PasskeyAttestationInput!){addPasskey(input:$input){id}}" as TypedDocument<AddPasskeyMutation, AddPasskeyMutationVariables>;
