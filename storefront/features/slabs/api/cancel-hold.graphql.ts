// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CancelSlabHoldMutationVariables = Exact<{
  token: string;
}>;


export type CancelSlabHoldMutation = { cancelSlabHold: { number: string, token: string, status: string, expires_at: string, sku: string, product_url_key: string | null, slab: { sku: string, name: string, lot: string | null, bundle: string | null, picture: string | null, picture_label: string | null, length_mm: number | null, width_mm: number | null, thickness_mm: number | null, area_sq_ft: number | null, finish: string | null, shade_variation: string | null, rack: string | null, veins: string | null, state: string, held_until: string | null, yard: { url_key: string, name: string, takes_visits: boolean } | null } | null } | null };

export type HeldSlabFragment = { number: string, token: string, status: string, expires_at: string, sku: string, product_url_key: string | null, slab: { sku: string, name: string, lot: string | null, bundle: string | null, picture: string | null, picture_label: string | null, length_mm: number | null, width_mm: number | null, thickness_mm: number | null, area_sq_ft: number | null, finish: string | null, shade_variation: string | null, rack: string | null, veins: string | null, state: string, held_until: string | null, yard: { url_key: string, name: string, takes_visits: boolean } | null } | null };

export type SlabFragment = { sku: string, name: string, lot: string | null, bundle: string | null, picture: string | null, picture_label: string | null, length_mm: number | null, width_mm: number | null, thickness_mm: number | null, area_sq_ft: number | null, finish: string | null, shade_variation: string | null, rack: string | null, veins: string | null, state: string, held_until: string | null, yard: { url_key: string, name: string, takes_visits: boolean } | null };

export const CancelSlabHoldDocument = "mutation cancelSlabHold($token:String!){cancelSlabHold(token:$token){...HeldSlab}}fragment HeldSlab on SlabHold{number token status expires_at sku product_url_key slab{...Slab}}fragment Slab on SlabUnit{sku name lot bundle picture picture_label length_mm width_mm thickness_mm area_sq_ft finish shade_variation yard{url_key name takes_visits}rack veins state held_until}" as TypedDocument<CancelSlabHoldMutation, CancelSlabHoldMutationVariables>;
