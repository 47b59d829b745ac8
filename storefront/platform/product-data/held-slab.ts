import { useEffect, useSyncExternalStore } from 'react';

let shown = 0;
const listeners = new Set<() => void>();

const change = (by: 1 | -1): void => {
  shown += by;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Called by the component of a held slab while it is on the page. */
export const useShowHeldSlab = (): void =>
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);

/** Returns whether the page offers to buy a slab held for the visitor: that button is the primary one. */
export const useIsHeldSlabShown = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => shown > 0,
    () => false,
  );
