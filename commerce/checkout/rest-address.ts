import type { AddressInput } from '#commerce/address/types.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';

/** The address in a REST body; unknown fields are ignored. */
export const addressOf = (fields: RestFields): AddressInput => ({
  firstname: fields.text('firstname'),
  lastname: fields.text('lastname'),
  company: fields.text('company'),
  street: fields.texts('street'),
  city: fields.text('city'),
  region: fields.text('region'),
  regionId: fields.number('regionId'),
  regionCode: fields.text('regionCode'),
  postcode: fields.text('postcode'),
  countryId: fields.text('countryId'),
  telephone: fields.text('telephone'),
});
