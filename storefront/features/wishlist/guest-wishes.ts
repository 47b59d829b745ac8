import { MAX_WISHLIST_ITEMS } from '#contract/wishlist.ts';
import {
  browserStorage,
  STORAGE_PREFIX,
  type BrowserStorage,
} from '#storefront/platform/browser-storage/browser-storage.ts';
import type { Wish } from './types.ts';

const KEY = 'wishlist';

/** A guest's wish list in the browser, newest first. */
export const guestWishes = (storage: BrowserStorage = browserStorage) => ({
  read: (): readonly Wish[] => storage.get<Wish[]>(KEY) ?? [],
  /** Returns false if the list is full. */
  write: (wishes: readonly Wish[]): boolean => {
    if (wishes.length > MAX_WISHLIST_ITEMS) return false;
    if (wishes.length === 0) storage.remove(KEY);
    else storage.set(KEY, wishes);
    return true;
  },
  clear: (): void => storage.remove(KEY),
  /** Listens for changes by other tabs. Returns the unsubscribe function. */
  watch: (listener: () => void): (() => void) => {
    const hear = ({ key }: StorageEvent): void => {
      if (key === null || key === STORAGE_PREFIX + KEY) listener();
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  },
});

export type GuestWishes = ReturnType<typeof guestWishes>;
