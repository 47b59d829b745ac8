import type { Address } from '#commerce/cart/types.ts';

export type CustomerRow = {
  id: number;
  websiteId: number;
  email: string;
  firstname: string;
  lastname: string;
  groupId: number;
  /** Where the account was made. */
  storeViewId: number;
  passwordHash: string;
  failures: number;
  lockedUntil: Date | null;
  createdAt: Date;
};

/** What a shopper gives to have an account. */
export type NewCustomer = { email: string; firstname: string; lastname: string; password: string };

/** Which roles an address has in its book. */
export type Defaults = { isDefaultShipping: boolean; isDefaultBilling: boolean };

/** An address of a customer's book. */
export type BookAddress = Address & Defaults & { id: number };
