import { memo, type ReactNode } from 'react';
import { ProductCard } from '../card/product-card.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import type { Card } from '../model/product-card.ts';
import styles from './product-grid.module.css';

/** Cards in the first row of a phone: their pictures are the largest of the first view. */
const LEADING = 2;

type CellsProps = {
  cards: readonly Card[];
  /** True if the cards have the first pictures of the page. */
  isLead?: boolean;
  /** True where none of them is in the first view. */
  isBelow?: boolean;
};

/** No phone shows more cards in its first view. Wide screens render all of them as well. */
const FIRST_SHOWN = 4;

/** Memoized: a list renders again with each chosen filter, its cards only if they differ. */
export const ProductCells = memo(({ cards, isLead = false, isBelow = false }: CellsProps) => {
  const isWide = cards.every(({ isSlab }) => isSlab);
  return cards.map((card, index) => (
    <li key={card.uid} data-below={isBelow || index >= FIRST_SHOWN ? '' : undefined}>
      <ProductCard card={card} isWide={isWide} isEager={isLead && index < LEADING} />
    </li>
  ));
});

type GridProps = { label: string; isOfSlabs?: boolean; children: ReactNode };

/** Four, three or two products in a row; of slabs, which lie, three, two or one. */
export const ProductGrid = ({ label, isOfSlabs = false, children }: GridProps) => (
  <ul className={classNames(styles.grid, isOfSlabs && styles.slabs)} aria-label={label}>
    {children}
  </ul>
);
