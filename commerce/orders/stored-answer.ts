import { alreadyProcessing } from '#commerce/payment/service.ts';
import { CommerceError, InputError } from '#commerce/platform/errors.ts';
import type { MessageParameters } from '#commerce/platform/errors.ts';
import type { ErrorCategory } from '#contract/errors.ts';
import type { KeyedCall, KnownCall } from './idempotency-store.ts';

/** Over both interfaces an order's id is its number: the ids of its rows would count the orders of the shop. */
export type OrderAnswer = { number: string };

/** The stored answer of a call, as JSON. */
export type StoredAnswer =
  | { order: OrderAnswer }
  | {
      failure: {
        category: ErrorCategory;
        template: string;
        parameters?: MessageParameters | undefined;
        code?: string | undefined;
        status?: number | undefined;
      };
    };

/** The stored form of an error that would be the same for a repeated call, such as a spent nonce. */
export const storableError = (error: unknown): StoredAnswer | undefined => {
  if (!(error instanceof CommerceError) || error.code !== 'PAYMENT_DECLINED') return undefined;
  const { category, template, parameters, code, status } = error;
  return { failure: { category, template, parameters, code, status } };
};

const replay = (kept: StoredAnswer): OrderAnswer => {
  if ('order' in kept) return kept.order;
  const { category, template, ...options } = kept.failure;
  throw new CommerceError(category, template, options);
};

/**
 * What an earlier call with the same key means for this one. Returns its order, or throws its error, 422 for another
 * request, 409 while it still runs. Undefined when that call died: this one takes over.
 */
export const answerOfPreviousCall = (known: KnownCall, call: KeyedCall, now: Date): OrderAnswer | undefined => {
  if (known.fingerprint !== call.fingerprint)
    throw new InputError('The Idempotency-Key was used with another request.', {
      code: 'IDEMPOTENCY_KEY_REUSED',
      event: 'order-key-reused',
      status: 422,
    });
  if (known.state === 'done') return replay(known.answer as StoredAnswer);
  if (known.lockedUntil > now) throw alreadyProcessing(409);
  return undefined;
};
