import { expect, test } from 'vitest';
import { finalPrice, isSpecialInForce } from './special-price-rules.ts';

const NOW = new Date('2026-06-15T12:00:00Z');
const at = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));

const EARLIER = '2026-06-01T04:00:00Z';
const LATER = '2026-07-01T04:00:00Z';
const JUST_BEFORE = '2026-06-15T11:59:59.999Z';
const SAME = '2026-06-15T12:00:00.000Z';
const JUST_AFTER = '2026-06-15T12:00:00.001Z';

test.each<[special: number | null, from: string | null, to: string | null, isInForce: boolean]>([
  [null, null, null, false],
  [null, EARLIER, LATER, false],
  [4000, null, null, true],
  [0, null, null, true],
  [4999, null, null, true],
  [5000, null, null, false],
  [5001, null, null, false],
  [6000, EARLIER, LATER, false],
  [4000, EARLIER, null, true],
  [4000, JUST_BEFORE, null, true],
  [4000, SAME, null, true],
  [4000, JUST_AFTER, null, false],
  [4000, LATER, null, false],
  [4000, null, EARLIER, false],
  [4000, null, JUST_BEFORE, false],
  [4000, null, SAME, false],
  [4000, null, JUST_AFTER, true],
  [4000, null, LATER, true],
  [4000, EARLIER, LATER, true],
  [4000, SAME, JUST_AFTER, true],
  [4000, JUST_BEFORE, SAME, false],
  [4000, JUST_AFTER, LATER, false],
  [4000, EARLIER, JUST_BEFORE, false],
  [4000, LATER, EARLIER, false],
])('[RO-07] a special price of %s from %s to %s for a price of 5000 applies: %s', (special, from, to, isInForce) => {
  const price = { price: 5000, specialPrice: special, specialFrom: at(from), specialTo: at(to) };
  expect(isSpecialInForce(price, NOW)).toBe(isInForce);
  expect(finalPrice(price, NOW)).toBe(isInForce ? special : 5000);
});
