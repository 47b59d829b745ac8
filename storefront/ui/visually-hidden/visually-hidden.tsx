import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** For screen readers only. */
export const VisuallyHidden = ({ children, role }: { children: ReactNode; role?: 'status' | 'alert' }) => (
  <span className={styles.hidden} role={role}>
    {children}
  </span>
);
