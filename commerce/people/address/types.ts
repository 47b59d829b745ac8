import type { AddressFieldName } from '#contract/address-fields.ts';

/** ISO 3166-1 code of two letters. */
export type Country = string;

export type AddressDetails = { [name in AddressFieldName]?: string | null | undefined };

/** A validated address, trimmed, its region resolved. */
export type Address = AddressDetails & {
  firstname: string;
  lastname: string;
  street: string[];
  city: string;
  /** Null in a country without regions. */
  regionId: number | null;
  regionCode: string;
  postcode: string;
  countryId: Country;
  telephone: string;
};

/** An unvalidated address. */
export type AddressInput = AddressDetails & {
  firstname?: string | null;
  lastname?: string | null;
  street?: readonly (string | null)[] | null;
  city?: string | null;
  /** Code or name. */
  region?: string | null;
  regionId?: number | null;
  regionCode?: string | null;
  postcode?: string | null;
  countryId?: string | null;
  telephone?: string | null;
};

/** Destination of an estimate: part of an address. */
export type EstimateInput = Pick<AddressInput, 'countryId' | 'region' | 'regionId' | 'regionCode' | 'postcode'>;

/** The address in a REST body: one from the customer's address book, or a new one. */
export type GivenAddress = {
  bookId: number | undefined;
  address: AddressInput;
  /** Save it in the address book. */
  isSaved: boolean;
};

/** A word of the search text. One of the given fields must match. */
export type SearchTerm = {
  number?: string;
  /** Prefix of the email address. */
  email?: string;
  /** Part of the name or the company; one or two letters are a whole word of it. */
  word?: string;
  /** A SKU that was ordered. */
  sku?: { text: string; isStart: boolean };
  telephone?: string;
  postcode?: string;
};
