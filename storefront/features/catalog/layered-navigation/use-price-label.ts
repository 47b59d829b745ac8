import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { OPEN_BOUND, RANGE_SEPARATOR } from '../filters/filter-input.ts';

/** What a price range reads as: `from_to`, where `*` is an open side. */
export const usePriceLabel = (): ((value: string) => string) => {
  const t = useT();
  const money = useMoney();
  return (value) => {
    const [from = OPEN_BOUND, to = OPEN_BOUND] = value.split(RANGE_SEPARATOR);
    const amount = (bound: string) => money({ value: Number(bound) });
    if (from === OPEN_BOUND) return t('catalog.price.below', { to: amount(to) });
    if (to === OPEN_BOUND) return t('catalog.price.above', { from: amount(from) });
    return t('catalog.price.range', { from: amount(from), to: amount(to) });
  };
};
