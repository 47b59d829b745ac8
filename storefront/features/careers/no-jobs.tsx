import type { ReactNode } from 'react';
import styles from './job-list.module.css';

/** The page of jobs in front of a back end that has none: what the merchant says. */
export const NoJobs = ({ heading, intro }: { heading: string; intro: ReactNode }) => (
  <div className={styles.page}>
    <h1>{heading}</h1>
    <div className={styles.intro}>{intro}</div>
  </div>
);
