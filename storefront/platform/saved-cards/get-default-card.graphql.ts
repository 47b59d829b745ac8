// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetDefaultCardQueryVariables = Exact<{ [key: string]: never; }>;


export type GetDefaultCardQuery = { defaultPaymentToken: string | null };

export const GetDefaultCardDocument = "query getDefaultCard{defaultPaymentToken}" as TypedDocument<GetDefaultCardQuery, GetDefaultCardQueryVariables>;
