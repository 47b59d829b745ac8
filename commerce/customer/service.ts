import { isTooLongPassword } from '#contract/password.ts';
import { email as emailRule } from '#contract/validation.ts';
import type { CommerceContext, Customer, Platform } from '#commerce/platform/context.ts';
import { AuthenticationError, InputError, TooManyRequestsError } from '#commerce/platform/errors.ts';
import { notSignedIn } from './current.ts';
import { hashPassword, isPassword, spendTheSameTime } from './password.ts';
import { answerPasswordResets, forgetOldResets } from './password-reset.ts';
import { checkedCustomer, CREATE_RATE, emailTaken, LOCK_MS, MOST_FAILURES, SIGN_IN_RATE, TOKEN_LIFETIME_SECONDS } from './rules.ts';
import { deleteOldTokens, deleteTokens, findByEmail, findByToken, forgetFailures, insertCustomer, insertToken, noteFailure } from './store.ts';
import { hashOf } from './token.ts';
import type { CustomerRow, NewCustomer } from './types.ts';

export { bookAddress, keepInBook } from './address-book.ts';
export { currentCustomer } from './current.ts';

const signInFailed = (): AuthenticationError =>
  new AuthenticationError('The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.');

/** A new account of the store view's website; nobody is signed in by it. */
export const createCustomer = async (context: CommerceContext, given: { [K in keyof NewCustomer]?: string | null | undefined }): Promise<CustomerRow> => {
  context.noStore();
  if (!context.rateLimit.allow('create-customer', context.ip, CREATE_RATE)) throw new TooManyRequestsError();
  const { password, ...person } = checkedCustomer(given);
  const { websiteId, id: storeViewId } = context.storeView;
  const customer = await insertCustomer(context.db.kysely, { ...person, websiteId, storeViewId, passwordHash: await hashPassword(password), createdAt: context.clock.now() });
  if (!customer) throw emailTaken();
  return customer;
};

/** An opaque token good for an hour. Whatever is wrong is told in the same words and takes the same time. */
export const signIn = async (context: CommerceContext, email: string, password: string): Promise<string> => {
  context.noStore();
  if (!email.trim()) throw new InputError('Specify the "email" value.');
  if (!password) throw new InputError('Specify the "password" value.');
  if (!context.rateLimit.allow('sign-in', context.ip, SIGN_IN_RATE)) throw new TooManyRequestsError();
  const { kysely } = context.db;
  const now = context.clock.now();
  const customer = isTooLongPassword(password) ? undefined : await findByEmail(kysely, context.storeView.websiteId, email);
  if (!customer || (customer.lockedUntil && customer.lockedUntil > now)) {
    await spendTheSameTime(password.slice(0, 256));
    throw signInFailed();
  }
  if (!(await isPassword(customer.passwordHash, password))) {
    await noteFailure(kysely, customer.id, MOST_FAILURES, new Date(now.getTime() + LOCK_MS));
    throw signInFailed();
  }
  if (customer.failures > 0) await forgetFailures(kysely, customer.id);
  const token = context.random.token(43);
  await insertToken(kysely, { hash: hashOf(token), customerId: customer.id, createdAt: now, expiresAt: new Date(now.getTime() + TOKEN_LIFETIME_SECONDS * 1000) });
  return token;
};

/** Ends every sign-in of the caller, on whatever device. */
export const signOut = async (context: CommerceContext): Promise<void> => {
  context.noStore();
  if (!context.customer) throw notSignedIn();
  await deleteTokens(context.db.kysely, context.customer.id);
};

/** Who a token belongs to; null for an unknown, revoked or expired one. */
export const authenticate = async (platform: Platform, token: string): Promise<Customer | null> => {
  const customer = await findByToken(platform.db.kysely, hashOf(token), platform.clock.now());
  return customer ? { id: customer.id, groupId: customer.groupId, email: customer.email } : null;
};

/** True for every well-formed address, as Magento answers since 2.4.6-p1: it does not tell who has an account. */
export const isEmailAvailable = (email: string): boolean => {
  if (!email.trim()) throw new InputError('Email must be specified');
  if (emailRule(email)) throw new InputError('Email is invalid');
  return true;
};

const HOUR_MS = 3600 * 1000;

/** Answers those who forgot their password, and forgets tokens that have run out, now and every hour. */
export const startCustomers = (platform: Platform): void => {
  answerPasswordResets(platform);
  const forget = async (): Promise<void> => {
    await deleteOldTokens(platform.db.kysely, platform.clock.now());
    await forgetOldResets(platform);
  };
  const clean = (): void => void forget().catch((error: unknown) => platform.log.warn({ err: error }, 'old tokens were kept'));
  clean();
  setInterval(clean, HOUR_MS).unref();
};
