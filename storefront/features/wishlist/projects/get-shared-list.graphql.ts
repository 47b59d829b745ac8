// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetSharedListQueryVariables = Exact<{
  code: string;
}>;


export type GetSharedListQuery = { sharedWishlist: { name: string, items: Array<
      | { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, product:
          | { sku: string | null }
          | { sku: string | null }
         | null }
      | { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, configured_variant:
          | { sku: string | null }
          | { sku: string | null }
         | null, configurable_options: Array<{ value_label: string } | null> | null, product:
          | { sku: string | null }
          | { sku: string | null }
         | null }
     | null> } | null };

type ProjectItem_SimpleWishlistItem_Fragment = { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, product:
    | { sku: string | null }
    | { sku: string | null }
   | null };

type ProjectItem_ConfigurableWishlistItem_Fragment = { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, configured_variant:
    | { sku: string | null }
    | { sku: string | null }
   | null, configurable_options: Array<{ value_label: string } | null> | null, product:
    | { sku: string | null }
    | { sku: string | null }
   | null };

export type ProjectItemFragment =
  | ProjectItem_SimpleWishlistItem_Fragment
  | ProjectItem_ConfigurableWishlistItem_Fragment
;

export const GetSharedListDocument = "query getSharedList($code:String!){sharedWishlist(sharing_code:$code){name items{...ProjectItem}}}fragment ProjectItem on WishlistItemInterface{__typename id quantity description product{sku}...on ConfigurableWishlistItem{configured_variant{sku}configurable_options{value_label}}}" as TypedDocument<GetSharedListQuery, GetSharedListQueryVariables>;
