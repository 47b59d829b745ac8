import { ADDRESS_FIELDS } from '#contract/address-fields.ts';
import { ADDRESS_LIMITS, postcode } from '#contract/address.ts';
import { telephoneIn } from '#contract/telephone.ts';
import { email, hasMaxLength, required, type Rule } from '#contract/validation.ts';
import type { FormValues } from '../forms/use-form.ts';

const text = (field: keyof typeof ADDRESS_LIMITS): readonly Rule[] => [required, hasMaxLength(ADDRESS_LIMITS[field])];

/** Rules of the address form; only guests enter an email address. */
export const addressRules = (values: FormValues, withEmail: boolean): Readonly<Record<string, readonly Rule[]>> => ({
  ...(withEmail ? { email: [required, hasMaxLength(ADDRESS_LIMITS.email), email] } : {}),
  firstname: text('firstname'),
  lastname: text('lastname'),
  ...Object.fromEntries(ADDRESS_FIELDS.map(({ name, maxLength }) => [name, [hasMaxLength(maxLength)]])),
  street_1: text('street'),
  street_2: [hasMaxLength(ADDRESS_LIMITS.street)],
  city: text('city'),
  // A country without regions has no such field.
  region: values['region'] === undefined ? [] : [required],
  postcode: [required, postcode(values['country_id'] ?? '', values['region'] ?? '')],
  telephone: [required, telephoneIn(values['country_id'] ?? '')],
});
