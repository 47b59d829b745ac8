import { useEffect } from 'react';

let isDone = false;

/** Returns whether the page is hydrated, which happens after the shell. */
export const isPageHydrated = (): boolean => isDone;

/** For components of a route: marks the page as hydrated. */
export const usePageHydration = (): void => {
  useEffect(() => {
    isDone = true;
  }, []);
};
