import { expect, test } from 'vitest';
import { TEST_GATEWAY } from '#contract/gateways/test-gateway.ts';
import {
  alreadyProcessing,
  declined,
  DECLINE_WINDOW_MS,
  gatewayFailed,
  invalidPayment,
  isOnAccount,
  isPaidFirst,
  methodTitle,
  methodUnavailable,
  MAX_DECLINES,
  MAX_DECLINES_BY_ADDRESS,
  nonceUsed,
  paymentMethods,
  purchaseOrderNumber,
  suits,
  STUCK_AFTER_MS,
  tooManyDeclines,
} from './rules.ts';

test('lists the implemented payment methods in the shopper’s language', () => {
  const named = (language: 'en' | 'fr') => paymentMethods(language).map(({ code, title }) => `${code}: ${title}`);
  expect(named('en').slice(0, 2)).toEqual([`${TEST_GATEWAY.code}: Credit card`, 'braintree: Credit card']);
  expect(named('fr')).toEqual([
    'tessera_test: Carte de crédit',
    'braintree: Carte de crédit',
    'authorizenet_acceptjs: Carte de crédit',
    'purchaseorder: Bon de commande',
    'checkmo: Chèque ou mandat-poste',
    'banktransfer: Virement bancaire',
    'cashondelivery: Paiement au ramassage',
    'counter: Payé au comptoir',
    'free: Rien à payer',
  ]);
});

test('“free” applies only to a zero total, and replaces the others; cash only to pickup', () => {
  const fit = (
    code: string,
    amount: number,
    { isPickup = false, isByStaff = false, isByLink = false, hasFree = true } = {},
  ) => suits(code, { amount, isPickup, isByStaff, isByLink }, hasFree);
  expect([fit('free', 0), fit('free', 1), fit(TEST_GATEWAY.code, 0), fit(TEST_GATEWAY.code, 1)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(fit(TEST_GATEWAY.code, 0, { hasFree: false })).toBe(true);
  expect([fit('cashondelivery', 1), fit('cashondelivery', 1, { isPickup: true })]).toEqual([false, true]);
  expect([fit('purchaseorder', 1), fit('purchaseorder', 1, { isByLink: true })]).toEqual([true, false]);
  expect([fit('counter', 1), fit('counter', 1, { isByStaff: true }), fit('counter', 0, { isByStaff: true })]).toEqual([
    false,
    true,
    false,
  ]);
});

test('names a method by its title, a saved card like any card, and an unknown method by its code', () => {
  expect(['checkmo', 'braintree_cc_vault', 'paypal'].map((code) => methodTitle(code, 'en'))).toEqual([
    'Cheque or money order',
    'Credit card',
    'paypal',
  ]);
});

test('a purchase order ships before payment, a cheque or transfer after it', () => {
  const later = ['purchaseorder', 'checkmo', 'banktransfer', 'cashondelivery', 'free'];
  expect([later.filter(isOnAccount), later.filter(isPaidFirst)]).toEqual([
    ['purchaseorder'],
    ['checkmo', 'banktransfer'],
  ]);
});

test('a purchase order requires a number of at most 50 characters; other methods store none', () => {
  expect(purchaseOrderNumber('purchaseorder', ' A-1 ')).toBe('A-1');
  expect(purchaseOrderNumber('purchaseorder', 'x'.repeat(50))).toBe('x'.repeat(50));
  expect(purchaseOrderNumber('checkmo', 'A-1')).toBeNull();
  expect(() => purchaseOrderNumber('purchaseorder', ' ')).toThrow('Purchase order number is a required field.');
  expect(() => purchaseOrderNumber('purchaseorder', 'x'.repeat(51))).toThrow('50 characters at most');
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
    methodUnavailable(),
    'graphql-input',
    'PAYMENT_METHOD_UNAVAILABLE',
    'The requested Payment Method is not available.',
  ],
  [
    gatewayFailed(),
    'graphql-input',
    'PAYMENT_UNAVAILABLE',
    'An error occurred on the server. Please try to place the order again.',
  ],
])('%s: category %s, code %s', (error, category, code, message) => {
  expect([error.category, error.code, error.message]).toEqual([category, code, message]);
});

test('an order in progress has status 409 for the same key over REST, otherwise none', () => {
  expect([alreadyProcessing().status, alreadyProcessing(409).status]).toEqual([undefined, 409]);
});

test('too many declines have a different error than one decline', () => {
  const { category, code, event } = tooManyDeclines();
  expect([category, code, event]).toEqual([
    'graphql-too-many-requests',
    'PAYMENT_TOO_MANY_DECLINES',
    'payments-stopped',
  ]);
});

test('limits declines within ten minutes to five per cart and ten per IP address; an attempt expires after two minutes', () => {
  expect([DECLINE_WINDOW_MS / 60_000, MAX_DECLINES, MAX_DECLINES_BY_ADDRESS, STUCK_AFTER_MS / 60_000]).toEqual([
    10, 5, 10, 2,
  ]);
});
