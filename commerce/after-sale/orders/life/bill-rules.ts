import { sum } from '#contract/money.ts';
import type { Bill, BillBase } from './types.ts';

/** A range of units. The third and fourth unit are `{ from: 2, to: 4 }`. */
export type Span = { from: number; to: number };

/** The first `count` of `whole` parts of an amount, to the nearest cent. */
const upTo = (amount: number, count: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((2 * amount * count + whole) / (2 * whole));

/**
 * The share of an amount for a range of its `whole` units. The shares of consecutive spans add up to the amount, to
 * the cent.
 */
export const shareOf = (amount: number, { from, to }: Span, whole: number): number =>
  upTo(amount, to, whole) - upTo(amount, from, whole);

/** Units by line id; other lines are absent. */
export type LineSpans = ReadonlyMap<number, readonly Span[]>;

export type Billed = {
  lines: LineSpans;
  /** Shipping before discounts, in minor units. */
  shipping: Span;
  /** Withheld fee, positive. */
  fee?: number;
};

/** An invoice or credit memo for spans of an order's lines and shipping: each tax and discount by its share. */
export const billOf = (order: BillBase, { lines, shipping, fee = 0 }: Billed): Bill => {
  const shares = (lineAmounts: readonly number[]): readonly number[] =>
    order.lines.map((line, index) =>
      sum((lines.get(line.id) ?? []).map((span) => shareOf(lineAmounts[index] ?? 0, span, line.quantity))),
    );
  const ofShipping = (amount: number): number => shareOf(amount, shipping, order.shippingAmount);
  const rows = shares(order.lines.map(({ rowTotal }) => rowTotal));
  const taxes = order.taxes.map((tax) => ({
    lines: shares(tax.lineAmounts),
    shippingAmount: ofShipping(tax.shippingAmount),
  }));
  const discounts = order.discounts.map((discount) => ({
    lines: shares(discount.lineAmounts),
    shippingAmount: ofShipping(discount.shippingAmount),
  }));
  const at = (parts: readonly { lines: readonly number[] }[], index: number): number =>
    sum(parts.map((part) => part.lines[index] ?? 0));
  const subtotal = sum(rows);
  const discountAmount = sum(discounts.map((discount) => sum(discount.lines)));
  const shippingAmount = shipping.to - shipping.from;
  const shippingDiscountAmount = sum(discounts.map((discount) => discount.shippingAmount));
  const isTaxIncluded = order.isTaxIncluded ?? false;
  const taxAmount = sum(taxes.map((tax) => sum(tax.lines) + tax.shippingAmount));
  return {
    subtotal,
    discountAmount,
    shippingAmount,
    shippingDiscountAmount,
    taxAmount,
    isTaxIncluded,
    adjustment: -fee,
    grandTotal:
      subtotal - discountAmount + shippingAmount - shippingDiscountAmount + (isTaxIncluded ? 0 : taxAmount) - fee,
    taxes: taxes.map((tax) => ({
      amount: sum(tax.lines) + tax.shippingAmount,
      shippingAmount: tax.shippingAmount,
    })),
    discounts: discounts.map((discount) => ({ amount: sum(discount.lines), shippingAmount: discount.shippingAmount })),
    items: order.lines.flatMap(({ id }, index) => {
      const quantity = sum((lines.get(id) ?? []).map(({ from, to }) => to - from));
      if (quantity === 0) return [];
      return [
        {
          itemId: id,
          quantity,
          rowTotal: rows[index] ?? 0,
          discountAmount: at(discounts, index),
          taxAmount: at(taxes, index),
        },
      ];
    }),
  };
};
