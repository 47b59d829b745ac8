// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetOwnVisitsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetOwnVisitsQuery = { customerShowroomVisits: Array<{ number: string, starts_at: string, status: string, can_change: boolean, showroom: { name: string, url_key: string, street: string, city: string, time_zone: string | null } }> | null };

export const GetOwnVisitsDocument = "query getOwnVisits{customerShowroomVisits{number starts_at status can_change showroom{name url_key street city time_zone}}}" as TypedDocument<GetOwnVisitsQuery, GetOwnVisitsQueryVariables>;
