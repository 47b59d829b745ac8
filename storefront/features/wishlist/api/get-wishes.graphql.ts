// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetWishesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetWishesQuery = { customer: { wishlists: Array<{ id: string | null, items_v2: { items: Array<
          | { id: string, quantity: number, product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
          | { id: string, quantity: number, product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
          | { id: string, quantity: number, product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
          | { id: string, quantity: number, product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
          | { id: string, quantity: number, product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
          | { id: string, quantity: number, configured_variant:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null, configurable_options: Array<{ value_label: string } | null> | null, product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
         | null> } | null } | null> } | null };

export const GetWishesDocument = "query getWishes{customer{wishlists(pageSize:1){id items_v2(pageSize:100){items{id quantity product{sku}...on ConfigurableWishlistItem{configured_variant{sku}configurable_options{value_label}}}}}}}" as TypedDocument<GetWishesQuery, GetWishesQueryVariables>;
