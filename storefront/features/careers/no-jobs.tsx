import type { ReactNode } from 'react';
import styles from './job-list.module.css';

/** The careers page for a back end without jobs: only the merchant's text. */
export const NoJobs = ({ heading, intro }: { heading: string; intro: ReactNode }) => (
  <div className={styles.page}>
    <h1>{heading}</h1>
    <div className={styles.intro}>{intro}</div>
  </div>
);
