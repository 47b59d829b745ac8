import { expect, test } from 'vitest';
import { refusalOf } from '#commerce/platform/testing/refusal.ts';
import { fingerprintOf, KEY_LIFETIME_MS, keyedCall } from './idempotency.ts';

test('the fingerprint of a request does not depend on the order of fields', () => {
  const one = fingerprintOf('pay', { a: 1, b: { c: [1, { d: 2, e: null }], f: 'x' } });
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(fingerprintOf('pay', { b: { f: 'x', c: [1, { e: null, d: 2 }] }, a: 1 })).toBe(one);
});

test('the fingerprint differs for another value, list order or operation, and for a missing body', () => {
  const prints = [
    fingerprintOf('pay', { list: [1, 2] }),
    fingerprintOf('pay', { list: [2, 1] }),
    fingerprintOf('place', { list: [1, 2] }),
    fingerprintOf('pay', { list: { 0: 1, 1: 2 } }),
    fingerprintOf('pay', {}),
    fingerprintOf('pay', undefined),
    fingerprintOf('pay', null),
    fingerprintOf('pay', { list: null }),
    fingerprintOf('pay', ''),
  ];
  expect(new Set(prints).size).toBe(prints.length);
});

const NOW = new Date('2026-06-15T12:00:00Z');
const CART = 'aB3'.padEnd(32, '0');

test('[RE-08] scopes a key to its cart', () => {
  expect(keyedCall('key-1', CART, 'print', NOW)).toEqual({
    scope: CART,
    key: 'key-1',
    fingerprint: 'print',
    claimedAt: NOW,
  });
  expect(keyedCall('~!'.padEnd(255, 'x'), CART, 'print', NOW)?.key).toHaveLength(255);
});

test('[RE-08] a request without a key, or with a malformed cart id, is not idempotent', () => {
  for (const [header, scope] of [
    [undefined, CART],
    ['', CART],
    ['key', 'short'],
    ['key', `${CART}0`],
    ['key', `${CART.slice(1)}-`],
    ['key', `-${CART}`],
  ] as const)
    expect(keyedCall(header, scope, 'print', NOW)).toBeUndefined();
});

test('[RE-08] rejects a key that is too long or not visible ASCII', () => {
  for (const header of ['x'.repeat(256), 'a b', 'é', 'a\n', '\u007f', ' a', 'a ']) {
    expect(refusalOf(() => keyedCall(header, CART, 'print', NOW))).toEqual({
      message: 'The Idempotency-Key must have 1 to 255 visible ASCII characters.',
      category: 'graphql-input',
      code: 'IDEMPOTENCY_KEY_INVALID',
    });
  }
});

test('[RE-10] stores responses for two days', () => {
  expect(KEY_LIFETIME_MS / 3_600_000).toBe(48);
});
