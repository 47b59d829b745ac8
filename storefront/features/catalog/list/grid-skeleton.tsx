import styles from './product-grid.module.css';

/** Holds the place of products that are on their way. */
export const GridSkeleton = ({ count = 6 }: { count?: number }) => (
  <ul className={styles.grid} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <li key={index} className={styles.skeleton}>
        <span className={styles.skeletonImage} />
        <span className={styles.skeletonLine} />
        <span className={styles.skeletonShort} />
      </li>
    ))}
  </ul>
);
