import type { Address } from './address.ts';

/** Converts an address for `addressLines` and `placeLines` of contract/. */
export const printedAddress = ({ region, region_code, country_id, ...address }: Address) => ({
  ...address,
  region: { name: region, code: region_code },
  countryId: country_id,
});
