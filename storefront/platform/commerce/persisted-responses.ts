import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { browserStorage, type BrowserStorage } from '../browser-storage/browser-storage.ts';

/** Queries with the same response for every guest: no prices, stock, carts or personal data. */
const PERSISTED: ReadonlySet<string> = new Set([
  'getStoreConfigData',
  'getCurrencyData',
  'getStoreInformation',
  'storeConfigData',
  'snowdogMenus',
  'cmsBlocks',
  'getCmsPage',
  'getCategory',
  'getTopCategories',
  'customAttributeMetadata',
  'getCountries',
  'getPlainCountries',
  'getAttributeLabels',
]);

const KEY = 'query-cache-';
/** Seconds. */
export const PERSIST_SECONDS = 86_400;
/** Characters per store view; the newest responses are stored. */
export const MAX_PERSISTED = 250_000;
const SAVE_AFTER_MS = 1000;

type Entry = readonly [key: QueryKey, data: unknown, updatedAt: number];
type Persisted = { release: string; entries: readonly Entry[] };

type Persistence = {
  queryClient: QueryClient;
  storeView: string;
  /** Responses stored by another release are ignored: their type may differ. */
  release: string;
  session: { isSignedIn(): boolean };
  storage?: BrowserStorage;
  now?: () => number;
};

const operationOf = (key: QueryKey): string => String(key[2] ?? '');

const entriesToPersist = ({ queryClient, storeView, now = Date.now }: Persistence): Entry[] => {
  const entries = queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }): Entry[] =>
      state.status === 'success' &&
      state.data !== undefined &&
      queryKey[0] === storeView &&
      PERSISTED.has(operationOf(queryKey)) &&
      state.dataUpdatedAt > now() - PERSIST_SECONDS * 1000
        ? [[queryKey, state.data, state.dataUpdatedAt]]
        : [],
    )
    .sort((a, b) => b[2] - a[2]);
  let charactersLeft = MAX_PERSISTED;
  return entries.filter((entry) => (charactersLeft -= JSON.stringify(entry).length) >= 0);
};

/** Restores the stored responses of a store view; already cached responses are newer and stay. */
export const restoreResponses = ({
  queryClient,
  storeView,
  release,
  storage = browserStorage,
  now = Date.now,
}: Persistence): void => {
  const persisted = storage.get<Persisted>(KEY + storeView);
  if (!persisted) return;
  if (persisted.release !== release || !Array.isArray(persisted.entries)) return storage.remove(KEY + storeView);
  for (const [key, data, updatedAt] of persisted.entries) {
    const isWanted =
      key[0] === storeView && PERSISTED.has(operationOf(key)) && updatedAt > now() - PERSIST_SECONDS * 1000;
    if (isWanted && queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, data, { updatedAt });
  }
};

const saveResponses = (persistence: Persistence): void => {
  if (persistence.session.isSignedIn()) return;
  const entries = entriesToPersist(persistence);
  const { storage = browserStorage, storeView, release } = persistence;
  if (entries.length) storage.set(KEY + storeView, { release, entries } satisfies Persisted, PERSIST_SECONDS);
};

/** Restores stored responses, then stores new ones. Returns a function to stop. */
export const persistResponses = (persistence: Persistence): (() => void) => {
  restoreResponses(persistence);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    saveResponses(persistence);
  };
  const stopListening = persistence.queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && PERSISTED.has(operationOf(query.queryKey))) timer ??= setTimeout(save, SAVE_AFTER_MS);
  });
  return () => {
    stopListening();
    if (timer) save();
  };
};

/** Removes the stored responses of every store view: on sign-out, and when the store group changes. */
export const clearPersistedResponses = (storage: BrowserStorage = browserStorage): void => {
  for (const key of storage.keys()) if (key.startsWith(KEY)) storage.remove(key);
};
