import { alreadyProcessing } from '#commerce/sale/payment/service.ts';
import { CommerceError, InputError } from '#commerce/platform/errors.ts';
import type { MessageParameters } from '#commerce/platform/errors.ts';
import type { ErrorCategory } from '#contract/errors.ts';
import type { EarlierCall } from './idempotency-store.ts';
import type { KeyedCall } from './request-types.ts';

/** Over both interfaces the id of an order is its number: row ids would reveal how many orders the shop has. */
export type PlacedOrder = { number: string };

/** The stored response of a call, as JSON. */
export type StoredResponse =
  | { order: PlacedOrder }
  | {
      failure: {
        category: ErrorCategory;
        template: string;
        parameters?: MessageParameters | undefined;
        code?: string | undefined;
        status?: number | undefined;
      };
    };

/** Stored form of an error that a repeated call gets again, such as a declined card. */
export const storableError = (error: unknown): StoredResponse | undefined => {
  if (!(error instanceof CommerceError) || error.code !== 'PAYMENT_DECLINED') return undefined;
  const { category, template, parameters, code, status } = error;
  return { failure: { category, template, parameters, code, status } };
};

const replay = (stored: StoredResponse): PlacedOrder => {
  if ('order' in stored) return stored.order;
  const { category, template, ...options } = stored.failure;
  throw new CommerceError(category, template, options);
};

/** Returns the order of an earlier call with the key, or throws its error, 422 for another request, 409 while it runs. */
export const responseOfEarlierCall = (earlier: EarlierCall, call: Pick<KeyedCall, 'fingerprint'>): PlacedOrder => {
  if (earlier.fingerprint !== call.fingerprint)
    throw new InputError('The Idempotency-Key was used with another request.', {
      code: 'IDEMPOTENCY_KEY_REUSED',
      event: 'order-key-reused',
      status: 422,
    });
  if (earlier.state === 'running') throw alreadyProcessing(409);
  return replay(earlier.response as StoredResponse);
};
