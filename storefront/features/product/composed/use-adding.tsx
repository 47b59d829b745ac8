import { useState, type ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import type { AddToCart, CartLine } from '../model/product.ts';
import styles from '../buy/buy-panel.module.css';

export type Outcome = { kind: 'idle' | 'adding' | 'added' } | { kind: 'failed'; message: string };

/** Adds lines to the cart; the form keeps its values in any case. */
export const useAdding = (addToCart: AddToCart) => {
  const t = useT();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
  const add = async (line: CartLine): Promise<boolean> => {
    setOutcome({ kind: 'adding' });
    try {
      await addToCart(line);
      setOutcome({ kind: 'added' });
      return true;
    } catch (error) {
      const words = error instanceof Error && error.message ? error.message : t('product.buy.failed');
      setOutcome({ kind: 'failed', message: words });
      return false;
    }
  };
  return {
    outcome,
    add,
    refuse: (message: string) => setOutcome({ kind: 'failed', message }),
    /** Clears the last message after a change. */
    settle: () => setOutcome((now) => (now.kind === 'adding' ? now : { kind: 'idle' })),
  };
};

/** Result of adding, in a live region. */
export const OutcomeLine = ({ outcome, added }: { outcome: Outcome; added: ReactNode }) => (
  <div className={styles.outcome} aria-live="polite">
    {outcome.kind === 'added' && <p className={styles.added}>{added}</p>}
    {outcome.kind === 'failed' && (
      <p className={styles.failed} role="alert">
        {outcome.message}
      </p>
    )}
  </div>
);
