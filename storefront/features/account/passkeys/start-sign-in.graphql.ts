// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StartPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeySignInMutation = { startPasskeySignIn: { challenge: string, rp_id: string } | null };

export const StartPasskeySignInDocument = "mutation startPasskeySignIn{startPasskeySignIn{challenge rp_id}}" as TypedDocument<StartPasskeySignInMutation, StartPasskeySignInMutationVariables>;
