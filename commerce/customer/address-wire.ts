import { regionsOf } from '#commerce/stores/service.ts';
import type { Language } from '#commerce/stores/types.ts';
import type { CustomerAddress, CustomerAddressInput } from '#contract/generated/schema-types.ts';
import type { BookChange } from './address-change.ts';
import type { BookAddress, Defaults } from './types.ts';

const regionOf = (language: Language, { countryId, regionId, regionCode }: BookAddress) => ({
  region: regionsOf(countryId, language).find(({ id }) => id === regionId)?.name ?? regionCode,
  region_code: regionCode,
  region_id: regionId,
});

/** Id of the address with this default flag, as text. */
export const defaultId = (addresses: readonly BookAddress[], role: keyof Defaults): string | undefined =>
  addresses.find((address) => address[role])?.id.toString();

/** The address in the shape of GraphQL, its region named in the language of the store view. */
export const graphqlAddress = (language: Language, address: BookAddress): CustomerAddress => ({
  id: address.id,
  firstname: address.firstname,
  lastname: address.lastname,
  company: address.company,
  street: [...address.street],
  city: address.city,
  region: regionOf(language, address),
  region_id: address.regionId,
  postcode: address.postcode,
  country_code: address.countryId,
  telephone: address.telephone,
  default_shipping: address.isDefaultShipping,
  default_billing: address.isDefaultBilling,
});

/** The address in the shape of REST, which has default flags only where they are true. */
export const restBookAddress = (language: Language, customerId: number, address: BookAddress) => ({
  id: address.id,
  customer_id: customerId,
  region: regionOf(language, address),
  region_id: address.regionId,
  country_id: address.countryId,
  street: address.street,
  ...(address.company ? { company: address.company } : {}),
  telephone: address.telephone,
  postcode: address.postcode,
  city: address.city,
  firstname: address.firstname,
  lastname: address.lastname,
  ...(address.isDefaultShipping ? { default_shipping: true } : {}),
  ...(address.isDefaultBilling ? { default_billing: true } : {}),
});

/** Maps the GraphQL input. */
export const bookChange = (input: CustomerAddressInput | null | undefined): BookChange => ({
  firstname: input?.firstname,
  lastname: input?.lastname,
  company: input?.company,
  street: input?.street,
  city: input?.city,
  region: input?.region?.region,
  regionId: input?.region?.region_id,
  regionCode: input?.region?.region_code,
  postcode: input?.postcode,
  countryId: input?.country_code,
  telephone: input?.telephone,
  isDefaultShipping: input?.default_shipping ?? undefined,
  isDefaultBilling: input?.default_billing ?? undefined,
});
