import type { Address } from '#commerce/people/address/types.ts';

/** Magento's fields of a person besides the name. */
export type Person = {
  prefix: string | null;
  middlename: string | null;
  suffix: string | null;
  /** `YYYY-MM-DD` */
  dateOfBirth: string | null;
  /** 1 male, 2 female, 3 not specified. */
  gender: number | null;
  taxvat: string | null;
};

export type CustomerRow = Partial<Person> & {
  id: number;
  /** The customer id in REST; its numbers do not reveal how many customers exist. */
  number: number;
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
  /** Time of the last change to the account's data. */
  updatedAt: Date;
  /** Time at which the owner confirmed the email address. */
  confirmedAt: Date | null;
  /** The account cannot be used before its address is confirmed. */
  needsConfirmation: boolean;
  /** Time at which staff blocked the account. */
  blockedAt: Date | null;
};

/** Known browser and system; null otherwise. */
export type Device = { browser: string | null; system: string | null };

export type CustomerSession = Device & {
  id: number;
  createdAt: Date;
  expiresAt: Date;
  /** To the minute. */
  seenAt: Date;
  isCurrent: boolean;
};

export type NewCustomer = { email: string; firstname: string; lastname: string; password: string };

/** The default flags of an address in its book. */
export type Defaults = { isDefaultShipping: boolean; isDefaultBilling: boolean };

/** `id` is the id that clients know: unguessable, and valid in this book only. */
export type BookAddress = Address & Defaults & { id: number };
