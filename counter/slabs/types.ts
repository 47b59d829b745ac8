import type { SlabState } from '#contract/slabs.ts';

/** A slab of `GET /V1/slabs`; `id` is its SKU. */
export type StaffSlab = {
  id: string;
  sku: string;
  name: string | null;
  is_enabled: boolean;
  state: SlabState;
  qty: number;
  reserved: number;
  picture: string | null;
  lot: string | null;
  bundle: string | null;
  rack: string | null;
  yard: string | null;
  finish: string | null;
  length_mm: number | null;
  width_mm: number | null;
  thickness_mm: number | null;
  area_sq_ft: number | null;
  held_until: string | null;
};

/** A hold of `GET /V1/slab-holds`. */
export type StaffHold = {
  id: number;
  sku: string;
  status: 'HELD' | 'CANCELLED' | 'EXPIRED' | 'BOUGHT';
  fullname: string;
  email: string | null;
  telephone: string | null;
  held_at: string;
  expires_at: string;
  ended_at: string | null;
  store_view: string;
};

type Choice = { code: string; label: string };

/** Form of a new slab of `GET /V1/slab-products/:sku`. */
export type SlabForm = {
  sku: string;
  choices: readonly { attribute: string; label: string; proposed: string | null; options: readonly Choice[] }[];
  bundle: string | null;
  thickness_mm: string | null;
  prices: readonly { currency: string; per_sq_ft: number | null }[];
};

export type SlabPrice = { area_sq_ft: number; prices: readonly { currency: string; amount: number }[] };
