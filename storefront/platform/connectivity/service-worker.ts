import { OFFLINE_PATH } from '#contract/offline.ts';
import { savesData } from './saves-data.ts';

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): unknown };
};

const ADDRESS = '/sw.js';

/** The only script URL created at run time, with a Trusted Types policy. */
const trusted = (): string => {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('tessera-worker', { createScriptURL: () => ADDRESS });
  return (policy?.createScriptURL(ADDRESS) ?? ADDRESS) as string;
};

/** Instructs the worker to cache the page and its files, which are read from the browser's HTTP cache. */
const cacheInWorker = (worker: ServiceWorker | null | undefined, page: string, parts: readonly string[]): void =>
  worker?.postMessage({
    type: 'CACHE_URLS',
    payload: { urlsToCache: [[page, { headers: { accept: 'text/html' } }], ...parts] },
  });

const partsOfPage = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^\/(?:assets|theme)\//.test(name.replace(location.origin, '')));

/** Caches the current page for offline use, unless data saver is on. */
export const cachePage = (): void => {
  if (!savesData()) cacheInWorker(navigator.serviceWorker?.controller, location.pathname + location.search, []);
};

/**
 * Registers `/sw.js` and caches the first page of the visit and the offline page. After a failure only offline pages
 * are missing.
 */
export const registerServiceWorker = async (
  container: ServiceWorkerContainer | undefined = navigator.serviceWorker,
): Promise<void> => {
  if (!container) return;
  try {
    await container.register(trusted(), { updateViaCache: 'none' });
    const { active } = await container.ready;
    if (!savesData()) cacheInWorker(active, location.pathname + location.search, [OFFLINE_PATH, ...partsOfPage()]);
  } catch (error) {
    console.warn('Service worker registration failed', error);
  }
};
