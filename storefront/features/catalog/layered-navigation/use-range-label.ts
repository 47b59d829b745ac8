import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import { OPEN_BOUND, RANGE_SEPARATOR } from '../filters/ranges.ts';
import type { PriceBasis } from '../filters/price-basis.ts';

/** Label of a range `from_to`, where `*` is an open side: of prices with their basis, else of numbers. */
export const useRangeLabel = (): ((value: string, basis: PriceBasis | undefined) => string) => {
  const t = useT();
  const money = useMoney();
  const { languageTag } = useStoreView();
  return (value, basis) => {
    const [from = OPEN_BOUND, to = OPEN_BOUND] = value.split(RANGE_SEPARATOR).map((bound) => bound || OPEN_BOUND);
    const amount = (bound: string) =>
      basis ? money({ value: Number(bound) }) : Number(bound).toLocaleString(languageTag);
    const range =
      from === OPEN_BOUND
        ? t('catalog.price.below', { to: amount(to) })
        : to === OPEN_BOUND
          ? t('catalog.price.above', { from: amount(from) })
          : t('catalog.price.range', { from: amount(from), to: amount(to) });
    return basis ? t('catalog.price.chip', { range, basis }) : range;
  };
};
