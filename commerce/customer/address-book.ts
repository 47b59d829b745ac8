import { checkAddress } from '#commerce/address/service.ts';
import type { AddressInput } from '#commerce/address/types.ts';
import type { Address } from '#commerce/cart/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { AuthorizationError, InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { refuseCardNumbers } from '#commerce/payment/service.ts';
import { clearDefaults, deleteAddress, findAddress, findAddresses, insertAddress, lockBook, updateAddress } from './address-store.ts';
import { currentCustomer } from './current.ts';
import type { BookAddress, CustomerRow, Defaults } from './types.ts';

/** Addresses a book can hold. */
export const MOST_ADDRESSES = 100;

const WRONG = 'An error occurred while processing the address.';

/** An address as it came in; what is undefined is left as it is, or missing in a new one. */
export type BookChange = AddressInput & { [K in keyof Defaults]?: boolean | undefined };

const BOOK = Symbol('address book');

const booksOf = (context: CommerceContext): Map<number, Promise<readonly BookAddress[]>> => context.perRequest(BOOK, () => new Map());

/** A customer's address book, read once for a request. */
export const addressBook = (context: CommerceContext, customer: CustomerRow): Promise<readonly BookAddress[]> => {
  const books = booksOf(context);
  const book = books.get(customer.id) ?? findAddresses(context.db.kysely, customer.id);
  books.set(customer.id, book);
  return book;
};

/** Runs `change` while nobody else changes the caller's book. */
const inBook = async <T>(context: CommerceContext, change: (db: Db, customer: CustomerRow, count: number) => Promise<T>): Promise<T> => {
  const customer = await currentCustomer(context);
  const result = await context.db.tx(async (db) => change(db, customer, await lockBook(db, customer.id)));
  booksOf(context).delete(customer.id);
  return result;
};

/** The caller's address of that id. Throws as Magento does for one that is not there, and for another customer's. */
const ownAddress = async (db: Db, customer: CustomerRow, id: number): Promise<BookAddress> => {
  const found = await findAddress(db, id);
  if (!found) throw new NoSuchEntityError('Could not find a address with ID "%address_id"', { code: 'ADDRESS_NOT_FOUND', parameters: { address_id: id } });
  if (found.customerId !== customer.id) {
    throw new AuthorizationError('Current customer does not have permission to address with ID "%address_id"', { code: 'ADDRESS_FOREIGN', parameters: { address_id: id } });
  }
  return found;
};

/** Adds an address. Throws what is wrong with it, field by field, and when the book is full. */
export const createAddress = async (context: CommerceContext, input: BookChange): Promise<BookAddress> =>
  inBook(context, async (db, customer, count) => {
    refuseCardNumbers(input);
    const address = checkAddress(input, WRONG);
    if (count >= MOST_ADDRESSES) throw new InputError('An address book holds %max addresses at most.', { code: 'ADDRESS_BOOK_FULL', parameters: { max: MOST_ADDRESSES } });
    const defaults = { isDefaultShipping: input.isDefaultShipping ?? false, isDefaultBilling: input.isDefaultBilling ?? false };
    await clearDefaults(db, customer.id, defaults);
    return insertAddress(db, customer.id, { ...address, ...defaults }, context.clock.now());
  });

const given = (input: BookChange): BookChange => Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && value !== null));

/** The address with the change; a region that is given in any form takes the place of the one before. */
const merged = (known: BookAddress, input: BookChange): BookChange => {
  const change = given(input);
  const hasRegion = 'region' in change || 'regionId' in change || 'regionCode' in change;
  return { ...known, ...(hasRegion ? { regionId: null, regionCode: null } : {}), ...change };
};

/** Changes an address of the caller. */
export const changeAddress = async (context: CommerceContext, id: number, input: BookChange): Promise<BookAddress> =>
  inBook(context, async (db, customer) => {
    refuseCardNumbers(input);
    const known = await ownAddress(db, customer, id);
    const address = checkAddress(merged(known, input), WRONG);
    const defaults = { isDefaultShipping: input.isDefaultShipping ?? known.isDefaultShipping, isDefaultBilling: input.isDefaultBilling ?? known.isDefaultBilling };
    await clearDefaults(db, customer.id, defaults);
    return updateAddress(db, id, { ...address, ...defaults }, context.clock.now());
  });

/** Removes an address of the caller, unless it is a default one. */
export const removeAddress = async (context: CommerceContext, id: number): Promise<true> =>
  inBook(context, async (db, customer) => {
    const known = await ownAddress(db, customer, id);
    const kind = known.isDefaultBilling ? 'billing' : known.isDefaultShipping ? 'shipping' : null;
    if (kind) throw new InputError(`Customer Address %1 is set as default ${kind} address and can not be deleted`, { code: 'ADDRESS_IS_DEFAULT', parameters: [id] });
    await deleteAddress(db, id);
    return true as const;
  });

/** The caller's address of that id, for a cart. Throws for guests, and as `changeAddress` does. */
export const bookAddress = async (context: CommerceContext, id: number): Promise<Address> => ownAddress(context.db.kysely, await currentCustomer(context), id);

const FIELDS = ['firstname', 'lastname', 'company', 'city', 'regionId', 'postcode', 'countryId', 'telephone'] as const;

const isSame = (one: Address, other: Address): boolean => FIELDS.every((field) => one[field] === other[field]) && one.street.join('\n') === other.street.join('\n');

/** Keeps a checked address of an order in the customer's book, inside the caller's transaction; not twice, and not when the book is full. */
export const keepInBook = async (context: CommerceContext, db: Db, customerId: number, address: Address): Promise<void> => {
  const count = await lockBook(db, customerId);
  if (count >= MOST_ADDRESSES || (await findAddresses(db, customerId)).some((known) => isSame(known, address))) return;
  await insertAddress(db, customerId, { ...address, isDefaultShipping: false, isDefaultBilling: false }, context.clock.now());
};
