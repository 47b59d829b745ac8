import { billOf } from '#commerce/after-sale/orders/life/bill-rules.ts';
import type { Span } from '#commerce/after-sale/orders/life/bill-rules.ts';
import type { Dice } from './dice.ts';
import type { MadeCart } from './money-cart.ts';
import { LAW } from './money-law.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
const MILLION = 1_000_000n;

/** Lists inconsistent amounts of a cart; empty if there are none. */
export const cartProblems = (cart: MadeCart): string[] => {
  const problems: string[] = [];
  const hold = (what: string, isSo: boolean): void => void (isSo || problems.push(what));
  const { lines, option, discounting, totals, lineTaxes, lineDiscounts } = cart;
  const { applied } = discounting;
  const whole = [...Object.values(totals).filter((value) => typeof value === 'number'), ...lineTaxes, ...lineDiscounts];
  hold(
    'an amount is no whole number of cents, or negative',
    whole.every((value) => Number.isSafeInteger(value) && value >= 0),
  );
  hold(
    'each unit costs what the price list or its quote says',
    lines.every(({ unitPrice, due }) => unitPrice === due),
  );
  hold(
    'the subtotal is the sum of unit price × quantity',
    totals.subtotal === sum(lines.map((line) => line.due * line.quantity)),
  );
  hold(
    'nothing is taken off a quoted price that is the last word',
    lines.every(({ isFixed }, index) => !isFixed || lineDiscounts[index] === 0),
  );
  hold('the shipping is the price of the chosen way', totals.shipping === (option?.amount ?? 0));
  hold('discounts of lines add up', totals.discount === sum(lineDiscounts));
  hold(
    'no line is reduced below zero',
    lineDiscounts.every((amount, index) => amount <= (lines[index]?.rowTotal ?? 0)),
  );
  hold('shipping is not reduced below zero', totals.shippingDiscount <= totals.shipping);
  hold(
    'discounts by rule add up to those by line',
    lines.every(
      (_, index) => sum(applied.map(({ lineAmounts }) => lineAmounts[index] ?? 0)) === lineDiscounts[index],
    ) && sum(applied.map(({ shippingAmount }) => shippingAmount)) === totals.shippingDiscount,
  );
  hold(
    'the total is goods − discounts + shipping + taxes',
    totals.grandTotal ===
      totals.subtotal -
        totals.discount +
        totals.shipping -
        totals.shippingDiscount +
        totals.subtotalTax +
        totals.shippingTax,
  );

  const law = Object.entries(LAW[cart.place] ?? {});
  hold(
    `the taxes of ${cart.place} are those of the law`,
    cart.rates.length === law.length &&
      law.every(([code, percent]) =>
        cart.rates.some(
          (rate) =>
            rate.code === code &&
            rate.ratePpm === (cart.exempt.includes(code) ? 0 : Math.round(Number(percent) * 10_000)),
        ),
      ),
  );
  const taxable = applied.filter(({ isReimbursed }) => !isReimbursed);
  const bases = lines.map(
    ({ rowTotal }, index) => rowTotal - sum(taxable.map(({ lineAmounts }) => lineAmounts[index] ?? 0)),
  );
  const shippingBase = totals.shipping - sum(taxable.map(({ shippingAmount }) => shippingAmount));
  const isNothing = shippingBase === 0 && bases.every((base) => base === 0);
  hold(
    'a tax that a certificate takes off is 0 and named, unless there is nothing to tax',
    cart.exempt.every((code) => {
      const tax = totals.taxes.find((one) => one.code === code);
      return isNothing ? tax === undefined : tax?.amount === 0 && tax.exemption !== undefined;
    }),
  );
  for (const rate of cart.rates) {
    const parts = [...bases, rate.isShippingTaxable ? shippingBase : 0].map(
      (base) => BigInt(base) * BigInt(rate.ratePpm),
    );
    const exact = parts.reduce((all, part) => all + part, 0n);
    const rounded = Number(exact / MILLION) + (2n * (exact % MILLION) >= MILLION ? 1 : 0);
    const tax = totals.taxes.find(({ code }) => code === rate.code);
    hold(`${rate.code} is rounded once, half up, on everything it is due on`, (tax?.amount ?? 0) === rounded);
    const shares = tax ? [...tax.lineAmounts, tax.shippingAmount] : [];
    hold(`the parts of ${rate.code} add up`, tax === undefined || sum(shares) === rounded);
    hold(
      `no part of ${rate.code} is a cent off`,
      shares.every((share, index) => {
        const off = BigInt(share) * MILLION - (parts[index] ?? 0n);
        return off < MILLION && off > -MILLION;
      }),
    );
  }
  hold('taxes of lines and shipping add up', sum(lineTaxes) === totals.subtotalTax);
  hold(
    'taxes by code add up',
    sum(totals.taxes.map(({ amount }) => amount)) === totals.subtotalTax + totals.shippingTax,
  );
  return problems;
};

/** Checks that partial invoices of the cart's order, split at random, add up to it. */
export const billProblems = (cart: MadeCart, roll: Dice): string[] => {
  const { totals, lines, discounting } = cart;
  const base = {
    lines: lines.map(({ quantity, rowTotal }, id) => ({ id, quantity, rowTotal })),
    shippingAmount: totals.shipping,
    shippingDiscountAmount: totals.shippingDiscount,
    taxes: totals.taxes,
    discounts: discounting.applied,
  };
  const cut = (whole: number): Span[] => {
    const at = roll.upTo(whole + 1);
    return [
      { from: 0, to: at },
      { from: at, to: whole },
    ];
  };
  const cuts = lines.map(({ quantity }) => cut(quantity));
  const shipping = cut(totals.shipping);
  const bills = [0, 1].map((turn) =>
    billOf(base, {
      lines: new Map(cuts.map((spans, id) => [id, [spans[turn]!]])),
      shipping: shipping[turn]!,
    }),
  );
  const isSame = sum(bills.map(({ grandTotal }) => grandTotal)) === totals.grandTotal;
  return isSame ? [] : ['invoices for parts of an order add up to it'];
};
