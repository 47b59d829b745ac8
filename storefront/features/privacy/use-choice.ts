import { useSyncExternalStore } from 'react';
import { consent } from '#storefront/platform/analytics/consent.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';

const isUndecided = (): boolean => consent.choice() === undefined && !consent.isRefusedByBrowser();

/** True while a visitor who could be measured has not been asked; false on the server and in the first render. */
export const useChoiceDue = (): boolean => {
  const { analyticsUrl } = usePlatform();
  const isDue = useSyncExternalStore(consent.subscribe, isUndecided, () => false);
  return analyticsUrl !== undefined && isDue;
};

/** Whether the visitor agreed; undefined before they were asked. */
export const useChoice = (): boolean | undefined =>
  useSyncExternalStore(
    consent.subscribe,
    () => consent.choice()?.measurement,
    () => undefined,
  );
