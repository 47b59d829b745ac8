import type { OrderStatus } from './types.ts';

/** Counting stops at this number of orders, which limits the cost. */
export const MOST_COUNTED = 10_000;

/** Order filters for staff. An order must match all given filters. */
export type OrderSearch = {
  number?: string | undefined;
  email?: string | undefined;
  /** Part of the full name in an address of the order. */
  name?: string | undefined;
  /** The last digits or the whole number, with any separators. */
  telephone?: string | undefined;
  /** Prefix or whole code, with or without a space. */
  postcode?: string | undefined;
  status?: OrderStatus | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  to?: Date | undefined;
};

export type OrderPage = {
  first: number;
  /** Number of the last order of the previous page. */
  before?: string | undefined;
};
