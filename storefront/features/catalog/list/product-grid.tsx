import type { ReactNode } from 'react';
import { ProductCard } from '../card/product-card.tsx';
import type { Card } from '../model/product-card.ts';
import styles from './product-grid.module.css';

/** Cards whose pictures are above the fold. */
const EAGER = 4;

type CellsProps = {
  cards: readonly Card[];
  /** True where the cards are at the top of the page. */
  isFirst?: boolean;
};

export const ProductCells = ({ cards, isFirst = false }: CellsProps) =>
  cards.map((card, index) => (
    <li key={card.uid}>
      <ProductCard card={card} isEager={isFirst && index < EAGER} />
    </li>
  ));

/** Four, three or two products in a row. */
export const ProductGrid = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles.grid} aria-label={label}>
    {children}
  </ul>
);
