import type { ReactNode } from 'react';
import { coveredArea } from '#contract/coverage.ts';
import { useAreaUnit } from '#storefront/platform/coverage/use-area-unit.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { unitPriceMessage } from '#storefront/platform/selling-unit/selling-unit.ts';
import type { WishedProduct } from '../wished-product.ts';
import type { ProjectItem } from './project-queries.ts';
import { useAreaWords } from './use-area-words.ts';
import styles from '../wishlist.module.css';

type Props = { item: ProjectItem; product: WishedProduct | undefined; children: ReactNode; more?: ReactNode };

/** A product of a project: picture, name, options and price. */
export const LineFrame = ({ item, product, children, more }: Props) => {
  const t = useT();
  const money = useMoney();
  const [unit] = useAreaUnit();
  const { area } = useAreaWords();
  const { sku, variantSku, choices, coverage, quantity, unitPrice, planned } = item;
  if (!product)
    return (
      <li className={styles.line}>
        <p className={styles.gone}>{t('wishlist.gone', { sku })}</p>
        {more}
      </li>
    );
  const isOpen = product.needsChoice && !variantSku;
  return (
    <li className={styles.line}>
      <div className={styles.picture}>{product.picture}</div>
      <div className={styles.what}>
        <h4>
          <Link href={product.path}>{product.name}</Link>
        </h4>
        {variantSku && <p>{choices?.join(' · ') || variantSku}</p>}
        {isOpen && <Link href={product.path}>{t('wishlist.choose')}</Link>}
        {item.isSampleOrdered && <p className={styles.mark}>{t('wishlist.sample.ordered')}</p>}
      </div>
      <div className={styles.fields}>{children}</div>
      <p className={styles.sum}>
        {planned === null ? (
          <span>{t(isOpen ? 'wishlist.line.open' : 'wishlist.line.hidden')}</span>
        ) : (
          <>
            <strong>{money({ value: planned })}</strong>
            <span>{t(unitPriceMessage(product.sellingUnit), { price: money({ value: unitPrice }) })}</span>
          </>
        )}
        {coverage !== null && (
          <span>{t('wishlist.line.covers', { area: area(coveredArea(quantity, unit, coverage), unit) })}</span>
        )}
      </p>
      {item.note && <p className={styles.note}>{item.note}</p>}
      {more}
    </li>
  );
};
