import styles from './global-loading.module.css';

/** A line at the top of the window while the next page is on its way; the text is for ears. */
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
