import { createHash } from 'node:crypto';
import { MASKED_ID } from '#commerce/cart/types.ts';
import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { answerKey, claimNewKey, extendKey, lockKey, releaseKey } from './idempotency-store.ts';
import type { KeyedCall } from './idempotency-store.ts';
import { answerOfPreviousCall, storableError } from './stored-answer.ts';
import type { StoredAnswer, OrderAnswer } from './stored-answer.ts';

/** A call that holds its key longer than this is taken for dead; the next call with the key takes over. */
const LOCK_MS = 60_000;
/** We promise at least 24 hours. */
export const KEY_LIFETIME_MS = 48 * 3600 * 1000;

const KEY = /^[\x21-\x7e]{1,255}$/;

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      // Stryker disable next-line EqualityOperator: names of an object are unique, and any fixed order serves
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, canonical(part)]),
  );
};

/** A hash of the request, independent of the order of its fields. */
export const fingerprintOf = (operation: string, body: unknown): string =>
  createHash('sha256')
    .update(`${operation}\n${JSON.stringify(canonical(body))}`)
    .digest('hex');

/** The idempotency key of the call, scoped to its cart; undefined without a key, or when the cart id is malformed. */
export const keyedCall = (header: string | undefined, scope: string, fingerprint: string): KeyedCall | undefined => {
  if (!header || !MASKED_ID.test(scope)) return undefined;
  if (!KEY.test(header))
    throw new InputError('The Idempotency-Key must have 1 to 255 visible ASCII characters.', {
      code: 'IDEMPOTENCY_KEY_INVALID',
    });
  return { scope, key: header, fingerprint };
};

/** Stores the answer in the transaction of the order. */
export const storeAnswer = async (db: Db, call: KeyedCall | undefined, order: OrderAnswer): Promise<void> => {
  if (call) await answerKey(db, call, { order } satisfies StoredAnswer);
};

type Claimed = { answer?: OrderAnswer } | 'freed';

/** Answers what the earlier call with the key was answered, or takes the key over from one that died. */
const takeOver = (platform: Platform, call: KeyedCall, now: Date, lockedUntil: Date): Promise<Claimed> =>
  platform.db.tx(async (db) => {
    const known = await lockKey(db, call);
    if (!known) return 'freed';
    const answer = answerOfPreviousCall(known, call, now);
    if (!answer) await extendKey(db, call, lockedUntil);
    return answer ? { answer } : {};
  });

/** Nearly every key is new, and claimed by one statement without a transaction. */
const claim = async (platform: Platform, call: KeyedCall): Promise<OrderAnswer | undefined> => {
  for (;;) {
    const now = platform.clock.now();
    const lockedUntil = new Date(now.getTime() + LOCK_MS);
    if (await claimNewKey(platform.db.kysely, call, now, lockedUntil)) return undefined;
    const claimed = await takeOver(platform, call, now, lockedUntil);
    // A call that failed between the two statements has freed the key.
    if (claimed !== 'freed') return claimed.answer;
  }
};

/**
 * Runs a call once per idempotency key: a repeated call gets the stored answer, one with another body 422, one that
 * arrives while the first still runs 409. `run` stores the answer itself, in the transaction of the order.
 */
export const runOnce = async (
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
    const refusal = storableError(error);
    if (refusal) await answerKey(kysely, call, refusal);
    else await releaseKey(kysely, call);
    throw error;
  }
};
