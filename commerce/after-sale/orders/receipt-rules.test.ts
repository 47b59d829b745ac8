import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { mayReadReceipt } from './receipt-rules.ts';

const placedAt = new Date('2026-06-15T12:00:00Z');
const later = (milliseconds: number): Date => new Date(placedAt.getTime() + milliseconds);
const DAY = 24 * 3600 * 1000;
const hash = (text: string): Uint8Array => createHash('sha256').update(text).digest();
const now = later(0);

const guests = { customerId: null, key: hash('a'), placedAt };
const anns = { customerId: 7, key: null, placedAt };

test.each([
  ['a guest’s order, by the browser that ordered', guests, { key: hash('a'), now }, true],
  ['a guest’s order, by another browser', guests, { key: hash('b'), now }, false],
  ['a guest’s order, by a browser without a key', guests, { now }, false],
  ['a guest’s order, by a customer in another browser', guests, { customerId: 7, now }, false],
  ['a guest’s order, by its browser after signing in', guests, { customerId: 7, key: hash('a'), now }, true],
  ['an order without a stored key', { ...guests, key: null }, { key: hash('a'), now }, false],
  ['a customer’s order, by the customer', anns, { customerId: 7, now }, true],
  ['a customer’s order, by another customer', anns, { customerId: 8, now }, false],
  ['a customer’s order, by a guest with a key', anns, { key: hash('a'), now }, false],
  ['the last moment of the day', guests, { key: hash('a'), now: later(DAY - 1) }, true],
  ['a day later', guests, { key: hash('a'), now: later(DAY) }, false],
  ['a customer’s order a day later', anns, { customerId: 7, now: later(DAY) }, false],
])('decides whether the caller may read the receipt: %s', (_who, owner, caller, may) => {
  expect(mayReadReceipt(owner, { customerId: undefined, key: undefined, ...caller })).toBe(may);
});
