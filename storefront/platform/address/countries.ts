import type { PostcodeFormat } from '#contract/address.ts';
import { queryOptionsFor } from '../commerce/query-options.ts';
import { hasFeature, type Platform } from '../platform.tsx';
import { GetCountriesDocument, type GetCountriesQuery } from './get-countries.graphql.ts';
import { GetPlainCountriesDocument } from './get-plain-countries.graphql.ts';

export type Region = { id: number; code: string; name: string };
export type Country = {
  id: string;
  name: string;
  regions: readonly Region[];
  isRegionOptional?: boolean;
  isPostcodeOptional?: boolean;
  /** Absent if any text is accepted, and always absent with a plain Magento. */
  postcode?: PostcodeFormat;
};

type Entry = NonNullable<NonNullable<GetCountriesQuery['countries']>[number]>;
type PlainEntry = Omit<Entry, 'postcode_pattern' | 'postcode_example'> & Partial<Entry>;
type Found = { countries: readonly (PlainEntry | null)[] | null; storeConfig?: GetCountriesQuery['storeConfig'] };

const codesIn = (list: string | null | undefined): readonly string[] | undefined =>
  list?.split(',').map((code) => code.trim());

const countriesOf = ({ countries, storeConfig }: Found, languageTag: string): Country[] => {
  const withRegion = codesIn(storeConfig?.countries_with_required_region);
  const withoutPostcode = codesIn(storeConfig?.optional_zip_countries) ?? [];
  return (countries ?? []).flatMap((country) => {
    if (!country?.id) return [];
    const { id, postcode_pattern: pattern, postcode_example: example } = country;
    const regions = (country.available_regions ?? [])
      .flatMap((region) =>
        region?.id && region.code ? [{ id: region.id, code: region.code, name: region.name ?? region.code }] : [],
      )
      .sort((a, b) => a.name.localeCompare(b.name, languageTag));
    return [
      {
        id,
        name: country.full_name_locale ?? id,
        regions,
        isRegionOptional: withRegion !== undefined && !withRegion.includes(id),
        isPostcodeOptional: withoutPostcode.includes(id),
        ...(pattern && { postcode: { pattern, example: example ?? '' } }),
      },
    ];
  });
};

/** Countries the store view ships to, with their provinces and states by name. */
export const countriesQuery = (platform: Platform) =>
  queryOptionsFor<Found, Record<string, never>, Country[]>(
    platform,
    hasFeature(platform, 'formats of postal codes') ? GetCountriesDocument : GetPlainCountriesDocument,
    {},
    { select: (found) => countriesOf(found, platform.storeView.languageTag) },
  );

/** Returns the first wanted country in the list, or the first of the list. */
export const firstCountry = (countries: readonly Country[], ...wanted: readonly (string | undefined)[]): string =>
  wanted.find((code) => countries.some(({ id }) => id === code)) ?? countries[0]?.id ?? '';
