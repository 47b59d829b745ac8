import type { AddressInput } from '#commerce/people/address/types.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { BookAddress, Defaults } from './types.ts';

/** Maximum number of addresses in a book. */
export const MAX_ADDRESSES = 100;

/** A received address; an undefined field keeps its value, or is empty in a new address. */
export type BookChange = AddressInput & { [K in keyof Defaults]?: boolean | undefined };

const given = (input: BookChange): BookChange =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && value !== null));

/** The address with the change applied; a region given in any form replaces the old one. */
export const mergeAddress = (known: BookAddress, input: BookChange): BookChange => {
  const change = given(input);
  const hasRegion = 'region' in change || 'regionId' in change || 'regionCode' in change;
  return { ...known, ...(hasRegion ? { regionId: null, regionCode: null } : {}), ...change };
};

/** The default flags after the change; a new address has none before. */
export const mergeDefaults = (input: BookChange, before?: Defaults): Defaults => ({
  isDefaultShipping: input.isDefaultShipping ?? before?.isDefaultShipping ?? false,
  isDefaultBilling: input.isDefaultBilling ?? before?.isDefaultBilling ?? false,
});

/** Returns the customer's address. Throws Magento's errors for an unknown one, or another customer's. */
export const requireOwned = <T extends { customerId: number }>(
  found: T | undefined,
  customerId: number,
  id: number,
): T => {
  if (!found || found.customerId !== customerId)
    throw new NoSuchEntityError('Could not find a address with ID "%address_id"', {
      code: 'ADDRESS_NOT_FOUND',
      parameters: { address_id: id },
    });
  return found;
};

/** Throws Magento's error when the address is a default one. */
export const checkRemovable = ({ id, isDefaultBilling, isDefaultShipping }: Defaults & { id: number }): void => {
  if (!isDefaultBilling && !isDefaultShipping) return;
  const kind = isDefaultBilling ? 'billing' : 'shipping';
  throw new InputError(`Customer Address %1 is set as default ${kind} address and can not be deleted`, {
    code: 'ADDRESS_IS_DEFAULT',
    parameters: [id],
  });
};

/** Throws when a book with this many addresses is full. */
export const checkNotFull = (count: number): void => {
  if (count >= MAX_ADDRESSES)
    throw new InputError('An address book holds %max addresses at most.', {
      code: 'ADDRESS_BOOK_FULL',
      parameters: { max: MAX_ADDRESSES },
    });
};
