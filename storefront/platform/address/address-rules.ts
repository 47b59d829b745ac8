import { ADDRESS_LIMITS, normalisePostcode, postcode, postcodeLike } from '#contract/address.ts';
import { telephoneIn } from '#contract/telephone.ts';
import { email, hasMaxLength, required, type Rule } from '#contract/validation.ts';
import { attributeRules } from '../attributes/attribute-rules.ts';
import type { FormValues } from '../forms/use-form.ts';
import { OWN_FORM, type AddressForm } from './address-form.ts';
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
  { fields, telephone, extra }: AddressForm = OWN_FORM,
): Readonly<Record<string, readonly Rule[]>> => {
  const country = countries.find(({ id }) => id === values['country_id']);
  const telephoneRule = telephoneIn(values['country_id'] ?? '');
  return {
    ...(withEmail ? { email: [required, hasMaxLength(ADDRESS_LIMITS.email), email] } : {}),
    firstname: text('firstname'),
    lastname: text('lastname'),
    ...Object.fromEntries(
      fields.map(({ name, maxLength, isRequired }) => [
        name,
        [...(isRequired ? [required] : []), hasMaxLength(maxLength)],
      ]),
    ),
    street_1: text('street'),
    street_2: [hasMaxLength(ADDRESS_LIMITS.street)],
    city: text('city'),
    // There is no field for countries without regions.
    region: values['region'] === undefined || country?.isRegionOptional ? [] : [required],
    postcode: postcodeRules(values, country),
    telephone: telephone === 'required' ? [required, telephoneRule] : [ifGiven(telephoneRule)],
    ...attributeRules(extra, values),
  };
};
