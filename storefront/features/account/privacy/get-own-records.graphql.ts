// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetOwnRecordsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetOwnRecordsQuery = { customerConsents: Array<{ given_at: string, action: string, text_version: string | null, source: string }> | null, customerShowroomVisits: Array<{ number: string, starts_at: string, status: string, showroom: { name: string } }> | null, customerSlabHolds: Array<{ number: string, sku: string, status: string, expires_at: string }> | null, customerSessions: Array<{ created_at: string, expires_at: string, last_seen_at: string, browser: string | null, system: string | null }> | null, customerPasskeys: Array<{ name: string, created_at: string, last_used_at: string | null }> | null };

export const GetOwnRecordsDocument = "query getOwnRecords{customerConsents{given_at action text_version source}customerShowroomVisits{number starts_at status showroom{name}}customerSlabHolds{number sku status expires_at}customerSessions{created_at expires_at last_seen_at browser system}customerPasskeys{name created_at last_used_at}}" as TypedDocument<GetOwnRecordsQuery, GetOwnRecordsQueryVariables>;
