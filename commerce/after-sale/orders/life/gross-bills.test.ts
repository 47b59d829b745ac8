import { sum } from '#contract/money.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeTaxes } from '#commerce/sale/tax/service.ts';
import { billAmounts, orderAmounts } from '../net-and-gross.ts';
import { billOf } from './bill-rules.ts';

const line = fc.record({
  unitPrice: fc.integer({ min: 0, max: 100_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  percent: fc.integer({ min: 0, max: 100 }),
});

test('for 5 000 orders with prices that include tax, partial credit memos refund exactly the amount paid', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.constantFrom([200_000], [50_000, 99_750], [230_000, 10_000]),
      fc.integer({ min: 1, max: 4 }),
      (given, shipping, ppms, cut) => {
        const rows = given.map(({ unitPrice, quantity, percent }, index) => ({
          id: index + 1,
          quantity,
          unitPrice,
          rowTotal: unitPrice * quantity,
          discountAmount: Math.floor((unitPrice * quantity * percent) / 100),
        }));
        const rates = ppms.map((ratePpm, index) => ({
          code: `tax_${index}`,
          regionCode: '',
          ratePpm,
          isShippingTaxable: true,
        }));
        const { taxes, lineTotals } = computeTaxes(
          rows.map(({ rowTotal, discountAmount }) => rowTotal - discountAmount),
          shipping,
          rates,
          true,
        );
        const order = {
          isTaxIncluded: true,
          subtotal: sum(rows.map(({ rowTotal }) => rowTotal)),
          shippingAmount: shipping,
          shippingDiscountAmount: 0,
          lines: rows.map((row, index) => ({ ...row, taxAmount: lineTotals[index] ?? 0 })),
          taxes,
          discounts: [{ lineAmounts: rows.map(({ discountAmount }) => discountAmount), shippingAmount: 0 }],
        };
        const paid = sum(rows.map(({ rowTotal, discountAmount }) => rowTotal - discountAmount)) + shipping;
        const amounts = orderAmounts(order);
        expect(amounts.subtotal.gross).toBe(sum(rows.map(({ rowTotal }) => rowTotal)));
        expect(amounts.shipping.gross).toBe(shipping);
        let back = 0;
        let tax = 0;
        const steps = Math.ceil(9 / cut);
        for (let step = 0; step < steps; step++) {
          const lines = new Map(
            rows.flatMap(({ id, quantity }) => {
              const span = { from: Math.min(step * cut, quantity), to: Math.min((step + 1) * cut, quantity) };
              return span.to > span.from ? [[id, [span]] as const] : [];
            }),
          );
          const part = { from: Math.floor((shipping * step) / steps), to: Math.floor((shipping * (step + 1)) / steps) };
          const bill = billOf(order, { lines, shipping: part });
          const { subtotal } = billAmounts(order, bill);
          expect(subtotal.gross).toBe(bill.subtotal);
          expect(bill.grandTotal).toBeGreaterThanOrEqual(0);
          back += bill.grandTotal;
          tax += bill.taxAmount;
          expect(back).toBeLessThanOrEqual(paid);
        }
        expect([back, tax]).toEqual([paid, sum(taxes.map(({ amount }) => amount))]);
      },
    ),
    { numRuns: 5_000 },
  );
});
