import { expect, test } from 'vitest';
import { isEmptyCart, summarise } from './derive.ts';
import type { CartDetails } from './types.ts';

const cart = (...quantities: number[]) => ({ lines: quantities.map((quantity) => ({ quantity })), grandTotal: { value: 20, currency: 'CAD' } }) as unknown as CartDetails;

test('[EN-07] empty without details or lines', () => {
  expect([undefined, cart(), cart(1)].map(isEmptyCart)).toEqual([true, true, false]);
});

test('[EN-04] [EN-05] [EN-06] currency, number of items and subtotal', () => {
  expect(summarise(cart(2, 3), 'USD')).toEqual({ currencyCode: 'CAD', numItems: 5, subtotal: 20 });
  expect(summarise(undefined, 'CAD')).toEqual({ currencyCode: 'CAD', numItems: 0, subtotal: 0 });
  expect(summarise(undefined).currencyCode).toBe('USD');
});
