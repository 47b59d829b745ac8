// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StartPasskeyMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type StartPasskeyMutation = { startPasskey: { challenge: string, rp_id: string, rp_name: string, user_id: string, user_name: string, user_display_name: string, known: Array<string> } | null };

export const StartPasskeyDocument = "mutation startPasskey($password:String){startPasskey(password:$password){challenge rp_id rp_name user_id user_name user_display_name known}}" as TypedDocument<StartPasskeyMutation, StartPasskeyMutationVariables>;
