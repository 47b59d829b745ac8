import { useEffect } from 'react';

let isDone = false;

/** Whether the page's own part is hydrated, which comes after the shell. */
export const isPageHydrated = (): boolean => isDone;

/** For what a route renders: says once that it is hydrated. */
export const usePageHydration = (): void => {
  useEffect(() => {
    isDone = true;
  }, []);
};
