import { sum } from '#contract/money.ts';
import type { AppliedTax, NetAndGross, TaxRate, TaxTerms, Taxation } from './types.ts';

const MILLION = 1_000_000n;

/** A fraction, half up to a whole number; never negative. */
const rounded = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator));

/** Amount × rate, half up to the minor unit; amounts are never negative. */
export const taxOn = (amount: number, ratePpm: number): number => rounded(BigInt(amount) * BigInt(ratePpm), MILLION);

/**
 * Distributes a rounded total over its exact shares, which have a common denominator. Each share is rounded down. Then
 * the largest remainders get one minor unit each (ties in order) until the sum is the total.
 */
export const allocateTax = (exact: readonly bigint[], denominator: bigint, total: number): number[] => {
  const shares = exact.map((share) => Number(share / denominator));
  const left = total - sum(shares);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share % denominator }))
    .sort((one, other) => Number(other.remainder - one.remainder));
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
};

/** Sum of the rates of items or, for `shipping`, of the rates that apply to shipping. */
const sumOf = (rates: readonly TaxRate[], of: 'items' | 'shipping', isFull = false): bigint =>
  BigInt(
    rates
      .filter(({ isShippingTaxable }) => of === 'items' || isShippingTaxable)
      .reduce((sum, { ratePpm, exemptPpm = 0 }) => sum + ratePpm + (isFull ? exemptPpm : 0), 0),
  );

/** Divisors for the tax in an amount: 1 if tax is added, or 1 + the sum of the rates if the amount includes tax. */
const basesOf = (rates: readonly TaxRate[], isIncluded: boolean) => ({
  items: MILLION + (isIncluded ? sumOf(rates, 'items') : 0n),
  shipping: MILLION + (isIncluded ? sumOf(rates, 'shipping') : 0n),
});

type Bases = ReturnType<typeof basesOf>;

const applyRate = (rate: TaxRate, lines: readonly number[], shipping: number, bases: Bases): AppliedTax => {
  const ratePpm = BigInt(rate.ratePpm);
  const exact = [
    ...lines.map((amount) => BigInt(amount) * ratePpm * bases.shipping),
    (rate.isShippingTaxable ? BigInt(shipping) : 0n) * ratePpm * bases.items,
  ];
  const denominator = bases.items * bases.shipping;
  const amount = rounded(
    exact.reduce((sum, next) => sum + next, 0n),
    denominator,
  );
  const shares = allocateTax(exact, denominator, amount);
  return { ...rate, amount, lineAmounts: shares.slice(0, -1), shippingAmount: shares.at(-1) ?? 0 };
};

/**
 * The one rounding rule: every tax is computed once on all lines and shipping together, half up, each on the price
 * without taxes (no QST on GST), then distributed over lines and shipping so that the parts add up. With `isIncluded`
 * the amounts include tax. A tax from which the customer is exempt is listed without an amount.
 */
export const computeTaxes = (
  lines: readonly number[],
  shipping: number,
  rates: readonly TaxRate[],
  isIncluded = false,
): Taxation => {
  const bases = basesOf(rates, isIncluded);
  const owed = rates.map((rate) => applyRate(rate, lines, shipping, bases));
  const isNothing = shipping === 0 && lines.every((amount) => amount === 0);
  const taxes = owed.filter((tax) => tax.amount > 0 || (tax.exemption && !isNothing));
  return {
    taxes,
    total: taxes.reduce((sum, tax) => sum + tax.amount, 0),
    lineTotals: lines.map((_, index) => taxes.reduce((sum, tax) => sum + (tax.lineAmounts[index] ?? 0), 0)),
    shippingTotal: taxes.reduce((sum, tax) => sum + tax.shippingAmount, 0),
  };
};

/** Half up to the minor unit. */
const scaled = (amount: number, to: bigint, from: bigint): number =>
  to === from ? amount : rounded(BigInt(amount) * (MILLION + to), MILLION + from);

/**
 * A catalogue or shipping price at the destination. If prices include tax, the net price is the same everywhere, plus
 * the taxes of the destination.
 */
export const priceAt = (price: number, { rates, contained }: TaxTerms, of: 'items' | 'shipping' = 'items'): number =>
  contained ? scaled(price, sumOf(rates, of), sumOf(contained, of, true)) : price;

export const netAndGross = (amount: number, tax: number, isIncluded: boolean): NetAndGross =>
  isIncluded ? { net: amount - tax, gross: amount } : { net: amount, gross: amount + tax };
