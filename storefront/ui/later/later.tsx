import { memo, Suspense, useCallback, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import styles from './later.module.css';

export type LaterProps = { drawn: ReactNode; Part: ComponentType };

/** Says that the part beside it has come to life. */
const Alive = ({ onAlive }: { onAlive: () => void }) => {
  useEffect(onAlive, [onAlive]);
  return null;
};

/**
 * What the server drew until its code is here; a press in the meantime is not lost but repeated then.
 * An update from above in that time would take the markup away: so nothing of it changes.
 */
export const Later = memo(({ drawn, Part }: LaterProps) => {
  const root = useRef<HTMLDivElement>(null);
  const isAlive = useRef(false);
  const pressed = useRef<HTMLElement>(null);
  const onAlive = useCallback(() => {
    isAlive.current = true;
    pressed.current?.click();
    pressed.current = null;
  }, []);

  useEffect(() => {
    // Listens before React does, which swallows a press on what is not alive.
    const keep = ({ target }: Event): void => {
      if (!isAlive.current && root.current?.contains(target as Node)) pressed.current = (target as Element).closest('button');
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
