import { sum } from '#contract/money.ts';
import { computeTaxes, netAndGross } from '#commerce/sale/tax/service.ts';
import type { NetAndGross } from '#commerce/sale/tax/types.ts';
import type { OrderLine, OrderTax } from './types.ts';
import type { Bill } from './life/types.ts';

type Line = Pick<OrderLine, 'quantity' | 'unitPrice' | 'rowTotal' | 'taxAmount'>;

type Amounts<L extends Line = Line> = {
  isTaxIncluded?: boolean;
  shippingAmount: number;
  lines: readonly L[];
  taxes: readonly Pick<OrderTax, 'code' | 'regionCode' | 'ratePpm' | 'shippingAmount'>[];
};

const total = (parts: readonly NetAndGross[]): NetAndGross => ({
  net: sum(parts.map(({ net }) => net)),
  gross: sum(parts.map(({ gross }) => gross)),
});

/**
 * Taxes of an order's lines and shipping: computed after discounts if prices exclude tax, before them if prices include
 * it.
 */
const listTaxes = ({ isTaxIncluded, lines, shippingAmount, taxes }: Amounts) => {
  if (!isTaxIncluded)
    return { lines: lines.map(({ taxAmount }) => taxAmount), shipping: sum(taxes.map((tax) => tax.shippingAmount)) };
  const rates = taxes.map((tax) => ({ ...tax, isShippingTaxable: tax.shippingAmount > 0 }));
  const { lineTotals, shippingTotal } = computeTaxes(
    lines.map(({ rowTotal }) => rowTotal),
    shippingAmount,
    rates,
    true,
  );
  return { lines: lineTotals, shipping: shippingTotal };
};

/** Net and gross amounts of an order before discounts. */
export const orderAmounts = (order: Amounts & { subtotal: number }) => {
  const { isTaxIncluded = false, lines, shippingAmount } = order;
  const taxes = listTaxes(order);
  const rows = lines.map(({ rowTotal }, index) => netAndGross(rowTotal, taxes.lines[index] ?? 0, isTaxIncluded));
  return {
    units: lines.map(({ unitPrice, quantity }, index) =>
      netAndGross(unitPrice, Math.round((taxes.lines[index] ?? 0) / quantity), isTaxIncluded),
    ),
    rows,
    subtotal: isTaxIncluded ? total(rows) : { net: order.subtotal, gross: total(rows).gross },
    shipping: netAndGross(shippingAmount, taxes.shipping, isTaxIncluded),
  };
};

/** Net and gross amounts of an invoice or credit memo before discounts. */
export const billAmounts = (order: Amounts<Line & { id: number }>, bill: Bill) => {
  const { isTaxIncluded = false } = order;
  const list = listTaxes(order);
  const rows = bill.items.map(({ itemId, quantity, rowTotal, taxAmount }) => {
    const index = order.lines.findIndex(({ id }) => id === itemId);
    const line = order.lines[index];
    const inDiscount = line ? (((list.lines[index] ?? 0) - line.taxAmount) * quantity) / line.quantity : 0;
    return netAndGross(rowTotal, taxAmount + Math.round(inDiscount), isTaxIncluded);
  });
  const shippingTax = sum(bill.taxes.map((tax) => tax.shippingAmount));
  const part = order.shippingAmount === 0 ? 0 : bill.shippingAmount / order.shippingAmount;
  return {
    rows,
    subtotal: isTaxIncluded ? total(rows) : { net: bill.subtotal, gross: total(rows).gross },
    shipping: netAndGross(
      bill.shippingAmount,
      isTaxIncluded && bill.shippingDiscountAmount > 0 ? Math.round(list.shipping * part) : shippingTax,
      isTaxIncluded,
    ),
  };
};
