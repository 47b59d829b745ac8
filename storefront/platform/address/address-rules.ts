import { ADDRESS_FIELDS } from '#contract/address-fields.ts';
import { ADDRESS_LIMITS, normalisePostcode, postcode, postcodeLike } from '#contract/address.ts';
import { telephoneIn } from '#contract/telephone.ts';
import { email, hasMaxLength, required, type Rule } from '#contract/validation.ts';
import type { FormValues } from '../forms/use-form.ts';
import type { Country } from './countries.ts';

const text = (field: keyof typeof ADDRESS_LIMITS): readonly Rule[] => [required, hasMaxLength(ADDRESS_LIMITS[field])];

const ifGiven =
  (rule: Rule): Rule =>
  (value) =>
    value.trim() ? rule(value) : undefined;

const postcodeRules = (values: FormValues, country: Country | undefined): readonly Rule[] => {
  const countryId = values['country_id'] ?? '';
  const format = country?.postcode;
  return [
    country?.isPostcodeOptional ? hasMaxLength(ADDRESS_LIMITS.postcode) : required,
    ifGiven(postcode(countryId, values['region'] ?? '')),
    ...(format ? [ifGiven((value) => postcodeLike(format)(normalisePostcode(countryId, value)))] : []),
  ];
};

/** Rules of the address form; only guests enter an email address. */
export const addressRules = (
  values: FormValues,
  countries: readonly Country[],
  withEmail: boolean,
): Readonly<Record<string, readonly Rule[]>> => {
  const country = countries.find(({ id }) => id === values['country_id']);
  return {
    ...(withEmail ? { email: [required, hasMaxLength(ADDRESS_LIMITS.email), email] } : {}),
    firstname: text('firstname'),
    lastname: text('lastname'),
    ...Object.fromEntries(ADDRESS_FIELDS.map(({ name, maxLength }) => [name, [hasMaxLength(maxLength)]])),
    street_1: text('street'),
    street_2: [hasMaxLength(ADDRESS_LIMITS.street)],
    city: text('city'),
    // A country without regions has no such field.
    region: values['region'] === undefined || country?.isRegionOptional ? [] : [required],
    postcode: postcodeRules(values, country),
    telephone: [required, telephoneIn(values['country_id'] ?? '')],
  };
};
