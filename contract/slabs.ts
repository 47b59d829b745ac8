/** Rules of slabs; the hold form and the back end validate with them. */
import { EMAIL_RULES, FULL_NAME_RULES } from './contact-fields.ts';
import { PAGES } from './pages.ts';
import type { Rule } from './validation.ts';

export const SLAB_STATES = ['AVAILABLE', 'HELD', 'SOLD'] as const;
export type SlabState = (typeof SLAB_STATES)[number];

export const HOLD_FIELDS = ['fullname', 'email'] as const;
export type HoldField = (typeof HOLD_FIELDS)[number];

export const HOLD_RULES: Readonly<Record<HoldField, readonly Rule[]>> = {
  fullname: FULL_NAME_RULES,
  email: EMAIL_RULES,
};

/** Path of the page of a hold, below the store view; the emailed link adds a token. */
export const HOLD_PATH = PAGES['slab-hold'].path;

/** Number of a slab in its bundle, from the end of its lot number; undefined if there is none. */
export const numberInBundle = (lot: string | null | undefined): number | undefined => {
  const [, number] = /-(\d{1,4})$/.exec(lot ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
};

/** Vein directions, by attribute option code: along the length, or without direction. */
export const VEINS = ['lengthwise', 'none'] as const;
export type Veins = (typeof VEINS)[number];

/** Returns whether a quarter turn of a piece is invisible in the veins; false if the direction is unknown. */
export const mayTurn = (veins: string | null | undefined): boolean => veins === 'none';

type Size = { length: number; width: number };

/** Returns whether a piece fits on the usable face; its length runs along the slab unless the veins allow turning. */
export const fitsOn = (slab: Size, piece: Size, veins: string | null | undefined): boolean =>
  (piece.length <= slab.length && piece.width <= slab.width) ||
  (mayTurn(veins) && piece.width <= slab.length && piece.length <= slab.width);

/** Slabs per page of the stockroom list. */
export const STOCKROOM_PAGE_SIZE = 12;
