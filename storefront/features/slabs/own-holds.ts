import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import type { HeldSlabFragment } from './api/get-hold.graphql.ts';

const KEY = 'slab-holds';

type Kept = Readonly<Record<string, { token: string; expiresAt: string }>>;

const runs = ({ expiresAt }: { expiresAt: string }): boolean => Date.parse(expiresAt) > Date.now();

const read = (): Kept =>
  Object.fromEntries(Object.entries(browserStorage.get<Kept>(KEY) ?? {}).filter(([, hold]) => runs(hold)));

/** Token of a current hold made on this device. */
export const tokenOf = (sku: string): string | undefined => read()[sku]?.token;

/** Stores a current hold, and removes an ended one. */
export const keepHold = ({ sku, token, status, expires_at: expiresAt }: HeldSlabFragment): void => {
  const { [sku]: _, ...others } = read();
  const kept = status === 'HELD' ? { ...others, [sku]: { token, expiresAt } } : others;
  browserStorage.set(KEY, kept);
};
