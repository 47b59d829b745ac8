// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetPasskeysQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPasskeysQuery = { customerPasskeys: Array<{ id: string, name: string, created_at: string, last_used_at: string | null }> | null };

export const GetPasskeysDocument = "query getPasskeys{customerPasskeys{id name created_at last_used_at}}" as TypedDocument<GetPasskeysQuery, GetPasskeysQueryVariables>;
