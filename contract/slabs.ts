/** The shared rules of slabs: the form of a hold validates with them while it is filled in, the back end before it holds. */
import { EMAIL_RULES, FULL_NAME_RULES } from './contact-fields.ts';
import { PAGES } from './pages.ts';
import type { Rule } from './validation.ts';

/** What a slab can be: to be had, held for somebody, or gone. */
export const SLAB_STATES = ['AVAILABLE', 'HELD', 'SOLD'] as const;
export type SlabState = (typeof SLAB_STATES)[number];

export const HOLD_FIELDS = ['fullname', 'email'] as const;
export type HoldField = (typeof HOLD_FIELDS)[number];

export const HOLD_RULES: Readonly<Record<HoldField, readonly Rule[]>> = {
  fullname: FULL_NAME_RULES,
  email: EMAIL_RULES,
};

/** Where a hold is shown, below the store view: the mailed link with its token behind it. */
export const HOLD_PATH = PAGES['slab-hold'].path;

/** Length and width of a slab in millimetres, of a text such as `2970 × 1800 mm`; undefined for any other. */
export const sizeOf = (text: string | null | undefined): { length: number; width: number } | undefined => {
  const [, length, width] = /^\s*(\d{2,5})\s*[×x]\s*(\d{2,5})\s*mm\s*$/u.exec(text ?? '') ?? [];
  return length && width ? { length: Number(length), width: Number(width) } : undefined;
};

/** The number of a slab within its bundle: the last part of its lot; undefined where it has none. */
export const numberInBundle = (lot: string | null | undefined): number | undefined => {
  const [, number] = /-(\d{1,4})$/.exec(lot ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
};

/** How the veins of a slab run, by the code of its attribute: along its length, or nowhere in particular. */
export const VEINS = ['lengthwise', 'none'] as const;
export type Veins = (typeof VEINS)[number];

/** Whether pieces may be turned by a quarter without anybody seeing it in the veins. What is not known is not turned. */
export const mayTurn = (veins: string | null | undefined): boolean => veins === 'none';

type Size = { length: number; width: number };

/** Whether a piece fits on a usable face, its length along the slab's unless the veins let it be turned. */
export const fitsOn = (slab: Size, piece: Size, veins: string | null | undefined): boolean =>
  (piece.length <= slab.length && piece.width <= slab.width) ||
  (mayTurn(veins) && piece.width <= slab.length && piece.length <= slab.width);

/** Slabs on one page of the list of all. */
export const STOCKROOM_PAGE_SIZE = 12;
