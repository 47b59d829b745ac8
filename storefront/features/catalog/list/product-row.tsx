import { useRef } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { ProductCard } from '../card/product-card.tsx';
import type { Card } from '../model/product-card.ts';
import styles from './product-row.module.css';

export const ROW_SIZES = '(min-width: 1280px) 272px, (min-width: 768px) 30vw, 55vw';

/** Products in a row that scrolls by swiping, arrow keys or two buttons. */
export const ProductRow = ({
  cards,
  label,
  hasArrows = true,
}: {
  cards: readonly Card[];
  label: string;
  hasArrows?: boolean;
}) => {
  const t = useT();
  const track = useRef<HTMLUListElement>(null);
  const isWide = cards.every(({ isSlab }) => isSlab);
  const move = (direction: 1 | -1) => {
    const element = track.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.9 });
  };
  return (
    <div className={styles.row}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it */}
      <ul ref={track} className={styles.track} aria-label={label} tabIndex={0}>
        {cards.map((card) => (
          <li key={card.uid} className={styles.item}>
            <ProductCard card={card} isWide={isWide} sizes={ROW_SIZES} level={3} />
          </li>
        ))}
      </ul>
      {hasArrows && (
        <div className={styles.arrows}>
          <button
            type="button"
            className={styles.arrow}
            aria-label={t('catalog.products.previous')}
            onClick={() => move(-1)}
          >
            <Icon name="chevron-left" />
          </button>
          <button
            type="button"
            className={styles.arrow}
            aria-label={t('catalog.products.next')}
            onClick={() => move(1)}
          >
            <Icon name="chevron-right" />
          </button>
        </div>
      )}
    </div>
  );
};
