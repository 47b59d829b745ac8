/** An unvalidated address. */
export type AddressInput = {
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

export type Country = 'CA' | 'US';
