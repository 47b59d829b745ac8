import { useEffect, useState } from 'react';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { isAdviceDue } from './advice-rule.ts';

const LATEST_MS = 3000;

const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, LATEST_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
};

/** True once the browser has nothing better to do, on a visit that has not been advised yet. */
export const useAdviceDue = (): boolean => {
  const [isDue, setIsDue] = useState(false);
  useEffect(
    () => whenIdle(() => setIsDue(isAdviceDue({ path: location.pathname, userAgent: navigator.userAgent, storage: browserStorage }))),
    [],
  );
  return isDue;
};
