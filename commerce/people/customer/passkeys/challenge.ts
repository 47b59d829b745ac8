import type { CommerceContext } from '#commerce/platform/context.ts';
import { sha256 } from '#commerce/platform/sha256.ts';
import { challengeExpiry, passkeyRefused } from './rules.ts';
import { saveChallenge, takeChallenge } from './store.ts';

/** A challenge for a passkey to sign; `customerId` is the customer who adds a passkey, or null for signing in. */
export const newChallenge = async (context: CommerceContext, customerId: number | null): Promise<string> => {
  const challenge = Buffer.from(context.random.token(43)).toString('base64url');
  await saveChallenge(context.db.kysely, {
    hash: sha256(challenge),
    customerId,
    expiresAt: challengeExpiry(context.clock.now()),
  });
  return challenge;
};

const challengeIn = (clientDataJson: string): string | undefined => {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString());
    return typeof data === 'object' && data && 'challenge' in data && typeof data.challenge === 'string'
      ? data.challenge
      : undefined;
  } catch {
    return undefined;
  }
};

/** Consumes the signed challenge. Throws unless it was created recently for the same purpose. */
export const takenChallenge = async (
  context: CommerceContext,
  clientDataJson: string,
  customerId: number | null,
): Promise<string> => {
  const challenge = challengeIn(clientDataJson);
  const now = context.clock.now();
  if (
    challenge === undefined ||
    !(await takeChallenge(context.db.kysely, { hash: sha256(challenge), customerId, now }))
  )
    throw passkeyRefused();
  return challenge;
};
