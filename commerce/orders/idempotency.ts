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

/** An earlier call has the key. */
class KeyTakenError extends Error {}

const untilOf = (now: Date): Date => new Date(now.getTime() + LOCK_MS);

/** Answers what the earlier call with the key was answered, or takes the key over from one that died. */
const takeOver = (platform: Platform, call: KeyedCall): Promise<Claimed> =>
  platform.db.tx(async (db) => {
    const now = platform.clock.now();
    const known = await lockKey(db, call);
    if (!known) return 'freed';
    const answer = answerOfPreviousCall(known, call, now);
    if (!answer) await extendKey(db, call, untilOf(now));
    return answer ? { answer } : {};
  });

/** Claims a key that is new in the transaction that begins the call: what undoes that one frees the key. */
const claimIn =
  ({ clock }: Platform, call: KeyedCall) =>
  async (db: Db): Promise<void> => {
    const now = clock.now();
    if (!(await claimNewKey(db, call, now, untilOf(now)))) throw new KeyTakenError();
  };

/** A call in two parts: what its first transaction does, and what follows that. */
export type CallParts<Begun> = {
  /** `claim` is the first that its transaction sends; its failure is the call's. */
  begin: (claim?: (db: Db) => Promise<void>) => Promise<Begun>;
  /** Stores the answer itself, in the transaction of the order. */
  finish: (begun: Begun) => Promise<OrderAnswer>;
};

/** Frees a key that is held when the call fails, or keeps a refusal that a repeated call would get as well. */
const freeingAtFailure = async <T>({ db }: Platform, call: KeyedCall, run: () => Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    const refusal = storableError(error);
    if (refusal) await answerKey(db.kysely, call, refusal);
    else await releaseKey(db.kysely, call);
    throw error;
  }
};

type Held<Begun> = { begun: Begun } | { answer: OrderAnswer };

/** Begins it, or takes it over: then the key is held already, and free again when it cannot begin. */
const beginOnce = async <Begun>(
  platform: Platform,
  call: KeyedCall,
  begin: CallParts<Begun>['begin'],
): Promise<Held<Begun>> => {
  for (;;) {
    try {
      return { begun: await begin(claimIn(platform, call)) };
    } catch (error) {
      if (!(error instanceof KeyTakenError)) throw error;
    }
    const claimed = await takeOver(platform, call);
    // A call that failed between the two transactions has freed the key.
    if (claimed === 'freed') continue;
    if (claimed.answer) return { answer: claimed.answer };
    return { begun: await freeingAtFailure(platform, call, () => begin()) };
  }
};

/**
 * Runs a call once per idempotency key: a repeated call gets the stored answer, one with another body 422, one that
 * arrives while the first still runs 409.
 */
export const runOnce = async <Begun>(
  platform: Platform,
  call: KeyedCall | undefined,
  { begin, finish }: CallParts<Begun>,
): Promise<OrderAnswer> => {
  if (!call) return finish(await begin());
  const held = await beginOnce(platform, call, begin);
  if ('answer' in held) return held.answer;
  return freeingAtFailure(platform, call, () => finish(held.begun));
};
