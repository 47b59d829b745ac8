import type { CommerceContext } from '#commerce/platform/context.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { noticeMail, resetMail } from '../account-mails.ts';
import { viewOf } from '../account-view.ts';
import { createCustomer } from '../create-customer.ts';
import { sendProof } from '../email-proof.ts';
import { newResetLink } from '../password-reset.ts';
import { deleteProofs } from '../proof-store.ts';
import { checkedEmail, emailTaken } from '../rules.ts';
import { deleteTokens, findByEmail, writeBlocked } from '../store.ts';
import type { CustomerRow } from '../types.ts';
import { inAccount, subjectOfAccount, type By } from './accounts.ts';

/**
 * Blocks an account and ends its sessions, or unblocks it. Links for another email address are deleted too: with one, the
 * customer could order as a guest with the old address.
 */
export const blockForStaff = (
  context: CommerceContext,
  given: CustomerRow,
  isBlocked: boolean,
  by: By,
): Promise<void> =>
  inAccount(context, given, by, async (db, row) => {
    const wasBlocked = row.blockedAt !== null;
    if (wasBlocked === isBlocked) return;
    await writeBlocked(db, row.id, isBlocked ? context.clock.now() : null);
    if (isBlocked) {
      await deleteTokens(db, row.id);
      await deleteProofs(db, row.id);
    }
    await recordStaffAction(
      context,
      db,
      isBlocked ? 'account-blocked' : 'account-unblocked',
      { by: by.by },
      { subject: subjectOfAccount(row), before: { blocked: wasBlocked }, after: { blocked: isBlocked } },
    );
  });

/**
 * Requests another email address for an account, as its owner does: the change takes effect once the link mailed to the
 * new address is opened; the current address is notified at once.
 */
export const requestEmailForStaff = async (
  context: CommerceContext,
  given: CustomerRow,
  address: string,
  by: By,
): Promise<void> => {
  const email = checkedEmail(address);
  const view = await viewOf(context, given);
  await inAccount(context, given, by, async (db, row) => {
    const other = await findByEmail(db, row.websiteId, email);
    if (other) throw emailTaken();
    await sendProof(context, db, row, { kind: 'change', email });
    await context.mail.enqueue(db, noticeMail('asked', row.email, view, context.settings));
    await recordStaffAction(
      context,
      db,
      'account-email',
      { by: by.by },
      { subject: subjectOfAccount(row), before: { email: row.email }, after: { email } },
    );
  });
};

/** Emails the customer a link for a new password. */
export const sendResetForStaff = async (context: CommerceContext, given: CustomerRow, by: By): Promise<void> => {
  const view = await viewOf(context, given);
  await inAccount(context, given, by, async (db, row) => {
    const token = await newResetLink(context, db, row.id);
    await context.mail.enqueue(db, resetMail(row.email, token, view, context.settings));
    await recordStaffAction(context, db, 'account-reset', { by: by.by }, { subject: subjectOfAccount(row) });
  });
};

/** Creates an account for a customer of staff. The owner sets the password by the emailed link. */
export const createForStaff = async (
  context: CommerceContext,
  person: { firstname: string; lastname: string; email: string },
  by: string,
): Promise<CustomerRow> => {
  // Sets a random password that is never stored in plain text. The suffix contains all required character classes.
  const row = await createCustomer(context, { ...person, password: `${context.random.token(40)}aA1!` });
  await sendResetForStaff(context, row, { by });
  return row;
};
