// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetProductSupplyQueryVariables = Exact<{
  sku: string;
}>;


export type GetProductSupplyQuery = { productSupply: { quantity: number, largest_lot: number | null, later_on: string | null } | null };

export const GetProductSupplyDocument = "query getProductSupply($sku:String!){productSupply(sku:$sku){quantity largest_lot later_on}}" as TypedDocument<GetProductSupplyQuery, GetProductSupplyQueryVariables>;
