export type Country = 'CA' | 'US';

/** What Magento keeps with an address and the shop's own forms do not ask for. */
export type AddressDetails = {
  prefix?: string | null | undefined;
  middlename?: string | null | undefined;
  suffix?: string | null | undefined;
  fax?: string | null | undefined;
  vatId?: string | null | undefined;
};

/** A validated address, trimmed, its region resolved. */
export type Address = AddressDetails & {
  firstname: string;
  lastname: string;
  company: string | null;
  street: string[];
  city: string;
  regionId: number;
  regionCode: string;
  postcode: string;
  countryId: Country;
  telephone: string;
};

/** An unvalidated address. */
export type AddressInput = AddressDetails & {
  firstname?: string | null;
  lastname?: string | null;
  company?: string | null;
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

/** Destination of an estimate; less than an address. */
export type EstimateInput = Pick<AddressInput, 'countryId' | 'region' | 'regionId' | 'regionCode' | 'postcode'>;

/** An address as a REST body gives it: one of the customer's book, or a new one. */
export type GivenAddress = {
  bookId: number | undefined;
  address: AddressInput;
  /** It is to be kept in the book. */
  isKept: boolean;
};
