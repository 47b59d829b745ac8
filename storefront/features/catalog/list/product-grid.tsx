import type { ReactNode } from 'react';
import { ProductCard } from '../card/product-card.tsx';
import type { Card } from '../model/product-card.ts';
import styles from './product-grid.module.css';

type Props = {
  cards: readonly Card[];
  label: string;
  /** Stands in the grid after the last product. */
  end?: ReactNode;
  /** False where the list stands below other content. */
  isEager?: boolean;
};

/** Cards whose pictures are on the screen when the page opens. */
const EAGER = 4;

export const ProductGrid = ({ cards, label, end, isEager = true }: Props) => (
  <ul className={styles.grid} aria-label={label}>
    {cards.map((card, index) => (
      <li key={card.uid} className={styles.cell}>
        <ProductCard card={card} isEager={isEager && index < EAGER} />
      </li>
    ))}
    {end}
  </ul>
);
