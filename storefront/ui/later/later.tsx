import { memo, Suspense, useCallback, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import styles from './later.module.css';

export type LaterProps = { drawn: ReactNode; Part: ComponentType };

/** Reports that its sibling is hydrated. */
const Alive = ({ onAlive }: { onAlive: () => void }) => {
  useEffect(onAlive, [onAlive]);
  return null;
};

/**
 * Keeps the server's markup until its code is loaded; a click meanwhile is replayed after hydration. Memoized, because
 * an update from above would remove the markup.
 */
export const Later = memo(({ drawn, Part }: LaterProps) => {
  const root = useRef<HTMLDivElement>(null);
  const isHydrated = useRef(false);
  const pressed = useRef<HTMLElement>(null);
  const onAlive = useCallback(() => {
    isHydrated.current = true;
    pressed.current?.click();
    pressed.current = null;
  }, []);

  useEffect(() => {
    // Listens before React does, which swallows clicks on a part not yet hydrated.
    const keep = ({ target }: Event): void => {
      if (!isHydrated.current && root.current?.contains(target as Node))
        pressed.current = (target as Element).closest('button');
    };
    document.addEventListener('click', keep, true);
    return () => document.removeEventListener('click', keep, true);
  }, []);

  return (
    <div ref={root} className={styles.part}>
      <Suspense>
        {drawn ?? (
          <>
            <Part />
            <Alive onAlive={onAlive} />
          </>
        )}
      </Suspense>
    </div>
  );
});
