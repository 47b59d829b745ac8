import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { OPEN_BOUND, RANGE_SEPARATOR } from '../filters/filter-input.ts';
import type { PriceBasis } from '../filters/price-basis.ts';

/** Label of a price range `from_to`, where `*` is an open side, with its basis. */
export const usePriceLabel = (): ((value: string, basis: PriceBasis) => string) => {
  const t = useT();
  const money = useMoney();
  return (value, basis) => {
    const [from = OPEN_BOUND, to = OPEN_BOUND] = value.split(RANGE_SEPARATOR).map((bound) => bound || OPEN_BOUND);
    const amount = (bound: string) => money({ value: Number(bound) });
    if (from === OPEN_BOUND)
      return t('catalog.price.chip', { range: t('catalog.price.below', { to: amount(to) }), basis });
    if (to === OPEN_BOUND)
      return t('catalog.price.chip', { range: t('catalog.price.above', { from: amount(from) }), basis });
    return t('catalog.price.chip', { range: t('catalog.price.range', { from: amount(from), to: amount(to) }), basis });
  };
};
