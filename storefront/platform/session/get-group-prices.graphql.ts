// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetGroupPricesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetGroupPricesQuery = { customer: { has_group_prices: boolean } | null };

export const GetGroupPricesDocument = "query getGroupPrices{customer{has_group_prices}}" as TypedDocument<GetGroupPricesQuery, GetGroupPricesQueryVariables>;
