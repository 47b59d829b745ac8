import type { AriaAttributes } from 'react';
import { pricePerArea } from '#contract/area-price.ts';
import { useAreaUnit } from '#storefront/platform/coverage/use-area-unit.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMinorMoney } from '#storefront/platform/money/use-money.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { useHiddenPrice } from '#storefront/platform/session/hidden-price.ts';
import { Image } from '#storefront/ui/image/image.tsx';
import { Skeleton } from '#storefront/ui/skeleton/skeleton.tsx';
import type { SuggestedProduct } from './autocomplete-result.ts';
import styles from './suggestions.module.css';

export const THUMBNAIL_WIDTH = 60;

type Option = { id: string; role: 'option'; tabIndex: number; 'aria-selected': AriaAttributes['aria-selected'] };

/** The price as on cards: by area where it is sold so, else each. */
const usePriceText = ({ price, isFrom, area: { areaPrice, isAreaFrom }, sellingUnit }: SuggestedProduct): string => {
  const t = useT();
  const money = useMinorMoney();
  const [unit] = useAreaUnit();
  const isGuest = useHiddenPrice() === 'sign-in';
  if (!price) return t(isGuest ? 'autocomplete.price.hidden' : 'catalog.card.quote');
  const perArea = areaPrice && pricePerArea(areaPrice.priceMinor, unit, areaPrice.coverageSqFt);
  const from = (perArea === undefined ? isFrom : isAreaFrom) ? `${t('catalog.card.from')} ` : '';
  if (perArea !== undefined)
    return `${from}${money(perArea, price.currency)} ${unit === 'm2' ? t('catalog.card.per-m2') : t('catalog.card.per-sqft')}`;
  return `${from}${money(price.finalMinor, price.currency)}${sellingUnit ? ` ${t('catalog.card.per-unit', { unit: sellingUnit.toLocaleLowerCase() })}` : ''}`;
};

export const SuggestedProductView = ({ product, option }: { product: SuggestedProduct; option: Option }) => {
  const price = usePriceText(product);
  return (
    <Link href={product.path} className={styles.product} {...option}>
      <span className={styles.thumbnail}>
        {product.image && <Image src={product.image} alt="" width={THUMBNAIL_WIDTH} ratio={1} />}
      </span>
      <span className={styles.facts}>
        <span className={styles.name}>{product.name}</span>
        <span className={product.mustHidePrice ? styles.noPrice : styles.price}>{price}</span>
      </span>
    </Link>
  );
};

/** Placeholders of the final size while the answer loads. */
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
