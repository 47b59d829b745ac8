import { STORAGE_PREFIX } from '#storefront/platform/browser-storage/browser-storage.ts';

const KEYS: readonly (string | null)[] = [`${STORAGE_PREFIX}cart`, `${STORAGE_PREFIX}cartId`, null];

/** Subscribes to changes of the cart in other tabs; returns the unsubscribe function. */
export const watchOtherTabs = (changed: () => void): (() => void) => {
  const hear = ({ key }: StorageEvent): void => {
    if (KEYS.includes(key)) changed();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
};

/** Runs `work` now in a visible tab, otherwise once when the tab becomes visible. */
export const whenVisible = (work: () => void): void => {
  if (document.hidden) document.addEventListener('visibilitychange', work, { once: true });
  else work();
};

/** Subscribes to the tab becoming visible; returns the unsubscribe function. */
export const onVisible = (work: () => void): (() => void) => {
  const look = (): void => {
    if (!document.hidden) work();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
};
