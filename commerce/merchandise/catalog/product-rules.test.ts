import { expect, test } from 'vitest';
import { priceRangeOf, specialPriceOf } from './product-rules.ts';
import type { ProductRecord } from './snapshot-types.ts';

const GUESTS = 0;
const TRADE = 4;
const reduced = { regular: 3000, final: 2400 };
const slab = {
  type: 'simple',
  prices: { CAD: { cheapest: reduced, dearest: reduced } },
  hidesPriceFrom: [GUESTS],
} as unknown as ProductRecord;

test('[RO-07] a special price is returned to callers who see the price, and in no field to others', () => {
  expect(specialPriceOf(slab, 'CAD', TRADE)).toBe(24);
  expect(priceRangeOf(slab, 'CAD', TRADE)).toMatchObject({
    minimum_price: { regular_price: { value: 30 }, final_price: { value: 24 }, discount: { amount_off: 6 } },
  });
  expect(specialPriceOf(slab, 'CAD', GUESTS)).toBeNull();
  expect(JSON.stringify(priceRangeOf(slab, 'CAD', GUESTS))).not.toMatch(/\d/);
});
