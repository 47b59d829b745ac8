import { isAccountGroup } from '#contract/customer-groups.ts';
import { setAccountSubscription } from '#commerce/people/newsletter/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { changesOf, countChangesOf, type StaffChange } from '#commerce/platform/staff/changes-store.ts';
import { assertUnchanged } from '#commerce/platform/staff/versions.ts';
import { checkAccountChange, closeAccount, writeAccountChange, type AccountChange } from '../account.ts';
import { viewOf } from '../account-view.ts';
import { checkBook, replaceBook, type BookList } from '../address-book.ts';
import { findById, findByIds, lockById, writeGroup } from '../store.ts';
import type { CustomerRow } from '../types.ts';
import { idOfNumber, listAccounts } from './admin-store.ts';
import { changedFields, recordedPerson } from './change-rules.ts';

/** A page of accounts by criteria, and how many there are, counted up to `mostCounted`. */
export const chosenAccounts = async (
  { db }: CommerceContext,
  criteria: SearchCriteria,
  mostCounted?: number,
): Promise<{ accounts: readonly CustomerRow[]; total: number }> => {
  const { ids, total } = await listAccounts(db.kysely, criteria, mostCounted);
  const rows = new Map((await findByIds(db.kysely, ids)).map((row) => [row.id, row]));
  return { accounts: ids.flatMap((id) => rows.get(id) ?? []), total };
};

const unknown = (given: string): NoSuchEntityError =>
  new NoSuchEntityError('No such entity with %fieldName = %fieldValue', {
    parameters: { fieldName: 'customerId', fieldValue: given },
  });

/** The account with a REST id. Throws for an unknown one. */
export const accountWithId = async ({ db }: CommerceContext, given: string): Promise<CustomerRow> => {
  const id = /^\d{1,15}$/.test(given) ? await idOfNumber(db.kysely, Number(given)) : undefined;
  const row = id === undefined ? undefined : await findById(db.kysely, id);
  if (!row) throw unknown(given);
  return row;
};

/** The name under which changes of an account are recorded. */
export const subjectOfAccount = ({ number }: Pick<CustomerRow, 'number'>): string => `customer ${number}`;

export const accountChanges = ({ db }: CommerceContext, row: CustomerRow): Promise<readonly StaffChange[]> =>
  changesOf(db.kysely, subjectOfAccount(row));

/** Numbers of changes by staff, for `If-Match`, in the order of the accounts. */
export const accountVersions = async (
  { db }: CommerceContext,
  rows: readonly CustomerRow[],
): Promise<readonly number[]> => {
  const subjects = rows.map(subjectOfAccount);
  const counts = await countChangesOf(db.kysely, subjects);
  return subjects.map((subject) => counts.get(subject) ?? 0);
};

/** Who changes an account, and the version that the person has read. */
export type By = { by: string; expected?: number | undefined };

/** Runs a change of an account in a transaction that holds it. Throws if staff changed it since the expected version. */
export const inAccount = (
  context: CommerceContext,
  { id, number }: CustomerRow,
  { expected }: By,
  change: (db: Db, row: CustomerRow) => Promise<void>,
): Promise<void> =>
  context.db.tx(async (db) => {
    const row = await lockById(db, id);
    if (!row) throw unknown(String(number));
    await assertUnchanged(db, subjectOfAccount(row), expected);
    await change(db, row);
  });

export type StaffChangeOfAccount = {
  account: AccountChange;
  email: string | undefined;
  group: number | undefined;
  /** Replaces the whole book if defined. */
  addresses: BookList | undefined;
};

/** Changes an account, except its email address: the owner of the new mailbox could take over the account. */
export const changeForStaff = async (
  context: CommerceContext,
  given: CustomerRow,
  { account, email, group, addresses }: StaffChangeOfAccount,
  by: By,
): Promise<void> => {
  if (email !== undefined)
    throw new InputError('The e-mail address of an account is changed by its owner.', { code: 'EMAIL_OF_OWNER' });
  if (group !== undefined && !isAccountGroup(group))
    throw new InputError('The specified customer group id does not exist.');
  const { countries: sold } = await viewOf(context, given);
  if (addresses)
    checkBook(
      addresses.filter(({ id }) => id === undefined),
      sold,
    );
  checkAccountChange(account, given);
  await inAccount(context, given, by, async (db, row) => {
    await writeAccountChange(context, db, row, account);
    if (group !== undefined && group !== row.groupId) await writeGroup(db, row.id, group);
    const book = addresses && (await replaceBook(context, db, { id: row.id, list: addresses, sold }));
    const after = await lockById(db, row.id);
    const changed = changedFields(
      { ...recordedPerson(row), ...(book && { addresses: book.before }) },
      { ...recordedPerson(after ?? row), ...(book && { addresses: book.after }) },
    );
    await recordStaffAction(
      context,
      db,
      'account-changed',
      { by: by.by },
      { subject: subjectOfAccount(row), ...changed },
    );
  });
  const { is_subscribed: wish } = account;
  if (typeof wish === 'boolean') await setAccountSubscription(context, given, wish);
};

/** Deletes an account for a program of the merchant and notifies its owner. */
export const deleteForStaff = (context: CommerceContext, row: CustomerRow, by: string): Promise<void> =>
  closeAccount(context, row, by);
