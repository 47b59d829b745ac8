// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Unit of areas (an extension of this shop). */
export type WishlistAreaUnit =
  /** Square feet. */
  | 'SQ_FT'
  /** Square metres. */
  | 'M2';

export type GetProjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetProjectsQuery = { customer: { wishlists: Array<{ id: string | null, sharing_code: string | null, name: string | null, not_counted: number, items_v2: { items: Array<
          | { __typename: 'BundleWishlistItem', id: string, quantity: number, description: string | null, room_id: string | null, coverage: number | null, is_sample_ordered: boolean, area: { value: number, unit: WishlistAreaUnit, waste_percent: number } | null, unit_price: { value: number | null } | null, planned: { value: number | null } | null, product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
          | { __typename: 'DownloadableWishlistItem', id: string, quantity: number, description: string | null, room_id: string | null, coverage: number | null, is_sample_ordered: boolean, area: { value: number, unit: WishlistAreaUnit, waste_percent: number } | null, unit_price: { value: number | null } | null, planned: { value: number | null } | null, product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
          | { __typename: 'GroupedProductWishlistItem', id: string, quantity: number, description: string | null, room_id: string | null, coverage: number | null, is_sample_ordered: boolean, area: { value: number, unit: WishlistAreaUnit, waste_percent: number } | null, unit_price: { value: number | null } | null, planned: { value: number | null } | null, product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
          | { __typename: 'VirtualWishlistItem', id: string, quantity: number, description: string | null, room_id: string | null, coverage: number | null, is_sample_ordered: boolean, area: { value: number, unit: WishlistAreaUnit, waste_percent: number } | null, unit_price: { value: number | null } | null, planned: { value: number | null } | null, product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
          | { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, room_id: string | null, coverage: number | null, is_sample_ordered: boolean, area: { value: number, unit: WishlistAreaUnit, waste_percent: number } | null, unit_price: { value: number | null } | null, planned: { value: number | null } | null, product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
          | { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, room_id: string | null, coverage: number | null, is_sample_ordered: boolean, configured_variant:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null, configurable_options: Array<{ value_label: string } | null> | null, area: { value: number, unit: WishlistAreaUnit, waste_percent: number } | null, unit_price: { value: number | null } | null, planned: { value: number | null } | null, product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
         | null> } | null, rooms: Array<{ id: string, name: string }>, budget: { value: number | null } | null, planned: { value: number | null } } | null> } | null };

type ProjectItem_BundleWishlistItem_Fragment = { __typename: 'BundleWishlistItem', id: string, quantity: number, description: string | null, room_id: string | null, coverage: number | null, is_sample_ordered: boolean, area: { value: number, unit: WishlistAreaUnit, waste_percent: number } | null, unit_price: { value: number | null } | null, planned: { value: number | null } | null, product:
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
   | null };

type ProjectItem_DownloadableWishlistItem_Fragment = { __typename: 'DownloadableWishlistItem', id: string, quantity: number, description: string | null, room_id: string | null, coverage: number | null, is_sample_ordered: boolean, area: { value: number, unit: WishlistAreaUnit, waste_percent: number } | null, unit_price: { value: number | null } | null, planned: { value: number | null } | null, product:
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
   | null };

type ProjectItem_GroupedProductWishlistItem_Fragment = { __typename: 'GroupedProductWishlistItem', id: string, quantity: number, description: string | null, room_id: string | null, coverage: number | null, is_sample_ordered: boolean, area: { value: number, unit: WishlistAreaUnit, waste_percent: number } | null, unit_price: { value: number | null } | null, planned: { value: number | null } | null, product:
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
   | null };

type ProjectItem_VirtualWishlistItem_Fragment = { __typename: 'VirtualWishlistItem', id: string, quantity: number, description: string | null, room_id: string | null, coverage: number | null, is_sample_ordered: boolean, area: { value: number, unit: WishlistAreaUnit, waste_percent: number } | null, unit_price: { value: number | null } | null, planned: { value: number | null } | null, product:
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
   | null };

type ProjectItem_SimpleWishlistItem_Fragment = { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, room_id: string | null, coverage: number | null, is_sample_ordered: boolean, area: { value: number, unit: WishlistAreaUnit, waste_percent: number } | null, unit_price: { value: number | null } | null, planned: { value: number | null } | null, product:
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
   | null };

type ProjectItem_ConfigurableWishlistItem_Fragment = { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, room_id: string | null, coverage: number | null, is_sample_ordered: boolean, configured_variant:
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
   | null, configurable_options: Array<{ value_label: string } | null> | null, area: { value: number, unit: WishlistAreaUnit, waste_percent: number } | null, unit_price: { value: number | null } | null, planned: { value: number | null } | null, product:
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
   | null };

export type ProjectItemFragment =
  | ProjectItem_BundleWishlistItem_Fragment
  | ProjectItem_DownloadableWishlistItem_Fragment
  | ProjectItem_GroupedProductWishlistItem_Fragment
  | ProjectItem_VirtualWishlistItem_Fragment
  | ProjectItem_SimpleWishlistItem_Fragment
  | ProjectItem_ConfigurableWishlistItem_Fragment
;

export type ProjectPlanFragment = { name: string | null, not_counted: number, rooms: Array<{ id: string, name: string }>, budget: { value: number | null } | null, planned: { value: number | null } };

export const GetProjectsDocument = "query getProjects{customer{wishlists(pageSize:30){id sharing_code ...ProjectPlan items_v2(pageSize:100){items{...ProjectItem}}}}}fragment ProjectItem on WishlistItemInterface{__typename id quantity description room_id area{value unit waste_percent}coverage unit_price{value}planned{value}is_sample_ordered product{sku}...on ConfigurableWishlistItem{configured_variant{sku}configurable_options{value_label}}}fragment ProjectPlan on Wishlist{name rooms{id name}budget{value}planned{value}not_counted}" as TypedDocument<GetProjectsQuery, GetProjectsQueryVariables>;
