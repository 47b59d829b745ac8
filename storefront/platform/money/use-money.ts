import { useCallback } from 'react';
import { useStoreView } from '../store-view/store-view-context.ts';
import { formatMoney } from './format-money.ts';

export type MoneyLike = { value?: number | null; currency?: string | null };

/** Formats an amount for the store view; an amount nobody may see gives undefined. */
export const useMoney = (): ((money: MoneyLike | null | undefined) => string | undefined) => {
  const { storeView, currency } = useStoreView();
  return useCallback(
    (money) => (money?.value === null || money?.value === undefined ? undefined : formatMoney(money.value, money.currency ?? currency, storeView.locale)),
    [storeView.locale, currency],
  );
};
