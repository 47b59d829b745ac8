import type { AddressInput } from '#commerce/address/types.ts';
import type { Address } from '#commerce/cart/types.ts';
import { AuthorizationError, InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { BookAddress, Defaults } from './types.ts';

/** Addresses a book can hold. */
export const MAX_ADDRESSES = 100;

/** An address as it came in; what is undefined is left as it is, or missing in a new one. */
export type BookChange = AddressInput & { [K in keyof Defaults]?: boolean | undefined };

const given = (input: BookChange): BookChange =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && value !== null));

/** The address with the change; a region that is given in any form takes the place of the one before. */
export const merged = (known: BookAddress, input: BookChange): BookChange => {
  const change = given(input);
  const hasRegion = 'region' in change || 'regionId' in change || 'regionCode' in change;
  return { ...known, ...(hasRegion ? { regionId: null, regionCode: null } : {}), ...change };
};

/** The roles an address has after the change; a new one has none before. */
export const defaultsAfter = (input: BookChange, before?: Defaults): Defaults => ({
  isDefaultShipping: input.isDefaultShipping ?? before?.isDefaultShipping ?? false,
  isDefaultBilling: input.isDefaultBilling ?? before?.isDefaultBilling ?? false,
});

/** An address, if it is the customer's. Throws as Magento does for one that is not there, and for another customer's. */
export const owned = <T extends { customerId: number }>(found: T | undefined, customerId: number, id: number): T => {
  if (!found)
    throw new NoSuchEntityError('Could not find a address with ID "%address_id"', {
      code: 'ADDRESS_NOT_FOUND',
      parameters: { address_id: id },
    });
  if (found.customerId !== customerId)
    throw new AuthorizationError('Current customer does not have permission to address with ID "%address_id"', {
      code: 'ADDRESS_FOREIGN',
      parameters: { address_id: id },
    });
  return found;
};

/** Throws Magento's refusal to remove a default address. */
export const checkRemovable = ({ id, isDefaultBilling, isDefaultShipping }: Defaults & { id: number }): void => {
  if (!isDefaultBilling && !isDefaultShipping) return;
  const kind = isDefaultBilling ? 'billing' : 'shipping';
  throw new InputError(`Customer Address %1 is set as default ${kind} address and can not be deleted`, {
    code: 'ADDRESS_IS_DEFAULT',
    parameters: [id],
  });
};

/** Throws when a book of so many addresses takes no more. */
export const checkRoom = (count: number): void => {
  if (count >= MAX_ADDRESSES)
    throw new InputError('An address book holds %max addresses at most.', {
      code: 'ADDRESS_BOOK_FULL',
      parameters: { max: MAX_ADDRESSES },
    });
};

const FIELDS = ['firstname', 'lastname', 'company', 'city', 'regionId', 'postcode', 'countryId', 'telephone'] as const;

export const isSameAddress = (one: Address, other: Address): boolean =>
  FIELDS.every((field) => one[field] === other[field]) && one.street.join('\n') === other.street.join('\n');
