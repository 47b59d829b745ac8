import { createHash } from 'node:crypto';
import { lengthOf } from '#contract/text-length.ts';
import { MAX_PASSKEY_NAME } from '#contract/passkeys.ts';
import { AuthenticationError, InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { CustomerRow } from '../types.ts';

const MINUTE_MS = 60_000;
/** Passkeys of one account. */
export const MOST_PASSKEYS = 20;
/** Challenges, and proofs of passkeys, per IP address. */
export const CHALLENGE_RATE = { limit: 120, perSeconds: 300 };
export const PASSKEY_RATE = { limit: 60, perSeconds: 300 };

export const challengeExpiry = (now: Date): Date => new Date(now.getTime() + 5 * MINUTE_MS);

/** Whether whoever is signed in proved a moment ago who they are. */
export const isFresh = (began: Date | undefined, now: Date): boolean =>
  began !== undefined && now.getTime() - began.getTime() <= 10 * MINUTE_MS;

/** Stands for the account in its passkeys, and says nothing of it. */
export const userHandle = ({ websiteId, number }: Pick<CustomerRow, 'websiteId' | 'number'>): string =>
  createHash('sha256').update(`passkey ${websiteId} ${number}`).digest('base64url');

/** The same error whatever is wrong with a passkey. */
export const passkeyRefused = (): AuthenticationError =>
  new AuthenticationError('The passkey was not accepted.', { code: 'PASSKEY_REFUSED', event: 'passkey-refused' });

export const passwordNeeded = (): AuthenticationError =>
  new AuthenticationError('Give the password of the account.', { code: 'PASSWORD_NEEDED' });

export const tooManyPasskeys = (): InputError =>
  new InputError('An account has at most %1 passkeys.', { code: 'PASSKEY_LIMIT', parameters: [MOST_PASSKEYS] });

export const noSuchPasskey = (): NoSuchEntityError => new NoSuchEntityError('There is no such passkey.');

export const checkedName = (given: string): string => {
  const name = given.trim();
  if (!name) throw new InputError('Specify the "name" value.');
  if (lengthOf(name) > MAX_PASSKEY_NAME)
    throw new InputError('The name of a passkey has at most %1 characters.', { parameters: [MAX_PASSKEY_NAME] });
  return name;
};
