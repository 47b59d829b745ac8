// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetCustomerDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCustomerDetailsQuery = { customer: { firstname: string | null, lastname: string | null, email: string | null } | null };

export const GetCustomerDetailsDocument = "query getCustomerDetails{customer{firstname lastname email}}" as TypedDocument<GetCustomerDetailsQuery, GetCustomerDetailsQueryVariables>;
