import { givenAddressFields } from '#contract/address-fields.ts';
import { normalisePostcode } from '#contract/address.ts';
import { telephoneAsIn } from '#contract/telephone.ts';
import type { FormValues } from '../forms/use-form.ts';
import type { Address } from './address.ts';
import type { Country } from './countries.ts';

/** Reads the address from form values; finds the region by its code in the country's list. */
export const addressOf = (values: FormValues, countries: readonly Country[], fallbackCountry = 'US'): Address => {
  const text = (name: string): string => (values[name] ?? '').trim();
  const countryId = text('country_id') || fallbackCountry;
  const region = countries
    .find((country) => country.id === countryId)
    ?.regions.find(({ code }) => code === text('region'));
  return {
    firstname: text('firstname'),
    lastname: text('lastname'),
    ...givenAddressFields(values),
    street: [text('street_1'), text('street_2')].filter(Boolean),
    city: text('city'),
    region_code: text('region'),
    region_id: region?.id,
    region: region?.name ?? text('region'),
    postcode: normalisePostcode(countryId, text('postcode')),
    telephone: telephoneAsIn(countryId, text('telephone')),
    country_id: countryId,
    ...(values['email'] === undefined ? {} : { email: text('email') }),
  };
};
