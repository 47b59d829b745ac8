import { useSyncExternalStore } from 'react';
import { consent } from '#storefront/platform/analytics/consent.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';

const isUndecided = (): boolean => consent.choice() === undefined && !consent.isRefusedByBrowser();

/** True while the visitor has not decided about measurement; false on the server and in the first render. */
export const useChoiceDue = (): boolean => {
  const { analyticsUrl } = usePlatform();
  const isDue = useSyncExternalStore(consent.subscribe, isUndecided, () => false);
  return analyticsUrl !== undefined && isDue;
};

/** The visitor's decision; undefined before it was made. */
export const useChoice = (): boolean | undefined =>
  useSyncExternalStore(
    consent.subscribe,
    () => consent.choice()?.measurement,
    () => undefined,
  );
