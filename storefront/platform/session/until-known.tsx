import { useSyncExternalStore, type ReactNode } from 'react';
import styles from './until-known.module.css';

const never = (): (() => void) => () => {};
const isReturning = (): boolean => document.documentElement.dataset['returning'] !== undefined;

/**
 * What a page says to a browser that keeps neither cart nor sign-in: `children`, from the first paint, since for it that is
 * true before any script has looked. A browser that keeps one, as the document's first script notes (`data-returning`),
 * shows `wait` until it is known what is there; without `wait` it is known. The server writes both, styles choose.
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
