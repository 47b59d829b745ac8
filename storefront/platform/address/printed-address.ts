import type { Address } from './address.ts';

/** The address for `addressLines` and `placeLines` of the contract. */
export const printedAddress = ({ region, region_code, country_id, ...address }: Address) => ({
  ...address,
  region: { name: region, code: region_code },
  countryId: country_id,
});
