import { filledAddressFields } from '#contract/address-fields.ts';
import { regionName } from '#commerce/people/address/service.ts';
import { addressDetails, addressFields, addressOfGraphql, addressOfRest } from '#commerce/people/address/wire.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import type { CustomerAddress, CustomerAddressInput } from '#contract/generated/schema-types.ts';
import type { BookChange } from './address-change.ts';
import type { BookAddress, Defaults } from './types.ts';

const regionOf = (language: Language, address: BookAddress) => ({
  region: regionName(address, language),
  region_code: address.regionCode,
  region_id: address.regionId,
});

/** Id of the address with this default flag, as text. */
export const defaultId = (addresses: readonly BookAddress[], role: keyof Defaults): string | undefined =>
  addresses.find((address) => address[role])?.id.toString();

type GraphqlAddress = Omit<CustomerAddress, 'custom_attributesV2' | 'custom_attributes'> & {
  custom_attributesV2: never[];
  custom_attributes: never[];
};

/** The address in the shape of GraphQL, its region named in the language of the store view. */
export const graphqlAddress = (language: Language, address: BookAddress): GraphqlAddress => ({
  ...addressFields(address),
  ...addressDetails(address),
  id: address.id,
  region: regionOf(language, address),
  region_id: address.regionId,
  country_code: address.countryId,
  country_id: address.countryId,
  customer_id: null,
  custom_attributesV2: [],
  custom_attributes: [],
  extension_attributes: [],
  default_shipping: address.isDefaultShipping,
  default_billing: address.isDefaultBilling,
});

/** The address in the shape of REST, which has default flags only where they are true. */
export const restBookAddress = (language: Language, customerId: number, address: BookAddress) => {
  return {
    ...addressFields(address),
    id: address.id,
    customer_id: customerId,
    region: regionOf(language, address),
    region_id: address.regionId,
    country_id: address.countryId,
    ...filledAddressFields(address),
    ...(address.isDefaultShipping ? { default_shipping: true } : {}),
    ...(address.isDefaultBilling ? { default_billing: true } : {}),
  };
};

const flagOf = (fields: RestFields, name: string): boolean | undefined =>
  fields.has(name) ? fields.flag(name) : undefined;

/** An address of an account in a REST body; its region may be an object, as in Magento's responses. */
export const bookAddressOfRest = (fields: RestFields): BookChange & { id: number | undefined } => {
  const region = fields.isObject('region') ? fields.object('region') : undefined;
  return {
    ...addressOfRest(region ? fields.without('region') : fields),
    ...(region && {
      region: region.text('region'),
      regionCode: region.text('regionCode'),
      regionId: region.number('regionId') ?? fields.number('regionId'),
    }),
    id: fields.integer('id') || undefined,
    isDefaultShipping: flagOf(fields, 'defaultShipping'),
    isDefaultBilling: flagOf(fields, 'defaultBilling'),
  };
};

/** Maps the GraphQL input. */
export const bookChange = (input: CustomerAddressInput | null | undefined): BookChange => ({
  ...addressOfGraphql(input && { ...input, country_code: input.country_code ?? input.country_id }),
  region: input?.region?.region,
  regionId: input?.region?.region_id,
  regionCode: input?.region?.region_code,
  isDefaultShipping: input?.default_shipping ?? undefined,
  isDefaultBilling: input?.default_billing ?? undefined,
});
