import { isAccountGroup } from '#contract/customer-groups.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { changeAccount, closeAccount, type AccountChange } from '../account.ts';
import { checkBook, replaceBook } from '../address-book.ts';
import { findById, writeGroup } from '../store.ts';
import type { CustomerRow } from '../types.ts';
import { idOfNumber, listAccounts } from './admin-store.ts';

/** A page of accounts by criteria, and how many there are. */
export const chosenAccounts = async (
  { db }: CommerceContext,
  criteria: SearchCriteria,
): Promise<{ accounts: readonly CustomerRow[]; total: number }> => {
  const { ids, total } = await listAccounts(db.kysely, criteria);
  const rows = await Promise.all(ids.map((id) => findById(db.kysely, id)));
  return { accounts: rows.filter((row) => row !== undefined), total };
};

/** The account with a REST id. Throws for an unknown one. */
export const accountWithId = async ({ db }: CommerceContext, given: string): Promise<CustomerRow> => {
  const id = /^\d{1,15}$/.test(given) ? await idOfNumber(db.kysely, Number(given)) : undefined;
  const row = id === undefined ? undefined : await findById(db.kysely, id);
  if (!row)
    throw new NoSuchEntityError('No such entity with %fieldName = %fieldValue', {
      parameters: { fieldName: 'customerId', fieldValue: given },
    });
  return row;
};

type BookList = Parameters<typeof replaceBook>[2];

export type StaffChange = {
  account: AccountChange;
  email: string | undefined;
  group: number | undefined;
  /** Replaces the whole book if defined. */
  addresses: BookList | undefined;
};

/** Changes an account, except its email address: the owner of the new mailbox could take over the account. */
export const changeForStaff = async (
  context: CommerceContext,
  row: CustomerRow,
  { account, email, group, addresses }: StaffChange,
  by: string,
): Promise<void> => {
  if (email !== undefined) throw new InputError('The e-mail address of an account is changed by its owner.');
  if (group !== undefined && !isAccountGroup(group))
    throw new InputError('The specified customer group id does not exist.');
  if (addresses)
    checkBook(
      addresses.filter(({ id }) => id === undefined),
      context.storeView.countries,
    );
  await changeAccount(context, row, account);
  await context.db.tx(async (db) => {
    if (group !== undefined && group !== row.groupId) await writeGroup(db, row.id, group);
    await recordStaffAction(context, db, 'account-changed', { by });
  });
  if (addresses) await replaceBook(context, row, addresses);
};

/** Deletes an account for a program of the merchant and notifies its owner. */
export const deleteForStaff = (context: CommerceContext, row: CustomerRow, by: string): Promise<void> =>
  closeAccount(context, row, by);
