import { savesData } from './saves-data.ts';

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): unknown };
};

const ADDRESS = '/sw.js';

/** The only script URL created at run time, through a Trusted Types policy. */
const trusted = (): string => {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('tessera-worker', { createScriptURL: () => ADDRESS });
  return (policy?.createScriptURL(ADDRESS) ?? ADDRESS) as string;
};

/** Has the worker cache these URLs; files and pictures come from the browser's HTTP cache. */
const keep = (worker: ServiceWorker | null | undefined, page: string, parts: readonly string[]): void =>
  worker?.postMessage({
    type: 'CACHE_URLS',
    payload: { urlsToCache: [[page, { headers: { accept: 'text/html' } }], ...parts] },
  });

const partsOfPage = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));

/** Caches the current page for offline use; not with data saver on. */
export const keepPage = (): void => {
  if (!savesData()) keep(navigator.serviceWorker?.controller, location.pathname + location.search, []);
};

/** Registers `/sw.js` and has it cache the first page of the visit. A failure costs only the offline pages. */
export const registerServiceWorker = async (
  container: ServiceWorkerContainer | undefined = navigator.serviceWorker,
): Promise<void> => {
  if (!container) return;
  try {
    await container.register(trusted(), { updateViaCache: 'none' });
    const { active } = await container.ready;
    if (!savesData()) keep(active, location.pathname + location.search, partsOfPage());
  } catch (error) {
    console.warn('Service worker registration failed', error);
  }
};
