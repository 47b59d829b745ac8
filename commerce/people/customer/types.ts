import type { Address } from '#commerce/people/address/types.ts';

/** What Magento keeps of a person beyond the name. */
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
  /** The id that REST answers; nothing can be counted by it. */
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
  /** When what it tells was last changed. */
  updatedAt: Date;
  /** When it was proved that whoever has the account reads its mailbox. */
  confirmedAt: Date | null;
  /** The account may not be used before that. */
  needsConfirmation: boolean;
};

/** Kinds of browser and system; null where they are of no known kind. */
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

/** `id` is the one clients know: unguessable, and of this book alone. */
export type BookAddress = Address & Defaults & { id: number };
