import { toMajor } from '#contract/money.ts';
import { useCallback } from 'react';
import { usePlatform } from '../platform.tsx';
import { formatMoney } from './format-money.ts';

export type MoneyFormat = {
  /** Formats an amount in major units; empty if the back end hides it. The default currency is the page's. */
  (money: { value: number | null; currency?: string | null } | null | undefined): string;
};

export const useMoney = (): MoneyFormat => {
  const { storeView, currency } = usePlatform();
  return useCallback(
    (money) =>
      typeof money?.value === 'number'
        ? formatMoney(money.value, money.currency ?? currency, storeView.languageTag)
        : '',
    [storeView, currency],
  );
};

/** For amounts in minor units: `format(1999, 'CAD')`. */
export const useMinorMoney = (): ((minor: number, currency?: string) => string) => {
  const { storeView, currency: own } = usePlatform();
  return useCallback(
    (minor, currency) => formatMoney(toMajor(minor, currency ?? own), currency ?? own, storeView.languageTag),
    [storeView, own],
  );
};
