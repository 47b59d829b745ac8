import { useRef } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { useBottomSpace } from '#storefront/ui/use-bottom-space.ts';
import { useCompared } from './compare-list.ts';
import { compareHref } from './compared.ts';
import styles from './compare-pill.module.css';

/** Opens the comparison from any page, with the number of its products. */
export default function ComparePill() {
  const t = useT();
  const products = useCompared();
  const pill = useRef<HTMLAnchorElement>(null);
  useBottomSpace('compare', pill, products.length > 0);
  return (
    products.length > 0 && (
      <nav aria-label={t('compare.compare')}>
        <Link ref={pill} className={styles.pill} href={compareHref(products)}>
          {t('compare.pill', { count: products.length })}
        </Link>
      </nav>
    )
  );
}
