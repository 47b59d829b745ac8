import type { ReactNode } from 'react';
import styles from './static-part.module.css';

/**
 * A part of the page that is drawn on the server and stays as it is: the browser keeps the markup and never fetches its
 * code or data. It has children on the server only.
 */
export const StaticPart = ({ children }: { children: ReactNode }) =>
  children ? (
    <div className={styles.part}>{children}</div>
  ) : (
    // Empty markup is never set: an element with inner markup keeps what the server wrote when it is hydrated.
    <div className={styles.part} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
