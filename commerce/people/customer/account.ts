import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { closeCustomersCart } from '#commerce/sale/cart/service.ts';
import { logSecurityEvent, recordStaffAction } from '#commerce/platform/security-log.ts';
import { setAccountSubscription } from '#commerce/people/newsletter/service.ts';
import { refuseCardNumbers } from '#commerce/platform/card-number.ts';
import { forgetReviewer } from '#commerce/merchandise/reviews/service.ts';
import { noticeMail } from './account-mails.ts';
import { viewOf } from './account-view.ts';
import { currentCustomer } from './current.ts';
import { deleteDevices } from './attempt-store.ts';
import { sendProof } from './email-proof.ts';
import { rememberDevice, subjectOf } from './known-device.ts';
import { hashPassword } from './password.ts';
import { checkedPerson, personOf } from './person-rules.ts';
import { verifyPassword } from './verify-password.ts';
import { deleteResets } from './reset-store.ts';
import {
  checkedNames,
  checkedEmailChange,
  checkPassword,
  checkPasswordsGiven,
  CREATE_RATE,
  emailTaken,
} from './rules.ts';
import { deleteAccount, deleteOtherTokens, findByEmail, setPassword, updateNames } from './store.ts';
import { currentTokenHash } from './token.ts';
import type { CustomerRow } from './types.ts';

export type AccountChange = Parameters<typeof checkedPerson>[0] & {
  firstname?: string | null | undefined;
  lastname?: string | null | undefined;
  is_subscribed?: boolean | null | undefined;
};

/** The names after the change. Throws a Magento error for an invalid one. */
export const checkAccountChange = (change: AccountChange, customer: CustomerRow) => {
  refuseCardNumbers(change);
  return checkedNames(change, customer);
};

/** Updates the names of the caller's account; absent fields stay as they are. Throws a Magento error. */
export const updateCustomer = async (context: CommerceContext, change: AccountChange): Promise<CustomerRow> => {
  const customer = await currentCustomer(context);
  await changeAccount(context, customer, change);
  return currentCustomer(context);
};

/** Changes any account; the caller checks permission. */
export const changeAccount = async (
  context: CommerceContext,
  customer: CustomerRow,
  change: AccountChange,
): Promise<void> => {
  checkAccountChange(change, customer);
  if (typeof change.is_subscribed === 'boolean') await setAccountSubscription(context, customer, change.is_subscribed);
  await writeAccountChange(context, context.db.kysely, customer, change);
};

/** Writes the names and the other fields of a person. Throws a Magento error for an invalid one. */
export const writeAccountChange = async (
  { clock }: Pick<CommerceContext, 'clock'>,
  db: Db,
  customer: CustomerRow,
  change: AccountChange,
): Promise<void> => {
  const names = checkAccountChange(change, customer);
  await updateNames(db, customer.id, names, checkedPerson(change, personOf(customer), clock.now()));
};

/**
 * Requests another email address; needs the password. The change takes effect once the link mailed to the new address
 * is opened; the current address is notified at once. Returns the unchanged account.
 */
export const changeEmail = async (context: CommerceContext, given: string, password: string): Promise<CustomerRow> => {
  const customer = await currentCustomer(context);
  const email = checkedEmailChange(given, password);
  context.rateLimit.check('change-email', context.ip, CREATE_RATE);
  await verifyPassword(context, customer, password);
  if (email === customer.email) return customer;
  const other = await findByEmail(context.db.kysely, customer.websiteId, email);
  if (other && other.id !== customer.id) throw emailTaken();
  const view = await viewOf(context, customer);
  await context.db.tx(async (db) => {
    await sendProof(context, db, customer, { kind: 'change', email });
    await context.mail.enqueue(db, noticeMail('asked', customer.email, view, context.settings));
  });
  logSecurityEvent(context, 'email-change-asked');
  return customer;
};

/** Changes the password; needs the current one. Ends all other sessions and notifies the customer. */
export const changePassword = async (context: CommerceContext, current: string, next: string): Promise<CustomerRow> => {
  const customer = await currentCustomer(context);
  checkPasswordsGiven(current, next);
  await verifyPassword(context, customer, current);
  checkPassword(next, customer.email);
  const passwordHash = await hashPassword(next);
  const changed = await context.db.tx(async (db) => {
    const row = await setPassword(db, customer.id, passwordHash);
    await deleteOtherTokens(db, customer.id, currentTokenHash(context));
    const subject = subjectOf(customer.websiteId, customer.email);
    await deleteDevices(db, subject);
    await rememberDevice(context, db, subject);
    await deleteResets(db, customer.id);
    await context.mail.enqueue(
      db,
      noticeMail('password', customer.email, await viewOf(context, customer), context.settings),
    );
    return row;
  });
  logSecurityEvent(context, 'password-changed');
  return changed;
};

/** Job for modules that store texts of a customer beyond the account's life. */
export const ACCOUNT_DELETED = 'account-deleted';
export type DeletedAccount = { customerId: number };

/** Deletes an account with its addresses and sessions, closes its cart, and notifies the customer. */
export const closeAccount = async (context: CommerceContext, customer: CustomerRow, by?: string): Promise<void> => {
  await context.db.tx(async (db) => {
    await closeCustomersCart(context, db, customer.id);
    await forgetReviewer(context, db, customer.id);
    await deleteAccount(db, customer.id);
    await context.jobs.enqueue(db, ACCOUNT_DELETED, { customerId: customer.id } satisfies DeletedAccount);
    await context.mail.enqueue(
      db,
      noticeMail('deleted', customer.email, await viewOf(context, customer), context.settings),
    );
    if (by !== undefined)
      await recordStaffAction(context, db, 'account-deleted', { by }, { subject: `customer ${customer.number}` });
  });
  logSecurityEvent(context, 'account-deleted', { email: customer.email });
};

/** Deletes the caller's account. */
export const deleteCustomer = async (context: CommerceContext): Promise<true> => {
  await closeAccount(context, await currentCustomer(context));
  return true;
};
