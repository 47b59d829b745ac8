import { useState } from 'react';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { CompareAction, SampleAction, WishAction } from '#storefront/platform/product-data/product-actions.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { HALF_PHONE_SIZE, PHONE_SIZE } from '#storefront/ui/image/image-url.ts';
import { Image } from '#storefront/ui/image/image.tsx';
import type { Card } from '../model/product-card.ts';
import { CardFacts } from './card-facts.tsx';
import { CardPrice } from './card-price.tsx';
import styles from './product-card.module.css';

/** `sizes` of a card's picture in the grids below. */
export const CARD_SIZES = `(min-width: 1360px) 288px, (min-width: 1024px) 26vw, (min-width: 768px) 31vw, ${HALF_PHONE_SIZE}`;
/** A list of slabs has fewer in a row. */
const SLAB_SIZES = `(min-width: 1360px) 26vw, (min-width: 1024px) 36vw, (min-width: 640px) 45vw, ${PHONE_SIZE}`;
const WIDTH = 480;
/** For photographs of slabs, which are not cropped. */
const SLAB_RATIO = 8 / 5;

type Props = {
  card: Card;
  /** Pictures of the first row load eagerly. */
  isEager?: boolean;
  /** Landscape pictures, in a list of slabs alone; a mixed list shows every card in portrait. */
  isWide?: boolean;
  sizes?: string;
  level?: 2 | 3;
};

export const ProductCard = ({
  card,
  isEager = false,
  isWide = card.isSlab,
  sizes = isWide ? SLAB_SIZES : CARD_SIZES,
  level = 2,
}: Props) => {
  const Heading = `h${level}` as const;
  const ratio = isWide ? SLAB_RATIO : undefined;
  // The second picture is rendered only when the pointer is over the card.
  const [isNear, setNear] = useState(false);
  const comeNear = (): void => setNear(matchMedia('(hover: hover)').matches);
  return (
    <article className={styles.card} data-sku={card.sku}>
      <div className={classNames(styles.frame, isWide && styles.slab)}>
        {card.image && (
          <Image
            src={card.image.url}
            alt={card.image.label}
            width={WIDTH}
            ratio={ratio}
            sizes={sizes}
            isEager={isEager}
            className={styles.image}
          />
        )}
        {isNear && card.closeUp && (
          <Image
            src={card.closeUp.url}
            alt=""
            width={WIDTH}
            ratio={ratio}
            sizes={sizes}
            className={classNames(styles.image, styles.closeUp)}
          />
        )}
        <CardFacts.Badges card={card} />
      </div>
      <div className={styles.text}>
        <Heading className={styles.name}>
          <Link href={card.path} className={styles.link} onPointerOver={comeNear} onFocus={comeNear}>
            {card.name}
          </Link>
        </Heading>
        <CardFacts.Choices card={card} />
        <CardPrice card={card} />
        {card.dcof !== undefined && <CardFacts.Dcof dcof={card.dcof} />}
        <CardFacts.Stock card={card} />
        {card.hasSample && <SampleAction sku={card.sku} name={card.name} className={styles.sample} />}
      </div>
      <CompareAction
        sku={card.sku}
        name={card.name}
        className={classNames(styles.compare, isWide && styles.compareWide)}
      />
      <WishAction sku={card.sku} name={card.name} className={styles.wish} />
    </article>
  );
};
