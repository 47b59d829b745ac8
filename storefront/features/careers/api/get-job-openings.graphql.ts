// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetJobOpeningsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetJobOpeningsQuery = { jobOpenings: Array<{ code: string, title: string, summary: string, department: string, department_label: string, where: string, employment_type: string, hours: string, pay: string, posted_on: string, apply_by: string, is_open: boolean, place: { code: string, name: string, street: string, city: string, region_code: string, postcode: string, country_id: string }, salary: { from: number, to: number, per: string, currency: string } }> | null };

export const GetJobOpeningsDocument = "query GetJobOpenings{jobOpenings{code title summary department department_label place{code name street city region_code postcode country_id}where employment_type hours pay salary{from to per currency}posted_on apply_by is_open}}" as TypedDocument<GetJobOpeningsQuery, GetJobOpeningsQueryVariables>;
