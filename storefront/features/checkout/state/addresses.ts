import type { Address } from '#storefront/platform/address/address.ts';
import type { BillingAddress } from './types.ts';

export const withoutEmail = ({ email: _, ...address }: Address): Address => address;

/** Where the invoice goes. */
export const billingOf = (billing: BillingAddress | undefined, shipping: Address): Address => {
  if (!billing || billing.sameAsShippingAddress) return withoutEmail(shipping);
  const { sameAsShippingAddress: _, ...address } = billing;
  return withoutEmail(address);
};

/** Whether an address that was entered in another country's store is of no use in this one. */
export const isForeign = (address: Address | undefined, enteredIn: string | undefined, country: string): boolean =>
  address !== undefined && enteredIn !== undefined && enteredIn !== country && address.country_id !== country;

/** Who it is, without where. */
export const personOf = (
  { firstname, lastname, company, telephone, email }: Address,
  country: string,
): Partial<Address> => ({
  firstname,
  lastname,
  company,
  telephone,
  country_id: country,
  ...(email === undefined ? {} : { email }),
});
