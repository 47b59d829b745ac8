import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import type { HeldSlabFragment } from './api/get-hold.graphql.ts';

const KEY = 'slab-holds';

type StoredHolds = Readonly<Record<string, { token: string; expiresAt: string }>>;

const runs = ({ expiresAt }: { expiresAt: string }): boolean => Date.parse(expiresAt) > Date.now();

const read = (): StoredHolds =>
  Object.fromEntries(Object.entries(browserStorage.get<StoredHolds>(KEY) ?? {}).filter(([, hold]) => runs(hold)));

/** Token of a current hold made on this device. */
export const tokenOf = (sku: string): string | undefined => read()[sku]?.token;

/** Stores a current hold, and removes an ended one. */
export const storeHold = ({ sku, token, status, expires_at: expiresAt }: HeldSlabFragment): void => {
  const { [sku]: _, ...others } = read();
  const stored = status === 'HELD' ? { ...others, [sku]: { token, expiresAt } } : others;
  browserStorage.set(KEY, stored);
};
