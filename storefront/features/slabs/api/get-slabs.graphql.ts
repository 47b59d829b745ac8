// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetSlabsQueryVariables = Exact<{
  sku: string;
}>;


export type GetSlabsQuery = { slabs: { hold_hours: number | null, holds_at_once: number | null, items: Array<{ sku: string, name: string, lot: string | null, bundle: string | null, picture: string | null, picture_label: string | null, length_mm: number | null, width_mm: number | null, thickness_mm: number | null, area_sq_ft: number | null, finish: string | null, shade_variation: string | null, rack: string | null, veins: string | null, state: string, held_until: string | null, yard: { url_key: string, name: string, takes_visits: boolean } | null }> } | null };

export type SlabFragment = { sku: string, name: string, lot: string | null, bundle: string | null, picture: string | null, picture_label: string | null, length_mm: number | null, width_mm: number | null, thickness_mm: number | null, area_sq_ft: number | null, finish: string | null, shade_variation: string | null, rack: string | null, veins: string | null, state: string, held_until: string | null, yard: { url_key: string, name: string, takes_visits: boolean } | null };

export const GetSlabsDocument = "query getSlabs($sku:String!){slabs(sku:$sku){hold_hours holds_at_once items{...Slab}}}fragment Slab on SlabUnit{sku name lot bundle picture picture_label length_mm width_mm thickness_mm area_sq_ft finish shade_variation yard{url_key name takes_visits}rack veins state held_until}" as TypedDocument<GetSlabsQuery, GetSlabsQueryVariables>;
