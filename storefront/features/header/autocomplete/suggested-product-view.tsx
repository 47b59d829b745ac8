import type { AriaAttributes } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { useCardPrice } from '#storefront/platform/product-data/use-card-price.ts';
import { useHiddenPrice } from '#storefront/platform/session/hidden-price.ts';
import { Image } from '#storefront/ui/image/image.tsx';
import { Skeleton } from '#storefront/ui/skeleton/skeleton.tsx';
import type { SuggestedProduct } from './autocomplete-result.ts';
import styles from './suggestions.module.css';

export const THUMBNAIL_WIDTH = 60;

type Option = { id: string; role: 'option'; tabIndex: number; 'aria-selected': AriaAttributes['aria-selected'] };

export const SuggestedProductView = ({ product, option }: { product: SuggestedProduct; option: Option }) => {
  const t = useT();
  const priceText = useCardPrice();
  const isGuest = useHiddenPrice() === 'sign-in';
  const { price } = product;
  return (
    <Link href={product.path} className={styles.product} {...option}>
      <span className={styles.thumbnail}>
        {product.image && <Image src={product.image} alt="" width={THUMBNAIL_WIDTH} ratio={1} />}
      </span>
      <span className={styles.facts}>
        <span className={styles.name}>{product.name}</span>
        <span className={product.mustHidePrice ? styles.noPrice : styles.price}>
          {price ? priceText({ ...product, price }) : t(isGuest ? 'autocomplete.price.hidden' : 'catalog.card.quote')}
        </span>
      </span>
    </Link>
  );
};

/** Placeholders of the final size while the response loads. */
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
