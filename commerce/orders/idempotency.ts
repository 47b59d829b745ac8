import { createHash } from 'node:crypto';
import { MASKED_ID } from '#commerce/cart/types.ts';
import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { answerKey, claimKey, extendKey, releaseKey } from './idempotency-store.ts';
import type { KeyedCall } from './idempotency-store.ts';
import { answerOfEarlier, keptRefusal } from './kept-answer.ts';
import type { KeptAnswer, OrderAnswer } from './kept-answer.ts';

/** A call that holds its key longer died; the next one with the key takes over. */
const LOCK_MS = 60_000;
/** At least 24 hours are promised. */
export const KEEP_KEYS_MS = 48 * 3600 * 1000;

const KEY = /^[\x21-\x7e]{1,255}$/;

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      // Stryker disable next-line EqualityOperator: no two names of an object are the same, and any fixed order serves
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, canonical(part)]),
  );
};

/** The same for the same request, whatever the order of its fields. */
export const fingerprintOf = (operation: string, body: unknown): string =>
  createHash('sha256')
    .update(`${operation}\n${JSON.stringify(canonical(body))}`)
    .digest('hex');

/** The call's key within its cart; undefined when it carries none, or names what can be no cart. */
export const keyedCall = (header: string | undefined, scope: string, fingerprint: string): KeyedCall | undefined => {
  if (!header || !MASKED_ID.test(scope)) return undefined;
  if (!KEY.test(header))
    throw new InputError('The Idempotency-Key must have 1 to 255 visible ASCII characters.', {
      code: 'IDEMPOTENCY_KEY_INVALID',
    });
  return { scope, key: header, fingerprint };
};

/** Writes the answer beside the order, in its transaction. */
export const keepAnswer = async (db: Db, call: KeyedCall | undefined, order: OrderAnswer): Promise<void> => {
  if (call) await answerKey(db, call, { order } satisfies KeptAnswer);
};

const claim = (platform: Platform, call: KeyedCall): Promise<OrderAnswer | undefined> =>
  platform.db.tx(async (db) => {
    const now = platform.clock.now();
    const lockedUntil = new Date(now.getTime() + LOCK_MS);
    const known = await claimKey(db, call, now, lockedUntil);
    if (!known) return undefined;
    const answer = answerOfEarlier(known, call, now);
    if (answer) return answer;
    await extendKey(db, call, lockedUntil);
    return undefined;
  });

/**
 * Runs an order call once for its key: a repeated one gets the stored answer, one with another body 422, one that comes
 * while the first runs 409. `run` keeps its answer itself, in the transaction of the order.
 */
export const once = async (
  platform: Platform,
  call: KeyedCall | undefined,
  run: () => Promise<OrderAnswer>,
): Promise<OrderAnswer> => {
  if (!call) return run();
  const known = await claim(platform, call);
  if (known) return known;
  try {
    return await run();
  } catch (error) {
    const { kysely } = platform.db;
    const refusal = keptRefusal(error);
    if (refusal) await answerKey(kysely, call, refusal);
    else await releaseKey(kysely, call);
    throw error;
  }
};
