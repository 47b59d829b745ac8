import { byAddressField } from '#contract/address-fields.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';
import type { Address, AddressDetails, AddressInput, GivenAddress } from './types.ts';

/** Fields with the same names in every response; region and country differ. */
export const addressFields = ({ firstname, lastname, street, city, postcode, telephone }: Address) => ({
  firstname,
  lastname,
  street: [...street],
  city,
  postcode,
  telephone,
});

/** Optional fields in GraphQL. REST omits empty fields (`filledAddressFields`). */
export const addressDetails = (address: AddressDetails) => byAddressField((name) => address[name] ?? null);

type GraphqlFields = Omit<AddressInput, 'countryId' | 'region' | 'regionId' | 'regionCode'> & {
  country_code?: string | null;
};

/** An address of a GraphQL input, without its region: inputs nest it differently. */
export const addressOfGraphql = (input: GraphqlFields | null | undefined): AddressInput => ({
  firstname: input?.firstname,
  lastname: input?.lastname,
  street: input?.street,
  city: input?.city,
  postcode: input?.postcode,
  countryId: input?.country_code,
  telephone: input?.telephone,
  ...byAddressField((name) => input?.[name]),
});

/** `vat_id` as `vatId`: REST accepts both. */
const camelCase = (name: string): string => name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** The address in a REST body; unknown fields are ignored. */
export const addressOfRest = (fields: RestFields): AddressInput => ({
  firstname: fields.text('firstname'),
  lastname: fields.text('lastname'),
  street: fields.texts('street'),
  city: fields.text('city'),
  region: fields.text('region'),
  regionId: fields.number('regionId'),
  regionCode: fields.text('regionCode'),
  postcode: fields.text('postcode'),
  countryId: fields.text('countryId'),
  telephone: fields.text('telephone'),
  ...byAddressField((name) => fields.text(camelCase(name))),
});

/** The address in a REST body, with its id in the address book or the request to save it there. */
export const givenAddressOfRest = (fields: RestFields): GivenAddress => {
  const bookId = fields.integer('customerAddressId') || undefined;
  const isSaved = fields.flag('saveInAddressBook') && !bookId;
  return { bookId, address: addressOfRest(fields), isSaved };
};
