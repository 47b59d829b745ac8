import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { classNames } from '../class-names.ts';
import styles from './price.module.css';

export type PriceProps = {
  /** Formatted amounts. */
  amount: string;
  /** The amount before the reduction. */
  was?: string | undefined;
  /** `/ box`, `/ sq ft`. */
  unit?: string | undefined;
  /** Read by a screen reader before each of the two amounts. */
  labels?: { now: string; was: string };
  isLarge?: boolean;
  className?: string | undefined;
};

export const Price = ({ amount, was, unit, labels, isLarge = false, className }: PriceProps) => (
  <span className={classNames(styles.price, isLarge && styles.large, className)}>
    {was && labels && <VisuallyHidden>{labels.now}</VisuallyHidden>}
    <span className={classNames(styles.amount, was && styles.reduced)}>{amount}</span>
    {unit && <span className={styles.unit}>{unit}</span>}
    {was && (
      <>
        {labels && <VisuallyHidden>{labels.was}</VisuallyHidden>}
        <s className={styles.was}>{was}</s>
      </>
    )}
  </span>
);
