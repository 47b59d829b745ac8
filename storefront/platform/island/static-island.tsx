import type { ReactNode } from 'react';
import styles from './island.module.css';

/**
 * A part rendered on the server and never hydrated: the browser keeps the markup and loads neither code nor
 * data. It has children on the server only.
 */
export const StaticIsland = ({ children }: { children: ReactNode }) =>
  children ? (
    <div className={styles.island}>{children}</div>
  ) : (
    // React does not apply it on hydration: an element with inner HTML keeps the server's markup.
    <div className={styles.island} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
