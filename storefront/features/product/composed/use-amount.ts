import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMinorMoney } from '#storefront/platform/money/use-money.ts';
import type { Amount, ChoiceValue } from './choices.ts';
import { minorOf } from './price.ts';

/** What an answer adds, in words; empty where it adds nothing. */
export const useAmount = (base: number, currency: string) => {
  const t = useT();
  const money = useMinorMoney();
  const added = (amount: Amount | undefined, quantity = 1): string => {
    const minor = minorOf(amount, base) * quantity;
    return minor === 0 ? '' : t('choices.plus', { price: money(minor, currency) });
  };
  return {
    added,
    ofValue: ({ amount, quantity, canChangeQuantity }: ChoiceValue): string => {
      const each = minorOf(amount, base);
      if (canChangeQuantity && each !== 0) return t('choices.each', { price: money(each, currency) });
      return added(amount, quantity);
    },
    nameOf: ({ label, quantity, canChangeQuantity, isInStock }: ChoiceValue): string => {
      const name = quantity > 1 && !canChangeQuantity ? t('choices.times', { quantity, name: label }) : label;
      return isInStock ? name : t('choices.sold-out', { name });
    },
  };
};
