import { expect, test } from 'vitest';
import { atQuantity, tiersOf } from './tier-rules.ts';
import type { TierRule } from './tier-types.ts';
import type { Sellable } from './types.ts';

const rule = (quantity: number, more: Partial<TierRule>): TierRule => ({
  currency: null,
  groupId: null,
  quantity,
  price: null,
  percent: null,
  ...more,
});
const price = { regular: 1000, final: 900 };
const mine = { currency: 'CAD', groupId: 2 } as const;

test('a tier is lower than the price at any smaller quantity', () => {
  const rules = [
    rule(20, { percent: 30 }),
    rule(5, { price: 950, currency: 'CAD' }),
    rule(10, { price: 800, currency: 'CAD' }),
    rule(15, { percent: 20 }),
  ];
  expect(tiersOf(rules, price, mine)).toEqual({
    price,
    tiers: [
      { quantity: 10, final: 800 },
      { quantity: 20, final: 700 },
    ],
  });
});

test('a group’s unit price is the price; tiers of other groups and currencies are ignored', () => {
  const rules = [
    rule(1, { percent: 15, groupId: 2 }),
    rule(1, { price: 1, currency: 'USD' }),
    rule(1, { price: 2, currency: 'CAD', groupId: 0 }),
    rule(4, { price: 840, currency: 'CAD' }),
  ];
  expect(tiersOf(rules, price, mine)).toEqual({
    price: { regular: 1000, final: 850 },
    tiers: [{ quantity: 4, final: 840 }],
  });
  expect(tiersOf(rules, price, { currency: 'CAD', groupId: 1 })).toEqual({
    price,
    tiers: [{ quantity: 4, final: 840 }],
  });
});

test('a quantity has the price of the highest tier that it reaches', () => {
  const sellable = {
    prices: { CAD: price, USD: { regular: 700, final: 700 } },
    tiers: {
      CAD: [
        { quantity: 10, final: 800 },
        { quantity: 20, final: 700 },
      ],
      USD: [],
    },
  } as unknown as Sellable;
  const finals = [9, 10, 19, 20, 500].map((quantity) => atQuantity(sellable, quantity).prices.CAD?.final);
  expect(finals).toEqual([900, 800, 800, 700, 700]);
  expect(atQuantity(sellable, 20).prices.USD?.final).toBe(700);
});
