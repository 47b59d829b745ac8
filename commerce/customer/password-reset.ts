import { emailKey } from '#contract/email-key.ts';
import { email as emailRule } from '#contract/validation.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import { InputError, TooManyRequestsError } from '#commerce/platform/errors.ts';
import { noticeMail, resetMail } from './account-mails.ts';
import { viewOf } from './account-view.ts';
import { hashPassword } from './password.ts';
import { deleteOldResets, findReset, saveReset, useReset } from './reset-store.ts';
import { checkPassword, RESET_ASK_RATE, RESET_LIFETIME_MS, RESET_MAIL_RATE, RESET_TRY_RATE } from './rules.ts';
import { deleteTokens, findByEmail, setPassword } from './store.ts';
import { hashOf } from './token.ts';

const KIND = 'password-reset';

type Asked = { websiteId: number; email: string };

/**
 * Asks for the link to a new password. Always true: the account is looked for afterwards, by a job, so that neither the
 * answer nor its time tells whether there is one (SI-06). More than three mails an hour for one address are not sent.
 */
export const requestPasswordReset = async (context: CommerceContext, given: string): Promise<true> => {
  context.noStore();
  const email = given.trim();
  if (!email) throw new InputError('You must specify an email address.', { code: 'EMAIL_REQUIRED' });
  if (emailRule(email)) throw new InputError('The email address has an invalid format.', { code: 'EMAIL_INVALID' });
  if (!context.rateLimit.allow('password-reset', context.ip, RESET_ASK_RATE)) throw new TooManyRequestsError();
  const { websiteId } = context.storeView;
  if (!context.rateLimit.allow('password-reset-mail', `${websiteId} ${emailKey(email)}`, RESET_MAIL_RATE)) return true;
  const asked: Asked = { websiteId, email };
  await context.db.tx((db) => context.jobs.enqueue(db, KIND, asked));
  return true;
};

const answerRequest = async (platform: Platform, { websiteId, email }: Asked): Promise<void> => {
  const customer = await findByEmail(platform.db.kysely, websiteId, email);
  if (!customer) return;
  const view = await viewOf(platform, customer);
  const token = platform.random.token(43);
  const now = platform.clock.now();
  await platform.db.tx(async (db) => {
    await saveReset(db, { customerId: customer.id, hash: hashOf(token), createdAt: now, expiresAt: new Date(now.getTime() + RESET_LIFETIME_MS) });
    await platform.mail.enqueue(db, resetMail(customer.email, token, view, platform.settings));
  });
};

/**
 * Sets a new password with the token of a mail, once, and ends every sign-in; who can read the mailbox is trusted, so a
 * closed account opens again. An unknown address and a wrong token are told alike.
 */
export const resetPassword = async (context: CommerceContext, { email, token, password }: { email: string; token: string; password: string }): Promise<true> => {
  context.noStore();
  if (!email.trim()) throw new InputError('email must be specified', { code: 'EMAIL_REQUIRED' });
  if (!token) throw new InputError('resetPasswordToken must be specified', { code: 'RESET_TOKEN_REQUIRED' });
  if (!password) throw new InputError('newPassword must be specified', { code: 'PASSWORD_REQUIRED' });
  checkPassword(password, email);
  if (!context.rateLimit.allow('password-reset-try', context.ip, RESET_TRY_RATE)) throw new TooManyRequestsError();
  const mismatched = (): InputError => new InputError('The password token is mismatched. Reset and try again.', { code: 'RESET_TOKEN_MISMATCHED' });
  const { db, clock, storeView } = context;
  const hash = hashOf(token);
  const reset = await findReset(db.kysely, storeView.websiteId, email, hash);
  if (!reset) throw mismatched();
  if (reset.expiresAt <= clock.now()) throw new InputError('The password token is expired. Reset and try again.', { code: 'RESET_TOKEN_EXPIRED' });
  const passwordHash = await hashPassword(password);
  return db.tx(async (tx) => {
    if (!(await useReset(tx, reset.customerId, hash))) throw mismatched();
    const customer = await setPassword(tx, reset.customerId, passwordHash);
    await deleteTokens(tx, customer.id);
    await context.mail.enqueue(tx, noticeMail('password', customer.email, await viewOf(context, customer), context.settings));
    return true as const;
  });
};

/** Links stay a day beyond their hour, so that a late click learns why it fails. */
const KEEP_EXPIRED_MS = 24 * 3600 * 1000;

export const forgetOldResets = (platform: Platform): Promise<void> => deleteOldResets(platform.db.kysely, new Date(platform.clock.now().getTime() - KEEP_EXPIRED_MS));

export const answerPasswordResets = (platform: Platform): void => platform.jobs.handle(KIND, (payload) => answerRequest(platform, payload as Asked));
