// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AccountChipQueryQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountChipQueryQuery = { customer: { id: number | null, firstname: string | null } | null };

export const AccountChipQueryDocument = "query accountChipQuery{customer{id firstname}}" as TypedDocument<AccountChipQueryQuery, AccountChipQueryQueryVariables>;
