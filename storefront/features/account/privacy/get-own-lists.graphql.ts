// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetOwnListsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetOwnListsQuery = { customer: { wishlists: Array<{ name: string | null, items_v2: { items: Array<
          | { description: string | null, quantity: number, product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
          | { description: string | null, quantity: number, product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
          | { description: string | null, quantity: number, product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
          | { description: string | null, quantity: number, product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
          | { description: string | null, quantity: number, product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
          | { description: string | null, quantity: number, product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
         | null> } | null } | null> } | null };

export const GetOwnListsDocument = "query getOwnLists{customer{wishlists{name items_v2(pageSize:100){items{description quantity product{sku}}}}}}" as TypedDocument<GetOwnListsQuery, GetOwnListsQueryVariables>;
