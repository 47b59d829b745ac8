import { Skeleton } from '#storefront/ui/skeleton/skeleton.tsx';
import styles from './pending-page.module.css';

/** Shown while a page takes longer than a moment to load. */
export const PendingPage = () => (
  <div className={styles.page} aria-hidden="true">
    <Skeleton className={styles.crumbs} />
    <Skeleton className={styles.title} />
    <div className={styles.grid}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className={styles.card} />
      ))}
    </div>
  </div>
);
