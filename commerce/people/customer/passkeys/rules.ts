import { createHash } from 'node:crypto';
import { lengthOf } from '#contract/text-length.ts';
import { MAX_PASSKEY_NAME } from '#contract/passkeys.ts';
import { AuthenticationError, InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { CustomerRow } from '../types.ts';
import { MINUTE_MS } from '#commerce/platform/durations.ts';

/** Maximum number of passkeys per account. */
export const MAX_PASSKEYS = 20;
/** Challenges, and sign-ins with passkeys, per IP address. */
export const CHALLENGE_RATE = { limit: 120, perSeconds: 300 };
export const PASSKEY_RATE = { limit: 60, perSeconds: 300 };

export const challengeExpiry = (now: Date): Date => new Date(now.getTime() + 5 * MINUTE_MS);

/** Returns true within ten minutes of signing in. */
export const isFresh = (began: Date | undefined, now: Date): boolean =>
  began !== undefined && now.getTime() - began.getTime() <= 10 * MINUTE_MS;

/** The account's identifier in its passkeys; it reveals nothing about the account. */
export const userHandle = ({ websiteId, number }: Pick<CustomerRow, 'websiteId' | 'number'>): string =>
  createHash('sha256').update(`passkey ${websiteId} ${number}`).digest('base64url');

/** One error for every fault of a passkey. */
export const passkeyRefused = (): AuthenticationError =>
  new AuthenticationError('The passkey was not accepted.', { code: 'PASSKEY_REFUSED', event: 'passkey-refused' });

export const passwordNeeded = (): AuthenticationError =>
  new AuthenticationError('Give the password of the account.', { code: 'PASSWORD_NEEDED' });

export const tooManyPasskeys = (): InputError =>
  new InputError('An account has at most %1 passkeys.', { code: 'PASSKEY_LIMIT', parameters: [MAX_PASSKEYS] });

export const noSuchPasskey = (): NoSuchEntityError => new NoSuchEntityError('There is no such passkey.');

export const checkedName = (given: string): string => {
  const name = given.trim();
  if (!name) throw new InputError('Specify the "name" value.');
  if (lengthOf(name) > MAX_PASSKEY_NAME)
    throw new InputError('The name of a passkey has at most %1 characters.', { parameters: [MAX_PASSKEY_NAME] });
  return name;
};
