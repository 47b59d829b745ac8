import { addressLines as linesIn } from '#contract/address-lines.ts';
import type { CountryRegion } from '#commerce/merchandise/stores/service.ts';
import { countryName } from '#commerce/platform/country-name.ts';
import { regionsOf } from '#commerce/merchandise/stores/service.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import { checkedAddress } from './address-rules.ts';
import type { AddressScope } from './address-rules.ts';
import { countryOf, regionOf } from './region-rules.ts';
import type { Address, AddressInput, Country, EstimateInput } from './types.ts';

export { isSameAddress } from './address-rules.ts';

/** Regions by their names in both languages: a shopper may type either. */
const bothLanguages = (country: Country): readonly CountryRegion[] => [
  ...regionsOf(country, 'en'),
  ...regionsOf(country, 'fr'),
];

/** The normalised address. Throws a single problem itself, several as parts of `message`; each has its code (EN-32). */
export const checkAddress = (input: AddressInput, message: string, scope: AddressScope): Address =>
  checkedAddress(input, bothLanguages, message, scope);

/** Name of the region in a language; its code if the region no longer exists. */
export const regionName = (
  { countryId, regionId, regionCode }: Pick<Address, 'countryId' | 'regionId' | 'regionCode'>,
  language: Language,
): string => regionsOf(countryId, language).find(({ id }) => id === regionId)?.name ?? regionCode;

/** Lines of the address in emails and on documents. */
export const addressLines = (address: Address, language: Language): string[] =>
  linesIn(
    language,
    { ...address, region: { name: regionName(address, language), code: address.regionCode } },
    countryName(address.countryId, language),
  );

/** Destination of an estimate. A missing region or postal code is ''. Throws Magento's messages for invalid input. */
export const destinationOf = (
  input: EstimateInput,
  sold: readonly Country[],
): { countryId: Country; regionCode: string; postcode: string } => {
  const countryId = countryOf(input.countryId, sold);
  const regionCode = regionOf(countryId, input, bothLanguages)?.code ?? '';
  return { countryId, regionCode, postcode: input.postcode ?? '' };
};
