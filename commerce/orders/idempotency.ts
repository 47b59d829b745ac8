import { createHash } from 'node:crypto';
import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { CommerceError, InputError } from '#commerce/platform/errors.ts';
import type { CommerceErrorOptions, ErrorCategory, MessageParameters } from '#commerce/platform/errors.ts';
import { alreadyProcessing } from '#commerce/payment/service.ts';
import { answerKey, claimKey, extendKey, releaseKey } from './idempotency-store.ts';
import type { KeyedCall } from './idempotency-store.ts';

/** A call that holds its key longer died; the next one with the key takes over. */
const LOCK_MS = 60_000;
/** At least 24 hours are promised. */
export const KEEP_KEYS_MS = 48 * 3600 * 1000;

const KEY = /^[\x21-\x7e]{1,255}$/;

export type OrderAnswer = { orderId: number; number: string };

type StoredFailure = { category: ErrorCategory; template: string; parameters?: MessageParameters; code?: string; status?: number };
type Stored = { order: OrderAnswer } | { failure: StoredFailure };

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, part]) => [key, canonical(part)]));
};

/** The same for the same request, whatever the order of its fields. */
export const fingerprintOf = (operation: string, body: unknown): string =>
  createHash('sha256').update(`${operation}\n${JSON.stringify(canonical(body)) ?? ''}`).digest('hex');

/** The call's key within its cart; undefined when it carries none, or names what can be no cart. */
export const keyedCall = (header: string | undefined, scope: string, fingerprint: string): KeyedCall | undefined => {
  if (!header || !/^[A-Za-z0-9]{32}$/.test(scope)) return undefined;
  if (!KEY.test(header)) throw new InputError('The Idempotency-Key must have 1 to 255 visible ASCII characters.', { code: 'IDEMPOTENCY_KEY_INVALID' });
  return { scope, key: header, fingerprint };
};

const failureOf = ({ category, template, parameters, code, status }: CommerceError): StoredFailure => ({ category, template, parameters, code, status });

const replay = (stored: Stored): OrderAnswer => {
  if ('order' in stored) return stored.order;
  const { category, template, ...options } = stored.failure;
  throw new CommerceError(category, template, options satisfies CommerceErrorOptions);
};

/** A refusal that would be the same if the call were made again as it was: the nonce is spent. */
const isFinal = (error: unknown): error is CommerceError => error instanceof CommerceError && error.code === 'PAYMENT_DECLINED';

/** Writes the answer beside the order, in its transaction. */
export const keepAnswer = async (db: Db, call: KeyedCall | undefined, order: OrderAnswer): Promise<void> => {
  if (call) await answerKey(db, call, { order } satisfies Stored);
};

const claim = (platform: Platform, call: KeyedCall): Promise<OrderAnswer | undefined> =>
  platform.db.tx(async (db) => {
    const now = platform.clock.now();
    const lockedUntil = new Date(now.getTime() + LOCK_MS);
    const known = await claimKey(db, call, now, lockedUntil);
    if (!known) return undefined;
    if (known.fingerprint !== call.fingerprint) {
      throw new InputError('The Idempotency-Key was used with another request.', { code: 'IDEMPOTENCY_KEY_REUSED', status: 422 });
    }
    if (known.state === 'done') return replay(known.answer as Stored);
    if (known.lockedUntil > now) throw alreadyProcessing(409);
    await extendKey(db, call, lockedUntil);
    return undefined;
  });

/**
 * Runs an order call once for its key: a repeated one gets the stored answer, one with another body 422, one that comes
 * while the first runs 409. `run` keeps its answer itself, in the transaction of the order.
 */
export const once = async (platform: Platform, call: KeyedCall | undefined, run: () => Promise<OrderAnswer>): Promise<OrderAnswer> => {
  if (!call) return run();
  const known = await claim(platform, call);
  if (known) return known;
  try {
    return await run();
  } catch (error) {
    const { kysely } = platform.db;
    if (isFinal(error)) await answerKey(kysely, call, { failure: failureOf(error) } satisfies Stored);
    else await releaseKey(kysely, call);
    throw error;
  }
};
