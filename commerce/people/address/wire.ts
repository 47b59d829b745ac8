import type { RestFields } from '#commerce/platform/rest/input.ts';
import type { Address, AddressDetails, AddressInput, GivenAddress } from './types.ts';

/** Fields with the same names in every response; region and country differ. */
export const addressFields = ({ firstname, lastname, company, street, city, postcode, telephone }: Address) => ({
  firstname,
  lastname,
  company,
  street: [...street],
  city,
  postcode,
  telephone,
});

/** Further fields in GraphQL. */
export const addressDetails = ({ prefix, middlename, suffix, fax, vatId }: AddressDetails) => ({
  prefix: prefix ?? null,
  middlename: middlename ?? null,
  suffix: suffix ?? null,
  fax: fax ?? null,
  vat_id: vatId ?? null,
});

/** Further fields in REST, which omits empty ones. */
export const restAddressDetails = (address: AddressDetails): Record<string, string> =>
  Object.fromEntries(
    Object.entries(addressDetails(address)).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );

type GraphqlFields = Omit<AddressInput, 'countryId' | 'region' | 'regionId' | 'regionCode' | 'vatId'> & {
  country_code?: string | null;
  vat_id?: string | null;
};

/** An address of a GraphQL input, without its region: inputs nest it differently. */
export const addressOfGraphql = (input: GraphqlFields | null | undefined): AddressInput => ({
  firstname: input?.firstname,
  lastname: input?.lastname,
  company: input?.company,
  street: input?.street,
  city: input?.city,
  postcode: input?.postcode,
  countryId: input?.country_code,
  telephone: input?.telephone,
  prefix: input?.prefix,
  middlename: input?.middlename,
  suffix: input?.suffix,
  fax: input?.fax,
  vatId: input?.vat_id,
});

/** The address in a REST body; unknown fields are ignored. */
export const addressOfRest = (fields: RestFields): AddressInput => ({
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
  prefix: fields.text('prefix'),
  middlename: fields.text('middlename'),
  suffix: fields.text('suffix'),
  fax: fields.text('fax'),
  vatId: fields.text('vatId'),
});

/** The address in a REST body, with its id in the address book or the request to save it there. */
export const givenAddressOfRest = (fields: RestFields): GivenAddress => {
  const bookId = fields.integer('customerAddressId') || undefined;
  const isSaved = fields.flag('saveInAddressBook') && !bookId;
  return { bookId, address: addressOfRest(fields), isSaved };
};
