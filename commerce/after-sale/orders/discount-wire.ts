import { textIn } from '#contract/languages.ts';
import { moneyOf } from '#commerce/platform/money.ts';
import type { CurrencyCode, Language } from '#commerce/platform/store-view-types.ts';
import type { Discount } from '#contract/generated/schema-types.ts';
import type { OrderDiscount } from './types.ts';

type Shown = Pick<OrderDiscount, 'labels' | 'couponCode' | 'amount' | 'shippingAmount'>;

/** GraphQL discounts in the reader's language: items and shipping are separate entries. */
export const discountsIn = (discounts: readonly Shown[], currency: CurrencyCode, language: Language): Discount[] =>
  discounts.flatMap(({ labels, couponCode, amount, shippingAmount }) =>
    [
      { amount, applied_to: 'ITEM' as const },
      { amount: shippingAmount, applied_to: 'SHIPPING' as const },
    ]
      .filter((part) => part.amount > 0)
      .map((part) => ({
        amount: moneyOf(part.amount, currency),
        applied_to: part.applied_to,
        label: textIn(labels, language),
        coupon: couponCode === null ? null : { code: couponCode },
      })),
  );
