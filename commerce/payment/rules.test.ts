import { expect, test } from 'vitest';
import {
  alreadyProcessing,
  declined,
  DECLINE_WINDOW_MS,
  gatewayFailed,
  invalidPayment,
  METHOD,
  MAX_DECLINES,
  MAX_DECLINES_BY_ADDRESS,
  nonceUsed,
  paymentMethods,
  STUCK_AFTER_MS,
  tooManyDeclines,
} from './rules.ts';

test('a card is the way to pay, in the shopper’s language', () => {
  expect([paymentMethods('en'), paymentMethods('fr')]).toEqual([
    [{ code: METHOD, title: 'Credit card' }],
    [{ code: 'tessera_test', title: 'Carte de crédit' }],
  ]);
});

test.each([
  [declined(), 'graphql-input', 'PAYMENT_DECLINED', 'Transaction has been declined. Please try again later.'],
  [
    alreadyProcessing(),
    'graphql-already-exists',
    'ORDER_IN_PROGRESS',
    'The order has already been placed and is currently processing.',
  ],
  [nonceUsed(), 'graphql-input', 'PAYMENT_NONCE_USED', 'Cannot use a payment_method_nonce more than once.'],
  [invalidPayment(), 'graphql-input', 'PAYMENT_INVALID', 'Enter a valid payment method and try again.'],
  [
    gatewayFailed(),
    'graphql-input',
    'PAYMENT_UNAVAILABLE',
    'An error occurred on the server. Please try to place the order again.',
  ],
])('%s: category %s, code %s', (error, category, code, message) => {
  expect([error.category, error.code, error.message]).toEqual([category, code, message]);
});

test('an order in progress gives 409 over REST for the same key, 400 otherwise', () => {
  expect([alreadyProcessing().status, alreadyProcessing(409).status]).toEqual([undefined, 409]);
});

test('too many declines give another error than one decline', () => {
  expect([tooManyDeclines().category, tooManyDeclines().code]).toEqual([
    'graphql-too-many-requests',
    'PAYMENT_TOO_MANY_DECLINES',
  ]);
});

test('within ten minutes a cart may have five declines and an IP address ten; an attempt is stuck after two minutes', () => {
  expect([DECLINE_WINDOW_MS / 60_000, MAX_DECLINES, MAX_DECLINES_BY_ADDRESS, STUCK_AFTER_MS / 60_000]).toEqual([
    10, 5, 10, 2,
  ]);
});
