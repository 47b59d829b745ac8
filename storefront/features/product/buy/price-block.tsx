import { useContactPage } from '#storefront/platform/content/linked-content.ts';
import { useAreaCoverage } from '#storefront/platform/product-data/use-area-coverage.ts';
import { useAreaUnit } from '#storefront/platform/coverage/use-area-unit.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { VisuallyHidden } from '#storefront/ui/visually-hidden/visually-hidden.tsx';
import styles from './price-block.module.css';
import { useQuery } from '@tanstack/react-query';
import { pricePerArea } from '#contract/area-price.ts';
import { useMinorMoney } from '#storefront/platform/money/use-money.ts';
import { labelOf } from '#storefront/platform/product-data/attributes.ts';
import { hasFeature, useFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { GroupPrice } from '#storefront/platform/product-data/group-price.tsx';
import { type Price, isReduced } from '#storefront/platform/product-data/price.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import { useHasGroupPrices } from '#storefront/platform/session/group-prices.ts';
import { useHiddenPrice } from '#storefront/platform/session/hidden-price.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { buttonClass } from '#storefront/ui/button/button.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import type { Buyable } from '../model/product.ts';
import { hiddenPriceQuery } from '../model/product-query.ts';

export const UnitSwitch = () => {
  const t = useT();
  const [unit, choose] = useAreaUnit();
  return (
    <fieldset className={styles.units}>
      <legend>
        <VisuallyHidden>{t('product.unit.label')}</VisuallyHidden>
      </legend>
      {(['sqft', 'm2'] as const).map((value) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name="area-unit" value={value} checked={unit === value} onChange={() => choose(value)} />
          <span>{value === 'sqft' ? t('product.unit.sqft') : t('product.unit.m2')}</span>
        </label>
      ))}
    </fieldset>
  );
};

type Props = {
  buyable: Buyable;
  /** True while no variant is chosen and others cost more. */
  isFrom: boolean;
};

/** Invites guests to sign in; not customers whose group may not see the price. */
const HiddenPrice = ({ sku }: { sku: string }) => {
  const t = useT();
  const kind = useHiddenPrice();
  const platform = usePlatform();
  const { data: reason } = useQuery(hiddenPriceQuery(platform, sku));
  const isForTrade = reason === 'TRADE' && hasFeature(platform, 'trade accounts');
  const contact = useContactPage();
  const quotes = hasFeature(platform, 'quotes') ? `/account-quotes?sku=${encodeURIComponent(sku)}` : undefined;
  const href = isForTrade ? '/trade' : (quotes ?? contact);
  return (
    <div className={styles.block} aria-busy={kind === 'asking'}>
      {kind !== 'quote' && (
        <p className={styles.hidden}>
          {kind === 'sign-in' ? <Link href="#sign-in">{t('product.price.sign-in')}</Link> : t('product.price.asking')}
        </p>
      )}
      {(isForTrade || hasFeature(platform, 'showrooms')) && (
        <p className={styles.note}>{isForTrade ? t('product.price.trade') : t('product.price.sign-in.hint')}</p>
      )}
      {href && (
        <Link href={href} className={classNames(buttonClass({ kind: 'secondary', size: 'medium' }), styles.quote)}>
          {isForTrade ? t('product.price.trade.apply') : t('product.price.quote')}
        </Link>
      )}
    </div>
  );
};

const AreaPrice = ({ price, coverage, isFrom }: { price: Price; coverage: number; isFrom: boolean }) => {
  const t = useT();
  const money = useMinorMoney();
  const [unit] = useAreaUnit();
  const perArea = pricePerArea(price.finalMinor, unit, coverage);
  if (perArea === undefined) return null;
  return (
    <p className={styles.main}>
      {isFrom && <span className={styles.per}>{t('product.price.from')} </span>}
      {money(perArea, price.currency)}{' '}
      <span className={styles.per}>{unit === 'm2' ? t('product.price.per-m2') : t('product.price.per-sqft')}</span>
    </p>
  );
};

/** Note that the price includes or excludes tax. Empty if no tax is collected. */
const TaxNote = () => {
  const t = useT();
  const { tax, taxName } = useStoreView();
  if (tax === 'none') return null;
  if (tax === 'added') return <p className={styles.note}>{t('product.price.before-tax')}</p>;
  const words = taxName ? t('product.price.tax-included', { tax: taxName }) : t('product.price.taxes-included');
  return <p className={styles.note}>{words}</p>;
};

/** The price by area, and the price of one selling unit. */
export const PriceBlock = ({ buyable, isFrom }: Props) => {
  const t = useT();
  const money = useMinorMoney();
  const { price, attributes } = buyable;
  const coverage = useAreaCoverage(attributes);
  const unitName = useFeature('units of area') && labelOf(attributes, 'selling_unit')?.toLocaleLowerCase();
  const hasGroupPrices = useHasGroupPrices();
  if (!price) return <HiddenPrice sku={buyable.sku} />;
  const isOfGroup = hasGroupPrices && price.ordinaryMinor !== undefined;
  return (
    <div className={styles.block}>
      <div className={styles.amounts}>
        <GroupPrice price={price}>
          {coverage !== undefined && <AreaPrice price={price} coverage={coverage} isFrom={isFrom} />}
          <p className={coverage === undefined ? styles.main : styles.unit}>
            {isFrom && <span className={styles.per}>{t('product.price.from')} </span>}
            <span className={isReduced(price) ? styles.reduced : undefined}>
              {money(price.finalMinor, price.currency)}
            </span>
            {unitName && <span className={styles.per}> {t('product.price.per-unit', { unit: unitName })}</span>}
            {isReduced(price) && !isOfGroup && (
              <s className={styles.regular}>
                {t('product.price.regular', { price: money(price.regularMinor, price.currency) })}
              </s>
            )}
          </p>
        </GroupPrice>
      </div>
      {coverage !== undefined && <UnitSwitch />}
      <TaxNote />
    </div>
  );
};
