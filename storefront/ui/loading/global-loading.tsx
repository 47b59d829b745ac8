import styles from './global-loading.module.css';

/** A progress line at the top of the window while the next page loads; the text is for screen readers. */
export const GlobalLoading = ({ isLoading, label }: { isLoading: boolean; label: string }) => (
  <div className={styles.region} role="status">
    {isLoading && (
      <>
        <span className={styles.line} />
        <span className={styles.label}>{label}</span>
      </>
    )}
  </div>
);
