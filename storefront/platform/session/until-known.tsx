import { useSyncExternalStore, type ReactNode } from 'react';
import styles from './until-known.module.css';

const never = (): (() => void) => () => {};
const isReturning = (): boolean => document.documentElement.dataset['returning'] !== undefined;

/**
 * `children` is for browsers without a stored cart or sign-in and is visible from the first paint. A browser with
 * stored data (`data-returning`, set by the document's first script) shows `wait` until the data is loaded; by default
 * `children`. The server renders both, CSS selects one.
 */
export const UntilKnown = ({ wait, children }: { wait?: ReactNode; children: ReactNode }) => {
  const isWaiting = useSyncExternalStore<boolean | undefined>(never, isReturning, () => undefined);
  return (
    <>
      {!(wait && isWaiting) && <div className={wait ? styles.guess : undefined}>{children}</div>}
      {wait && isWaiting !== false && <div className={styles.wait}>{wait}</div>}
    </>
  );
};
