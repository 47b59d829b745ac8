// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetOwnSamplesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetOwnSamplesQuery = { customer: { orders: { items: Array<{ number: string, order_date: string, status: string, items: Array<
          | { product_sku: string, product_name: string | null }
          | { product_sku: string, product_name: string | null }
          | { product_sku: string, product_name: string | null }
          | { product_sku: string, product_name: string | null }
         | null> | null } | null> } | null } | null };

export const GetOwnSamplesDocument = "query getOwnSamples{customer{orders(pageSize:50 scope:WEBSITE sort:{sort_field:CREATED_AT sort_direction:DESC}){items{number order_date status items{product_sku product_name}}}}}" as TypedDocument<GetOwnSamplesQuery, GetOwnSamplesQueryVariables>;
