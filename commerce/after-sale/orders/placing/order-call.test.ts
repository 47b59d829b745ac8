import { expect, test } from 'vitest';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { refusalOf } from '#commerce/platform/testing/refusal.ts';
import { orderCall } from './order-call.ts';

const NOW = new Date('2026-06-15T12:00:00Z');
const CART = 'aB3'.padEnd(32, '0');

const called = (headers: Record<string, string>, body: unknown = CART) =>
  orderCall(
    { header: (name) => headers[name], clock: { now: () => NOW } } as CommerceContext,
    CART,
    'placeOrder',
    body,
  );

test('without headers, the order uses the current total and is not idempotent', () => {
  expect(called({})).toEqual({ maskedId: CART, call: undefined, expected: undefined });
});

test('parses the expected total as minor units and a currency', () => {
  expect(called({ 'x-expected-total': '123.88 CAD' }).expected).toEqual({ amount: 12_388, currency: 'CAD' });
  expect(called({ 'x-expected-total': '1.15 USD' }).expected).toEqual({ amount: 115, currency: 'USD' });
});

test.each(['', '123', '1.5 CAD', '-1.00 CAD', '12.00', '12.00 cad'])('rejects %j as an expected total', (total) => {
  expect(refusalOf(() => called({ 'x-expected-total': total }))).toEqual({
    message: 'The X-Expected-Total must be an amount and a currency, such as 123.88 CAD.',
    category: 'graphql-input',
    code: 'EXPECTED_TOTAL_INVALID',
  });
});

test('[RE-10] a key identifies the operation, its body and the expected total', () => {
  const key = { 'idempotency-key': 'k1' };
  const { call } = called(key);
  expect(call).toEqual({
    scope: CART,
    key: 'k1',
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    claimedAt: NOW,
  });
  expect(called(key).call).toEqual(call);
  const calls = [
    called(key),
    called(key, 'another'),
    called({ ...key, 'x-expected-total': '1.00 CAD' }),
    called({ ...key, 'x-expected-total': '1.00 CAD' }, 'another'),
    called({ ...key, 'x-expected-total': '2.00 CAD' }),
    called({ ...key, 'x-expected-total': '2.00 USD' }),
  ];
  expect(new Set(calls.map((one) => one.call?.fingerprint)).size).toBe(calls.length);
});
