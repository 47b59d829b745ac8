import { normalisePostcode, postcode as postcodeRule, postcodeLike, type PostcodeFormat } from './address.ts';

/** A postal code with the ISO code of its country. */
export type PostalPlace = { countryId: string; postcode: string };

type Country = { id: string; postcode?: PostcodeFormat };

const isCodeOf = ({ id, postcode: format }: Country, code: string): boolean =>
  code !== '' && !(postcodeRule(id)(code) ?? (format && postcodeLike(format)(code)));

/** Finds the first country in which the postal code is valid. Returns undefined if there is none. */
export const placeOfPostcode = (typed: string, countries: readonly Country[]): PostalPlace | undefined => {
  for (const country of countries) {
    const postcode = normalisePostcode(country.id, typed);
    if (isCodeOf(country, postcode)) return { countryId: country.id, postcode };
  }
  return undefined;
};
