import { useFeature } from '#storefront/platform/platform.tsx';
import { pricePerArea } from '#contract/area-price.ts';
import { useAreaUnit } from '#storefront/platform/coverage/use-area-unit.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMinorMoney } from '#storefront/platform/money/use-money.ts';
import { GroupPrice } from '#storefront/platform/product-data/group-price.tsx';
import { isReduced } from '#storefront/platform/product-data/price.ts';
import { useHasGroupPrices } from '#storefront/platform/session/group-prices.ts';
import { useHiddenPrice } from '#storefront/platform/session/hidden-price.ts';
import { VisuallyHidden } from '#storefront/ui/visually-hidden/visually-hidden.tsx';
import type { Card } from '../model/product-card.ts';
import styles from './product-card.module.css';

const AreaPrice = ({ card }: { card: Card }) => {
  const t = useT();
  const money = useMinorMoney();
  const [unit] = useAreaUnit();
  const { areaPrice, price, isAreaFrom } = card;
  const perArea = areaPrice && pricePerArea(areaPrice.priceMinor, unit, areaPrice.coverageSqFt);
  if (perArea === undefined || !price) return null;
  return (
    <p className={styles.areaPrice}>
      {isAreaFrom && <span className={styles.from}>{t('catalog.card.from')} </span>}
      {money(perArea, price.currency)}{' '}
      <span className={styles.per}>{unit === 'm2' ? t('catalog.card.per-m2') : t('catalog.card.per-sqft')}</span>
    </p>
  );
};

const HIDDEN = {
  'sign-in': 'catalog.card.sign-in',
  asking: 'catalog.card.asking',
  quote: 'catalog.card.quote',
} as const;

const HiddenPrice = () => {
  const t = useT();
  return <p className={styles.hiddenPrice}>{t(HIDDEN[useHiddenPrice()])}</p>;
};

/** Price by area and by box, or how to get it. */
export const CardPrice = ({ card }: { card: Card }) => {
  const t = useT();
  const money = useMinorMoney();
  const hasUnits = useFeature('units of area');
  const isByArea = hasUnits && card.areaPrice !== undefined;
  const { price, sellingUnit } = card;
  const hasGroupPrices = useHasGroupPrices();
  if (!price) return <HiddenPrice />;
  const isMarked = isReduced(price) && !(hasGroupPrices && price.ordinaryMinor !== undefined);
  return (
    <div className={styles.prices}>
      <GroupPrice price={price}>
        {isByArea && <AreaPrice card={card} />}
        <p className={isByArea ? styles.unitPrice : styles.areaPrice}>
          {card.isFrom && <span className={styles.from}>{t('catalog.card.from')} </span>}
          {isMarked && (
            <>
              <VisuallyHidden>{t('catalog.card.regular-price')} </VisuallyHidden>
              <s className={styles.regular}>{money(price.regularMinor, price.currency)}</s>{' '}
              <VisuallyHidden>{t('catalog.card.special-price')} </VisuallyHidden>
            </>
          )}
          <span className={isReduced(price) ? styles.special : undefined}>
            {money(price.finalMinor, price.currency)}
          </span>
          {hasUnits && sellingUnit && (
            <span className={styles.per}> {t('catalog.card.per-unit', { unit: sellingUnit.toLocaleLowerCase() })}</span>
          )}
        </p>
      </GroupPrice>
    </div>
  );
};
