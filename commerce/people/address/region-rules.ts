import { InputError } from '#commerce/platform/errors.ts';
import type { CountryRegion } from '#commerce/merchandise/stores/service.ts';
import type { Country, EstimateInput } from './types.ts';

/** Regions of a country under every name a shopper may know them by. */
export type Regions = (country: Country) => readonly CountryRegion[];

export const countryOf = (value: string | null | undefined, sold: readonly Country[]): Country => {
  const country = value?.trim().toUpperCase();
  if (!country)
    throw new InputError('"%fieldName" is required. Enter and try again.', {
      code: 'ADDRESS_COUNTRY_REQUIRED',
      parameters: { fieldName: 'countryId' },
    });
  if (!sold.includes(country)) throw new InputError('Country is not available', { code: 'ADDRESS_COUNTRY_INVALID' });
  return country;
};

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The region of an input; undefined without one. Throws Magento's messages unless it is one of the country. */
export const regionOf = (country: Country, input: EstimateInput, regionsOf: Regions): CountryRegion | undefined => {
  const regions = regionsOf(country);
  const given = input.region?.trim();
  // Some clients send the id where the code or the name belongs: no region is called by a number.
  const isId = given !== undefined && /^\d{1,8}$/.test(given) && !regions.some((region) => region.code === given);
  const name = isId ? undefined : given;
  const code = (input.regionCode ?? name)?.trim().toUpperCase();
  const regionId = input.regionId || (isId ? Number(given) : undefined);
  if (regionId) {
    const region = regions.find(({ id }) => id === regionId);
    const isOther = (one: CountryRegion): boolean => one.code !== code && plain(one.name) !== plain(name ?? '');
    if (!region || (code && regions.filter(({ id }) => id === regionId).every(isOther))) {
      throw new InputError('The region_id does not match the selected country or region', {
        code: 'ADDRESS_REGION_INVALID',
      });
    }
    return region;
  }
  if (!code && !name) return undefined;
  const matches = regions.filter((region) => region.code === code);
  const found = matches.length > 0 || !name ? matches : regions.filter((region) => plain(region.name) === plain(name));
  const ids = new Set(found.map(({ id }) => id));
  if (ids.size > 1)
    throw new InputError('Region input is ambiguous. Specify region_id.', { code: 'ADDRESS_REGION_AMBIGUOUS' });
  if (!found[0])
    throw new InputError('The specified region is not a part of the selected country or region', {
      code: 'ADDRESS_REGION_INVALID',
    });
  return found[0];
};
