import type { ReactNode } from 'react';
import styles from '../buy/buy-panel.module.css';
import type { Outcome } from './use-adding.ts';

/** What came of adding, told to screen readers too. */
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
