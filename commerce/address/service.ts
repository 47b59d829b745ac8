import type { Address } from '#commerce/cart/types.ts';
import type { CountryRegion } from '#commerce/stores/service.ts';
import { regionsOf } from '#commerce/stores/service.ts';
import { checkedAddress } from './address-rules.ts';
import { countryOf, regionOf } from './region-rules.ts';
import type { AddressInput, Country, EstimateInput } from './types.ts';

/** Regions by their names in both languages: a shopper may type either. */
const bothLanguages = (country: Country): readonly CountryRegion[] => [
  ...regionsOf(country, 'en'),
  ...regionsOf(country, 'fr'),
];

/** The normalised address. Throws a single problem itself, several as parts of `message`; each has its code (EN-32). */
export const checkAddress = (input: AddressInput, message: string): Address =>
  checkedAddress(input, bothLanguages, message);

/** Destination of an estimate; the region is '' where none is given. Throws Magento's messages for an invalid one. */
export const destinationOf = (input: EstimateInput): { countryId: Country; regionCode: string } => {
  const countryId = countryOf(input.countryId);
  return { countryId, regionCode: regionOf(countryId, input, bothLanguages)?.code ?? '' };
};
