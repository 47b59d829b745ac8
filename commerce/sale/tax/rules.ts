import type { AppliedTax, Taxation, TaxRate } from './types.ts';

const MILLION = 1_000_000n;

/** Amount × rate, half up to the minor unit; amounts are never negative. */
export const taxOn = (amount: number, ratePpm: number): number =>
  Number((BigInt(amount) * BigInt(ratePpm) * 2n + MILLION) / (2n * MILLION));

/**
 * Distributes a rounded total over its amounts: each gets its exact share rounded down, then the largest remainders get
 * one minor unit each (ties in order) until the sum is the total.
 */
export const allocateTax = (amounts: readonly number[], ratePpm: number, total: number): number[] => {
  const exact = amounts.map((amount) => BigInt(amount) * BigInt(ratePpm));
  const shares = exact.map((share) => Number(share / MILLION));
  const left = total - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: Number(share % MILLION) }))
    .sort((one, other) => other.remainder - one.remainder);
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
};

const applyRate = (rate: TaxRate, lines: readonly number[], shipping: number): AppliedTax => {
  const amounts = [...lines, rate.isShippingTaxable ? shipping : 0];
  const amount = taxOn(
    amounts.reduce((sum, next) => sum + next, 0),
    rate.ratePpm,
  );
  const shares = allocateTax(amounts, rate.ratePpm, amount);
  return { ...rate, amount, lineAmounts: shares.slice(0, -1), shippingAmount: shares.at(-1) ?? 0 };
};

/**
 * The one rounding rule: every tax is computed once on all lines and shipping together, half up, each on the price
 * without the others (no QST on GST), then distributed over lines and shipping so that the parts add up. A tax that the
 * customer is exempt from stands among them without an amount.
 */
export const computeTaxes = (lines: readonly number[], shipping: number, rates: readonly TaxRate[]): Taxation => {
  const owed = rates.map((rate) => applyRate(rate, lines, shipping));
  const isNothing = shipping === 0 && lines.every((amount) => amount === 0);
  const taxes = owed.filter((tax) => tax.amount > 0 || (tax.exemption && !isNothing));
  return {
    taxes,
    total: taxes.reduce((sum, tax) => sum + tax.amount, 0),
    lineTotals: lines.map((_, index) => taxes.reduce((sum, tax) => sum + (tax.lineAmounts[index] ?? 0), 0)),
    shippingTotal: taxes.reduce((sum, tax) => sum + tax.shippingAmount, 0),
  };
};
