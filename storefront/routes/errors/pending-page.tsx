import { Skeleton } from '#storefront/ui/skeleton/skeleton.tsx';
import styles from './pending-page.module.css';

/** In place of a page that takes longer than a moment. */
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
