import type { AriaAttributes } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { Image } from '#storefront/ui/image/image.tsx';
import { Skeleton } from '#storefront/ui/skeleton/skeleton.tsx';
import type { SuggestedProduct } from './autocomplete-result.ts';
import styles from './suggestions.module.css';

export const THUMBNAIL_WIDTH = 60;

type Option = { id: string; role: 'option'; tabIndex: number; 'aria-selected': AriaAttributes['aria-selected'] };

export const SuggestedProductView = ({ product, option }: { product: SuggestedProduct; option: Option }) => {
  const t = useT();
  const money = useMoney();
  return (
    <Link href={product.path} className={styles.product} {...option}>
      <span className={styles.thumbnail}>{product.image && <Image src={product.image} alt="" width={THUMBNAIL_WIDTH} ratio={1} />}</span>
      <span className={styles.facts}>
        <span className={styles.name}>{product.name}</span>
        <span className={product.mustHidePrice ? styles.noPrice : styles.price}>{product.mustHidePrice ? t('autocomplete.price.hidden') : money(product.price)}</span>
      </span>
    </Link>
  );
};

/** Three rows of the same size while the answer is on its way. */
export const SuggestionSkeletons = () => (
  <div aria-hidden="true">
    {[1, 2, 3].map((row) => (
      <div key={row} className={styles.product}>
        <Skeleton className={styles.thumbnail} />
        <span className={styles.facts}>
          <Skeleton className={styles.nameToCome} />
          <Skeleton className={styles.priceToCome} />
        </span>
      </div>
    ))}
  </div>
);
