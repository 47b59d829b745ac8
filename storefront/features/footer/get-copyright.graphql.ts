// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StoreConfigDataQueryVariables = Exact<{ [key: string]: never; }>;


export type StoreConfigDataQuery = { storeConfig: { copyright: string | null } | null };

export const StoreConfigDataDocument = "query storeConfigData{storeConfig{copyright}}" as TypedDocument<StoreConfigDataQuery, StoreConfigDataQueryVariables>;
