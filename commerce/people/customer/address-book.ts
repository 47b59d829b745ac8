import { checkAddress, isSameAddress } from '#commerce/people/address/service.ts';
import type { Address } from '#commerce/people/address/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { refuseCardNumbers } from '#commerce/platform/card-number.ts';
import {
  checkRemovable,
  checkNotFull,
  mergeDefaults,
  mergeAddress,
  MAX_ADDRESSES,
  requireOwned,
} from './address-change.ts';
import type { BookChange } from './address-change.ts';
import {
  clearDefaults,
  deleteAddress,
  findAddress,
  findAddresses,
  findBooks,
  insertAddress,
  lockBook,
  updateAddress,
} from './address-store.ts';
import { currentCustomer } from './current.ts';
import type { BookAddress, CustomerRow } from './types.ts';

const WRONG = 'An error occurred while processing the address.';

const BOOK = Symbol('address book');

const booksOf = (context: CommerceContext): Map<number, Promise<readonly BookAddress[]>> =>
  context.perRequest(BOOK, () => new Map());

/** A customer's address book, read once per request. */
export const addressBook = (context: CommerceContext, customer: CustomerRow): Promise<readonly BookAddress[]> => {
  const books = booksOf(context);
  const book = books.get(customer.id) ?? findAddresses(context.db.kysely, customer.id);
  books.set(customer.id, book);
  return book;
};

/** Address books by customer id; a customer without addresses is missing. */
export const addressBooks = ({ db }: CommerceContext, customers: readonly CustomerRow[]) =>
  findBooks(
    db.kysely,
    customers.map(({ id }) => id),
  );

/** Runs `change` while the caller's book is locked. */
const inBook = async <T>(
  context: CommerceContext,
  change: (db: Db, customer: CustomerRow, count: number) => Promise<T>,
): Promise<T> => {
  const customer = await currentCustomer(context);
  const result = await context.db.tx(async (db) => change(db, customer, await lockBook(db, customer.id)));
  booksOf(context).delete(customer.id);
  return result;
};

const ownAddress = async (db: Db, customer: CustomerRow, id: number): Promise<BookAddress> =>
  requireOwned(await findAddress(db, customer.id, id), customer.id, id);

/** Adds an address. Throws validation errors by field, and when the book is full. */
export const createAddress = async (context: CommerceContext, input: BookChange): Promise<BookAddress> =>
  inBook(context, async (db, customer, count) => {
    refuseCardNumbers(input);
    const address = checkAddress(input, WRONG, { sold: context.storeView.countries });
    checkNotFull(count);
    const defaults = mergeDefaults(input);
    await clearDefaults(db, customer.id, defaults);
    return insertAddress(db, customer.id, { ...address, ...defaults }, context.clock.now());
  });

/** Addresses with an id are in the address book. */
export type BookList = readonly (BookChange & { id?: number | undefined })[];

/**
 * Replaces a customer's address book, as Magento does for an account with addresses: addresses with an id are changed,
 * those without are added, and missing ones are removed. All or nothing.
 */
export const replaceBook = async (
  context: CommerceContext,
  db: Db,
  { id: customerId, list, sold }: { id: number; list: BookList; sold: readonly string[] },
): Promise<{ before: readonly BookAddress[]; after: readonly BookAddress[] }> => {
  await lockBook(db, customerId);
  checkNotFull(list.length - 1);
  const before = await findAddresses(db, customerId);
  for (const { id } of before) if (!list.some((one) => one.id === id)) await deleteAddress(db, customerId, id);
  for (const { id, ...input } of list) {
    refuseCardNumbers(input);
    const known = id === undefined ? undefined : before.find((address) => address.id === id);
    if (id !== undefined && !known) requireOwned(undefined, customerId, id);
    const address = checkAddress(known ? mergeAddress(known, input) : input, WRONG, { sold });
    const defaults = mergeDefaults(input, known);
    await clearDefaults(db, customerId, defaults);
    const written = { ...address, ...defaults };
    if (id === undefined) await insertAddress(db, customerId, written, context.clock.now());
    else await updateAddress(db, customerId, id, written, context.clock.now());
  }
  booksOf(context).delete(customerId);
  return { before, after: await findAddresses(db, customerId) };
};

/** Replaces the address book of the caller, with the countries of the store view. */
export const replaceOwnBook = async (
  context: CommerceContext,
  { id }: Pick<CustomerRow, 'id'>,
  list: BookList,
): Promise<void> => {
  const sold = context.storeView.countries;
  await context.db.tx((db) => replaceBook(context, db, { id, list, sold }));
};

/** Throws for the first invalid address. */
export const checkBook = (list: readonly BookChange[], sold: readonly string[]): void => {
  for (const input of list) {
    refuseCardNumbers(input);
    checkAddress(input, WRONG, { sold });
  }
};

/** Updates an address of the caller. */
export const changeAddress = async (context: CommerceContext, id: number, input: BookChange): Promise<BookAddress> =>
  inBook(context, async (db, customer) => {
    refuseCardNumbers(input);
    const known = await ownAddress(db, customer, id);
    const address = checkAddress(mergeAddress(known, input), WRONG, { sold: context.storeView.countries });
    const defaults = mergeDefaults(input, known);
    await clearDefaults(db, customer.id, defaults);
    return updateAddress(db, customer.id, id, { ...address, ...defaults }, context.clock.now());
  });

/** Removes an address of the caller; a default address cannot be removed. */
export const removeAddress = async (context: CommerceContext, id: number): Promise<true> =>
  inBook(context, async (db, customer) => {
    checkRemovable(await ownAddress(db, customer, id));
    await deleteAddress(db, customer.id, id);
    return true as const;
  });

/** An address of the caller, for a cart. Throws for guests and for unknown addresses. */
export const bookAddress = async (context: CommerceContext, id: number): Promise<Address> =>
  ownAddress(context.db.kysely, await currentCustomer(context), id);

/**
 * Saves the validated address of an order in the customer's book, inside the caller's transaction. Skips duplicates and
 * a full book. As in Magento, the address becomes the default if the book has none.
 */
export const saveToBook = async (
  { clock }: Pick<CommerceContext, 'clock'>,
  db: Db,
  customerId: number,
  address: Address,
  uses: { isShipping: boolean; isBilling: boolean },
): Promise<void> => {
  const count = await lockBook(db, customerId);
  const book = await findAddresses(db, customerId);
  if (count >= MAX_ADDRESSES || book.some((known) => isSameAddress(known, address))) return;
  const defaults = {
    isDefaultShipping: uses.isShipping && !book.some(({ isDefaultShipping }) => isDefaultShipping),
    isDefaultBilling: uses.isBilling && !book.some(({ isDefaultBilling }) => isDefaultBilling),
  };
  await insertAddress(db, customerId, { ...address, ...defaults }, clock.now());
};
