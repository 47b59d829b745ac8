import type { OrderStatus } from '../types.ts';

/** Order fields that only REST returns. */
export type OrderExtras = {
  number: string;
  /** The customer's number in REST; null for a guest. */
  customerNumber: number | null;
  customerGroup: number;
  weightGrams: number;
  /** Return with the replaced items; null if the order is no replacement. */
  replaces: { return: string; order: string } | null;
  /** Orders that replace items of this order. */
  replacements: readonly { return: string; order: string; status: OrderStatus }[];
  /** Number of replaced units by the public id of the line. */
  replaced: Readonly<Record<number, number>>;
  /** Current weight of one unit in grams, by product id; absent for deleted products. */
  weights: ReadonlyMap<number, number>;
};
