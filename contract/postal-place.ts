import { normalisePostcode, postcode as postcodeRule, postcodeLike, type PostcodeFormat } from './address.ts';

/** A postal code with the ISO code of its country. */
export type PostalPlace = { countryId: string; postcode: string };

type Country = { id: string; postcode?: PostcodeFormat };

const isCodeOf = ({ id, postcode: format }: Country, code: string): boolean =>
  code !== '' && !(postcodeRule(id)(code) ?? (format && postcodeLike(format)(code)));

/** The place of a typed postal code: in the first of these countries that has such a code. Undefined if none has. */
export const placeOfPostcode = (typed: string, countries: readonly Country[]): PostalPlace | undefined => {
  for (const country of countries) {
    const postcode = normalisePostcode(country.id, typed);
    if (isCodeOf(country, postcode)) return { countryId: country.id, postcode };
  }
  return undefined;
};
