import type { Address } from '#commerce/address/types.ts';

export type CustomerRow = {
  id: number;
  websiteId: number;
  email: string;
  firstname: string;
  lastname: string;
  groupId: number;
  /** The store view the account was created in. */
  storeViewId: number;
  passwordHash: string;
  failures: number;
  lockedUntil: Date | null;
  createdAt: Date;
};

export type NewCustomer = { email: string; firstname: string; lastname: string; password: string };

/** The default flags of an address in its book. */
export type Defaults = { isDefaultShipping: boolean; isDefaultBilling: boolean };

export type BookAddress = Address & Defaults & { id: number };
