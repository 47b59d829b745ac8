import { pricePerArea } from '#contract/area-price.ts';
import { useAreaUnit } from '../coverage/use-area-unit.ts';
import { useT } from '../i18n/use-t.ts';
import { useMinorMoney } from '../money/use-money.ts';
import { useFeature } from '../platform.tsx';
import type { AreaOffer } from './area-offer.ts';
import type { Price } from './price.ts';

export type CardPrice = {
  price: Price;
  /** True if other variants cost more. */
  isFrom: boolean;
  area: AreaOffer;
  sellingUnit: string | undefined;
};

/** The main price of a product card: by area if available, otherwise per unit. */
export const useCardPrice = (): ((shown: CardPrice) => string) => {
  const t = useT();
  const money = useMinorMoney();
  const [unit] = useAreaUnit();
  const hasUnits = useFeature('units of area');
  return ({ price, isFrom, area: { areaPrice, isAreaFrom }, sellingUnit }) => {
    const perArea =
      hasUnits && areaPrice ? pricePerArea(areaPrice.priceMinor, unit, areaPrice.coverageSqFt) : undefined;
    const from = (perArea === undefined ? isFrom : isAreaFrom) ? `${t('catalog.card.from')} ` : '';
    if (perArea !== undefined)
      return `${from}${money(perArea, price.currency)} ${unit === 'm2' ? t('catalog.card.per-m2') : t('catalog.card.per-sqft')}`;
    return `${from}${money(price.finalMinor, price.currency)}${hasUnits && sellingUnit ? ` ${t('catalog.card.per-unit', { unit: sellingUnit.toLocaleLowerCase() })}` : ''}`;
  };
};
