import { STORAGE_PREFIX } from '#storefront/platform/browser-storage/browser-storage.ts';

const KEYS: readonly (string | null)[] = [`${STORAGE_PREFIX}cart`, `${STORAGE_PREFIX}cartId`, null];

/** Calls back when another tab of this browser changes the cart or leaves it; what is returned ends that. */
export const watchOtherTabs = (changed: () => void): (() => void) => {
  const hear = ({ key }: StorageEvent): void => {
    if (KEYS.includes(key)) changed();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
};

/** Runs at once in a tab that is looked at, in another when it is looked at again, and then once. */
export const whenSeen = (work: () => void): void => {
  if (document.hidden) document.addEventListener('visibilitychange', work, { once: true });
  else work();
};

/** Calls back each time the tab is looked at again; what is returned ends that. */
export const whenSeenAgain = (work: () => void): (() => void) => {
  const look = (): void => {
    if (!document.hidden) work();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
};
