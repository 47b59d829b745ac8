// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** A request to hold a slab (an extension of this shop). The rules of the fields are in contract/slabs.ts. */
export type HoldSlabInput = {
  /** Idempotency key chosen by the client: 16 to 64 letters, digits and hyphens. */
  request_id: string;
  /** Sku of the slab. */
  sku: string;
  /** Name of the person. */
  fullname: string;
  /** Email address, which gets the link to buy or cancel. */
  email: string;
  /** No person fills it in. */
  website?: string | null | undefined;
};

export type HoldSlabMutationVariables = Exact<{
  input: HoldSlabInput;
}>;


export type HoldSlabMutation = { holdSlab: { number: string, token: string, status: string, expires_at: string, sku: string, product_url_key: string | null, slab: { sku: string, name: string, lot: string | null, bundle: string | null, picture: string | null, picture_label: string | null, length_mm: number | null, width_mm: number | null, thickness_mm: number | null, area_sq_ft: number | null, finish: string | null, shade_variation: string | null, rack: string | null, veins: string | null, state: string, held_until: string | null, yard: { url_key: string, name: string, takes_visits: boolean } | null } | null } | null };

export type HeldSlabFragment = { number: string, token: string, status: string, expires_at: string, sku: string, product_url_key: string | null, slab: { sku: string, name: string, lot: string | null, bundle: string | null, picture: string | null, picture_label: string | null, length_mm: number | null, width_mm: number | null, thickness_mm: number | null, area_sq_ft: number | null, finish: string | null, shade_variation: string | null, rack: string | null, veins: string | null, state: string, held_until: string | null, yard: { url_key: string, name: string, takes_visits: boolean } | null } | null };

export type SlabFragment = { sku: string, name: string, lot: string | null, bundle: string | null, picture: string | null, picture_label: string | null, length_mm: number | null, width_mm: number | null, thickness_mm: number | null, area_sq_ft: number | null, finish: string | null, shade_variation: string | null, rack: string | null, veins: string | null, state: string, held_until: string | null, yard: { url_key: string, name: string, takes_visits: boolean } | null };

export const HoldSlabDocument = "mutation holdSlab($input:HoldSlabInput!){holdSlab(input:$input){...HeldSlab}}fragment HeldSlab on SlabHold{number token status expires_at sku product_url_key slab{...Slab}}fragment Slab on SlabUnit{sku name lot bundle picture picture_label length_mm width_mm thickness_mm area_sq_ft finish shade_variation yard{url_key name takes_visits}rack veins state held_until}" as TypedDocument<HoldSlabMutation, HoldSlabMutationVariables>;
