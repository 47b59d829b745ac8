import { alreadyProcessing } from '#commerce/payment/service.ts';
import { CommerceError, InputError } from '#commerce/platform/errors.ts';
import type { ErrorCategory, MessageParameters } from '#commerce/platform/errors.ts';
import type { KeyedCall, KnownCall } from './idempotency-store.ts';

export type OrderAnswer = { orderId: number; number: string };

/** How the answer of a call is kept beside its key, as JSON. */
export type KeptAnswer =
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

/** What is kept of a refusal that would be the same if the call were made again as it was: the nonce is spent. */
export const keptRefusal = (error: unknown): KeptAnswer | undefined => {
  if (!(error instanceof CommerceError) || error.code !== 'PAYMENT_DECLINED') return undefined;
  const { category, template, parameters, code, status } = error;
  return { failure: { category, template, parameters, code, status } };
};

const replay = (kept: KeptAnswer): OrderAnswer => {
  if ('order' in kept) return kept.order;
  const { category, template, ...options } = kept.failure;
  throw new CommerceError(category, template, options);
};

/**
 * What an earlier call with the same key means for this one: its order, or thrown what it was refused with, that it was
 * another request, or that it still runs. Undefined: it died, and this call takes over.
 */
export const answerOfEarlier = (known: KnownCall, call: KeyedCall, now: Date): OrderAnswer | undefined => {
  if (known.fingerprint !== call.fingerprint)
    throw new InputError('The Idempotency-Key was used with another request.', {
      code: 'IDEMPOTENCY_KEY_REUSED',
      status: 422,
    });
  if (known.state === 'done') return replay(known.answer as KeptAnswer);
  if (known.lockedUntil > now) throw alreadyProcessing(409);
  return undefined;
};
