import { srcSet, imageUrl } from '#storefront/platform/image/image-url.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import type { Card } from '../model/product-card.ts';
import { CardFacts } from './card-facts.tsx';
import { CardPrice } from './card-price.tsx';
import styles from './product-card.module.css';

/** Widths of a card in the grids below, for the browser's choice of picture. */
export const CARD_SIZES = '(min-width: 1360px) 288px, (min-width: 1024px) 26vw, (min-width: 768px) 31vw, 46vw';

type Props = {
  card: Card;
  /** Pictures of the first row are fetched at once. */
  isEager?: boolean;
  sizes?: string;
  level?: 2 | 3;
};

export const ProductCard = ({ card, isEager = false, sizes = CARD_SIZES, level = 2 }: Props) => {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} data-sku={card.sku}>
      <div className={styles.frame}>
        {card.image && (
          <img
            src={imageUrl(card.image.url, { width: 640, height: 800 })}
            srcSet={srcSet(card.image.url, { maxWidth: 960 })}
            sizes={sizes}
            width={640}
            height={800}
            alt={card.image.label}
            loading={isEager ? 'eager' : 'lazy'}
            decoding="async"
            className={styles.image}
          />
        )}
        {card.closeUp && (
          <img
            src={imageUrl(card.closeUp.url, { width: 640, height: 800 })}
            srcSet={srcSet(card.closeUp.url, { maxWidth: 960 })}
            sizes={sizes}
            width={640}
            height={800}
            alt=""
            loading="lazy"
            decoding="async"
            className={styles.closeUp}
          />
        )}
        <CardFacts.Badges card={card} />
      </div>
      <div className={styles.text}>
        <Heading className={styles.name}>
          <Link href={card.path} className={styles.link}>
            {card.name}
          </Link>
        </Heading>
        <CardFacts.Choices card={card} />
        <CardPrice card={card} />
        <CardFacts.Stock card={card} />
      </div>
    </article>
  );
};
