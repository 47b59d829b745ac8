import { sum } from '#contract/money.ts';
import { lineSums, NO_DISCOUNTS, shippingSum } from '#commerce/sale/discount/service.ts';
import type { AppliedDiscount, AppliedDiscounts } from '#commerce/sale/discount/types.ts';
import type { ShippingOption } from '#commerce/sale/shipping/types.ts';
import { computeTaxes, netAndGross } from '#commerce/sale/tax/service.ts';
import type { NetAndGross, TaxTerms } from '#commerce/sale/tax/types.ts';
import type { CartLine, CartTotals } from './types.ts';

/** A shipping method with its price, which is 0 if a cart rule makes it free. */
export const asCharged = <T extends Pick<ShippingOption, 'carrierCode' | 'amount'>>(
  option: T,
  { freeCarriers }: Pick<AppliedDiscounts, 'freeCarriers'>,
): T => (freeCarriers === 'all' || freeCarriers.includes(option.carrierCode) ? { ...option, amount: 0 } : option);

/** Net and gross price of a shipping method at the destination. */
export const shippingPrice = (
  { amount }: Pick<ShippingOption, 'amount'>,
  { rates, contained }: TaxTerms,
): NetAndGross => {
  const isIncluded = contained !== null;
  return netAndGross(amount, computeTaxes([], amount, rates, isIncluded).shippingTotal, isIncluded);
};

type Priced = Pick<CartLine, 'rowTotal'>;

/** A discount given by the shop reduces the taxable price; one reimbursed by a third party does not. */
const lowersTax = ({ isReimbursed }: AppliedDiscount): boolean => !isReimbursed;

/**
 * Computes the totals, and discount and tax per line. Given amounts must be prices at the destination, which include tax
 * if the prices of the shop do.
 */
export const cartTotals = (
  lines: readonly Priced[],
  shipping: number,
  { rates, contained }: TaxTerms,
  discounting: Pick<AppliedDiscounts, 'applied'> = NO_DISCOUNTS,
): {
  totals: CartTotals;
  lineTaxes: readonly number[];
  listLineTaxes: readonly number[];
  lineDiscounts: readonly number[];
} => {
  const isTaxIncluded = contained !== null;
  const amounts = lines.map((line) => line.rowTotal);
  const lineDiscounts = lineSums(discounting, lines.length);
  const untaxed = lineSums(discounting, lines.length, lowersTax);
  const subtotal = sum(amounts);
  const discount = sum(lineDiscounts);
  const shippingDiscount = shippingSum(discounting);
  const taxed = computeTaxes(
    amounts.map((amount, index) => amount - (untaxed[index] ?? 0)),
    shipping - shippingSum(discounting, lowersTax),
    rates,
    isTaxIncluded,
  );
  const list = discount + shippingDiscount > 0 ? computeTaxes(amounts, shipping, rates, isTaxIncluded) : taxed;
  return {
    lineTaxes: taxed.lineTotals,
    listLineTaxes: list.lineTotals,
    lineDiscounts,
    totals: {
      subtotal,
      discount,
      subtotalTax: taxed.total - taxed.shippingTotal,
      shipping,
      shippingDiscount,
      shippingTax: taxed.shippingTotal,
      listSubtotalTax: list.total - list.shippingTotal,
      listShippingTax: list.shippingTotal,
      taxes: taxed.taxes,
      isTaxIncluded,
      grandTotal: subtotal - discount + shipping - shippingDiscount + (isTaxIncluded ? 0 : taxed.total),
    },
  };
};
