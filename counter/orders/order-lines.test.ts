import { expect, test } from 'vitest';
import { amountsOf } from './order-lines.tsx';
import type { Order } from './types.ts';

const amounts = { subtotal: 40, discount_amount: 0, shipping_amount: 5, tax_amount: 6, grand_total: 51 };

const shownFor = (money: object, refunded: number): Record<string, number> => {
  const order = { ...amounts, ...money, extension_attributes: { money_refunded: refunded } } as Order;
  return Object.fromEntries(amountsOf(order).map(({ name, value }) => [name, value]));
};

test('a canceled order shows the paid and the refunded amount, and that nothing is due', () => {
  expect(shownFor({ total_paid: 51, total_refunded: 0, total_due: 0 }, 51)).toEqual({
    subtotal: 40,
    shipping: 5,
    taxes: 6,
    total: 51,
    paid: 51,
    refunded: 51,
    due: 0,
  });
});

test('an unpaid order shows that nothing was paid, and what its credit memo takes off', () => {
  expect(shownFor({ total_paid: 0, total_refunded: 11, total_due: 40 }, 0)).toMatchObject({
    credited: 11,
    paid: 0,
    due: 40,
  });
});
