// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CurrencyEnum = string;

export type GetSamplesQueryVariables = Exact<{
  skus: Array<string> | string;
}>;


export type GetSamplesQuery = { samples: { free_pieces: number, free_days: number, free_left: number | null, items: Array<{ product_sku: string, sku: string, name: string, size: string | null, is_in_stock: boolean, price: { value: number | null, currency: CurrencyEnum | null } }> } | null };

export const GetSamplesDocument = "query GetSamples($skus:[String!]!){samples(skus:$skus){free_pieces free_days free_left items{product_sku sku name size is_in_stock price{value currency}}}}" as TypedDocument<GetSamplesQuery, GetSamplesQueryVariables>;
