import { givenAddressFields } from '#contract/address-fields.ts';
import { normalisePostcode } from '#contract/address.ts';
import { telephoneAsIn } from '#contract/telephone.ts';
import type { FormValues } from '../forms/use-form.ts';
import { attributeInput, attributeValues } from '../attributes/attribute-values.ts';
import type { Address } from './address.ts';
import { OWN_FORM, type AddressForm } from './address-form.ts';
import type { Country } from './countries.ts';

/** Reads the address from form values, of `country` unless the form has a field for it; finds the region by its code in the country's list. */
export const addressOf = (
  values: FormValues,
  countries: readonly Country[],
  country: string,
  { extra }: Pick<AddressForm, 'extra'> = OWN_FORM,
): Address => {
  const texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
  const text = (name: string): string => texts[name] ?? '';
  const countryId = text('country_id') || country;
  const region = countries.find(({ id }) => id === countryId)?.regions.find(({ code }) => code === text('region'));
  return {
    firstname: text('firstname'),
    lastname: text('lastname'),
    ...givenAddressFields(texts),
    street: [text('street_1'), text('street_2')].filter(Boolean),
    city: text('city'),
    region_code: text('region'),
    region_id: region?.id,
    region: region?.name ?? text('region'),
    postcode: normalisePostcode(countryId, text('postcode')),
    telephone: telephoneAsIn(countryId, text('telephone')),
    country_id: countryId,
    ...(values['email'] === undefined ? {} : { email: text('email') }),
    ...(extra.length > 0 && { custom: attributeInput(extra, attributeValues(extra, values)).custom }),
  };
};
