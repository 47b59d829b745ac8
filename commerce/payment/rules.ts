import { AlreadyExistsError, InputError, TooManyRequestsError } from '#commerce/platform/errors.ts';
import type { Language } from '#commerce/stores/types.ts';
import type { PaymentMethod } from './types.ts';

export const METHOD = 'tessera_test';

/** Declines a cart may collect within {@link DECLINE_WINDOW_MS} before it has to wait. */
export const MAX_DECLINES = 5;
/** Declines allowed per IP address over all carts in the same time: card testers create a cart for each try. */
export const MAX_DECLINES_BY_ADDRESS = 10;
export const DECLINE_WINDOW_MS = 10 * 60 * 1000;

/** A live attempt takes seconds; after this the sweeper handles it. */
export const STUCK_AFTER_MS = 2 * 60 * 1000;

const TITLES: Readonly<Record<Language, string>> = { en: 'Credit card', fr: 'Carte de crédit' };

export const paymentMethods = (language: Language): readonly PaymentMethod[] => [
  { code: METHOD, title: TITLES[language] },
];

export const declined = (): InputError =>
  new InputError('Transaction has been declined. Please try again later.', { code: 'PAYMENT_DECLINED' });

/** Behind REST 400, or 409 where the same Idempotency-Key is running. */
export const alreadyProcessing = (status?: number): AlreadyExistsError =>
  new AlreadyExistsError('The order has already been placed and is currently processing.', {
    code: 'ORDER_IN_PROGRESS',
    status,
  });

export const nonceUsed = (): InputError =>
  new InputError('Cannot use a payment_method_nonce more than once.', { code: 'PAYMENT_NONCE_USED' });

export const tooManyDeclines = (): TooManyRequestsError =>
  new TooManyRequestsError(undefined, { code: 'PAYMENT_TOO_MANY_DECLINES' });

export const invalidPayment = (): InputError =>
  new InputError('Enter a valid payment method and try again.', { code: 'PAYMENT_INVALID' });

/** The gateway's answer is unknown: nothing is known to be charged, and the sweeper voids what was. */
export const gatewayFailed = (): InputError =>
  new InputError('An error occurred on the server. Please try to place the order again.', {
    code: 'PAYMENT_UNAVAILABLE',
  });
