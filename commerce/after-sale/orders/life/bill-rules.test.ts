import { expect, test } from 'vitest';
import { billOf, shareOf } from './bill-rules.ts';
import type { BillBase } from './types.ts';

const order: BillBase = {
  lines: [
    { id: 1, quantity: 3, rowTotal: 1000 },
    { id: 2, quantity: 7, rowTotal: 33_333 },
  ],
  taxes: [
    { lineAmounts: [47, 1501], shippingAmount: 70 },
    { lineAmounts: [93, 2993], shippingAmount: 139 },
  ],
  discounts: [{ lineAmounts: [67, 3333], shippingAmount: 100 }],
  shippingAmount: 1495,
  shippingDiscountAmount: 100,
};
const TOTAL = 1000 + 33_333 - 67 - 3333 + 1495 - 100 + 47 + 1501 + 70 + 93 + 2993 + 139;

test('shares of consecutive ranges add up to the amount for any split', () => {
  for (const amount of [0, 1, 2, 99, 100, 1234, 99_999_999])
    for (const whole of [1, 2, 3, 7, 12, 1000])
      for (const cut of [1, 2, 3, 5]) {
        let sum = 0;
        for (let from = 0; from < whole; from += cut) {
          const share = shareOf(amount, { from, to: Math.min(whole, from + cut) }, whole);
          expect(share).toBeGreaterThanOrEqual(0);
          sum += share;
        }
        expect(sum).toBe(amount);
      }
  expect(shareOf(500, { from: 0, to: 0 }, 0)).toBe(0);
});

test('a document for the whole order has the order’s totals, with each tax and discount', () => {
  const bill = billOf(order, {
    lines: new Map([
      [1, [{ from: 0, to: 3 }]],
      [2, [{ from: 0, to: 7 }]],
    ]),
    shipping: { from: 0, to: 1495 },
  });
  expect(bill).toEqual({
    subtotal: 34_333,
    discountAmount: 3400,
    shippingAmount: 1495,
    shippingDiscountAmount: 100,
    taxAmount: 4843,
    isTaxIncluded: false,
    adjustment: -0,
    grandTotal: TOTAL,
    taxes: [
      { amount: 1618, shippingAmount: 70 },
      { amount: 3225, shippingAmount: 139 },
    ],
    discounts: [{ amount: 3400, shippingAmount: 100 }],
    items: [
      { itemId: 1, quantity: 3, rowTotal: 1000, discountAmount: 67, taxAmount: 140 },
      { itemId: 2, quantity: 7, rowTotal: 33_333, discountAmount: 3333, taxAmount: 4494 },
    ],
  });
});

test('documents for parts add up to the order total to the cent, for any split of items and shipping', () => {
  for (const cut of [1, 2, 3]) {
    let total = 0;
    const seen = { 1: 0, 2: 0 };
    for (let from = 0; from < 7; from += cut) {
      const lines = new Map(
        order.lines.flatMap(({ id, quantity }) => {
          const span = { from: Math.min(from, quantity), to: Math.min(from + cut, quantity) };
          return span.to > span.from ? [[id, [span]] as const] : [];
        }),
      );
      const to = Math.min(1495, Math.round((1495 * Math.min(7, from + cut)) / 7));
      const bill = billOf(order, { lines, shipping: { from: Math.round((1495 * from) / 7), to } });
      expect(bill.grandTotal).toBe(
        bill.subtotal - bill.discountAmount + bill.shippingAmount - bill.shippingDiscountAmount + bill.taxAmount,
      );
      for (const item of bill.items) seen[item.itemId as 1 | 2] += item.quantity;
      total += bill.grandTotal;
    }
    expect(total).toBe(TOTAL);
    expect(seen).toEqual({ 1: 3, 2: 7 });
  }
});

test('subtracts a fee from the refund', () => {
  const lines = new Map([[1, [{ from: 0, to: 3 }]]]);
  const shipping = { from: 0, to: 0 };
  const whole = billOf(order, { lines, shipping });
  const less = billOf(order, { lines, shipping, fee: 150 });
  expect([less.adjustment, whole.grandTotal - less.grandTotal]).toEqual([-150, 150]);
});
