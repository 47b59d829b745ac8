import { expect, test } from 'vitest';
import { isBlocked, isEmptyCart, stockOf, summarise } from './derive.ts';
import type { CartDetails, CartLine } from './types.ts';

const cart = (...quantities: number[]) =>
  ({
    lines: quantities.map((quantity) => ({ quantity })),
    grandTotal: { value: 20, currency: 'CAD' },
  }) as unknown as CartDetails;

test('[EN-07] a cart is empty without details or lines', () => {
  expect([undefined, cart(), cart(1)].map(isEmptyCart)).toEqual([true, true, false]);
});

test('[EN-04] [EN-05] [EN-06] derives the currency, number of items and subtotal', () => {
  expect(summarise(cart(2, 3), 'USD')).toEqual({ currencyCode: 'CAD', numItems: 5, subtotal: 20 });
  expect(summarise(undefined, 'CAD')).toEqual({ currencyCode: 'CAD', numItems: 0, subtotal: 0 });
  expect(summarise(undefined).currencyCode).toBe('USD');
  const unpriced = { ...cart(1), grandTotal: undefined };
  expect(summarise(unpriced, 'CAD')).toEqual({ currencyCode: 'CAD', numItems: 1, subtotal: 0 });
});

test('a line is short if its quantity exceeds the stock, but not if the stock is unknown', () => {
  const line = { sku: 'A', isAvailable: true, quantity: 3, sellingUnit: 'box' } as CartLine;
  const kinds = [0, 2, 3, 4, undefined].map((maxQuantity) => stockOf({ ...line, maxQuantity }).kind);
  expect(kinds).toEqual(['out', 'short', 'available', 'available', 'available']);
  const slab = { ...line, isAvailable: false, quantity: 1, maxQuantity: 0, sellingUnit: 'slab' };
  expect([slab, { ...slab, sku: 'A-SMP' }].map((each) => stockOf(each).kind)).toEqual(['sold', 'out']);
});

test('one unavailable or short line blocks checkout', () => {
  const line = { sku: 'A', isAvailable: true, quantity: 1, maxQuantity: undefined } as CartLine;
  const blocked = (...lines: CartLine[]) => isBlocked({ lines } as unknown as CartDetails);
  expect([
    blocked(line, line),
    blocked(line, { ...line, isAvailable: false }),
    blocked({ ...line, maxQuantity: 0 }, line),
    blocked(),
  ]).toEqual([false, true, true, false]);
});
