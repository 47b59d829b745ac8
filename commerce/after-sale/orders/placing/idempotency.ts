import { createHash } from 'node:crypto';
import { MASKED_ID } from '#commerce/sale/cart/types.ts';
import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { deleteDeadKey, deleteRunningKey, findKey, insertKey, writeResponse } from './idempotency-store.ts';
import type { KeyedCall } from './request-types.ts';
import { responseOfEarlierCall, storableError } from './stored-response.ts';
import type { PlacedOrder, StoredResponse } from './stored-response.ts';

/** A call that runs longer than this is taken for dead: its process was stopped. The next call with the key takes over. */
const DEAD_AFTER_MS = 60_000;
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
export const keyedCall = (
  header: string | undefined,
  scope: string,
  fingerprint: string,
  claimedAt: Date,
): KeyedCall | undefined => {
  if (!header || !MASKED_ID.test(scope)) return undefined;
  if (!KEY.test(header))
    throw new InputError('The Idempotency-Key must have 1 to 255 visible ASCII characters.', {
      code: 'IDEMPOTENCY_KEY_INVALID',
    });
  return { scope, key: header, fingerprint, claimedAt };
};

/** Frees the key of the same call whose process was stopped, so that this one can claim it. */
export const freeDeadKey = async ({ db, clock }: Platform, call: KeyedCall | undefined): Promise<void> => {
  if (call) await deleteDeadKey(db.kysely, call, clock.now());
};

/**
 * Claims the key in the first transaction of a call, so that a rollback frees it; waits for another transaction that is
 * claiming it. Returns the order of an earlier call with the key. Throws the stored error of that call, 422 if that
 * call was another request, and 409 while it is running.
 */
export const claimKey = async (db: Db, call: KeyedCall | undefined): Promise<PlacedOrder | undefined> => {
  if (!call) return undefined;
  const deadAt = new Date(call.claimedAt.getTime() + DEAD_AFTER_MS);
  while (!(await insertKey(db, call, deadAt))) {
    const earlier = await findKey(db, call);
    // Undefined if that call has failed meanwhile and freed its key.
    if (earlier) return responseOfEarlierCall(earlier, call);
  }
  return undefined;
};

/** Stores the response of a call in the transaction of its order, unless another call has taken over the key. */
export const storeOrder = async (db: Db, call: KeyedCall | undefined, order: PlacedOrder): Promise<void> => {
  if (call) await writeResponse(db, call, { order } satisfies StoredResponse);
};

/**
 * Runs the rest of a call that claimed its key. On failure it frees the key, or stores a final refusal, unless another
 * call has taken over the key.
 */
export const endCallOnFailure = async <T>(
  { db }: Platform,
  call: KeyedCall | undefined,
  run: () => Promise<T>,
): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    const refusal = storableError(error);
    if (call && refusal) await writeResponse(db.kysely, call, refusal);
    else if (call) await deleteRunningKey(db.kysely, call);
    throw error;
  }
};
