// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetAcceptKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAcceptKeysQuery = { authorizeNetAcceptJs: { api_login_id: string, client_key: string, is_sandbox: boolean } | null };

export const GetAcceptKeysDocument = "query getAcceptKeys{authorizeNetAcceptJs{api_login_id client_key is_sandbox}}" as TypedDocument<GetAcceptKeysQuery, GetAcceptKeysQueryVariables>;
