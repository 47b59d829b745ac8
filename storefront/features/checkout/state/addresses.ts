import { givenAddressFields } from '#contract/address-fields.ts';
import type { Address } from '#storefront/platform/address/address.ts';
import type { BillingAddress } from '../types.ts';

export const withoutEmail = ({ email: _, ...address }: Address): Address => address;

/** The billing address. */
export const billingOf = (billing: BillingAddress | undefined, shipping: Address): Address => {
  if (!billing || billing.sameAsShippingAddress) return withoutEmail(shipping);
  const { sameAsShippingAddress: _, ...address } = billing;
  return withoutEmail(address);
};

/** Returns whether an address was entered in the store of another country. */
export const isForeign = (address: Address | undefined, enteredIn: string | undefined, country: string): boolean =>
  address !== undefined && enteredIn !== undefined && enteredIn !== country && address.country_id !== country;

/** The person, without the place. */
export const personOf = (
  { firstname, lastname, telephone, email, ...optional }: Address,
  country: string,
): Partial<Address> => ({
  firstname,
  lastname,
  ...givenAddressFields(optional),
  telephone,
  country_id: country,
  ...(email === undefined ? {} : { email }),
});
