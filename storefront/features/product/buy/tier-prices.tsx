import { useAreaCoverage } from '#storefront/platform/product-data/use-area-coverage.ts';
import { toMinor } from '#contract/money.ts';
import { pricePerArea } from '#contract/area-price.ts';
import { useAreaUnit } from '#storefront/platform/coverage/use-area-unit.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMinorMoney } from '#storefront/platform/money/use-money.ts';
import { labelOf } from '#storefront/platform/product-data/attributes.ts';
import type { Buyable } from '../model/product.ts';
import { useUnits } from '../model/use-units.ts';
import styles from './tiers.module.css';

type Props = {
  buyable: Buyable;
  /** The prices exclude chosen options. */
  isWithoutChoices?: boolean;
};

/** Table of prices by quantity. */
const TierPrices = ({ buyable: { tiers, attributes }, isWithoutChoices = false }: Props) => {
  const t = useT();
  const money = useMinorMoney();
  const { amount } = useUnits();
  const [unit] = useAreaUnit();
  const sellingUnit = labelOf(attributes, 'selling_unit');
  const coverage = useAreaCoverage(attributes);
  return (
    <section className={styles.tiers}>
      <h2>{t(isWithoutChoices ? 'tiers.title.without' : 'tiers.title')}</h2>
      <dl>
        {tiers?.map((tier) => {
          const { value, currency } = tier?.final_price ?? {};
          if (!tier?.quantity || value == null || currency == null) return null;
          const minor = toMinor(value, currency);
          const perArea = coverage === undefined ? undefined : pricePerArea(minor, unit, coverage);
          return (
            <div key={tier.quantity}>
              <dt>{t('tiers.from', { amount: amount(tier.quantity, sellingUnit) })}</dt>
              <dd>
                {money(minor, currency)}{' '}
                <span>
                  {sellingUnit && t('product.price.per-unit', { unit: sellingUnit.toLocaleLowerCase() })}
                  {perArea !== undefined &&
                    ` · ${money(perArea, currency)} ${t(unit === 'm2' ? 'product.price.per-m2' : 'product.price.per-sqft')}`}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
};

export default TierPrices;
