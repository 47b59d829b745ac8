import type { OrderStatus } from './types.ts';

/** Counting stops here: a list for people does not need the exact number of very many orders. */
export const MOST_COUNTED = 10_000;

/** Filters of the shop's staff; all that are given must hold. */
export type OrderSearch = {
  number?: string | undefined;
  email?: string | undefined;
  /** A part of the first and last name in an address of the order. */
  name?: string | undefined;
  /** The last digits or all of them, however they are separated. */
  telephone?: string | undefined;
  /** The beginning of it or all of it, with or without a space. */
  postcode?: string | undefined;
  status?: OrderStatus | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  to?: Date | undefined;
};

export type OrderPage = {
  first: number;
  /** Number of the last order of the page before. */
  before?: string | undefined;
};

/** A word of a search in all fields; one of the given fields must match. */
export type SearchTerm = {
  number?: string;
  /** The beginning of the address. */
  email?: string;
  /** A part of the name or the company. */
  word?: string;
  telephone?: string;
  postcode?: string;
};
