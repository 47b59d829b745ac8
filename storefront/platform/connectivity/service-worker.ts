type TrustedTypes = { createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): { createScriptURL(address: string): unknown } };

const ADDRESS = '/sw.js';

/** The only address a script of ours is ever made of at run time, said to the browser's Trusted Types. */
const trusted = (): string => {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('tessera-worker', { createScriptURL: () => ADDRESS });
  return (policy?.createScriptURL(ADDRESS) ?? ADDRESS) as string;
};

/** Asks the worker to keep these addresses; files and pictures come from the browser's own cache. */
const keep = (worker: ServiceWorker | null | undefined, page: string, parts: readonly string[]): void =>
  worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [[page, { headers: { accept: 'text/html' } }], ...parts] } });

const partsOfPage = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));

const isSaving = (): boolean => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** The page that is shown now, for when there is no connection; not for shoppers who count their bytes. */
export const keepPage = (): void => {
  if (!isSaving()) keep(navigator.serviceWorker?.controller, location.pathname + location.search, []);
};

/** Registers `/sw.js` and has it keep the page this visit began with. A failure costs nothing but offline pages. */
export const registerServiceWorker = async (container: ServiceWorkerContainer | undefined = navigator.serviceWorker): Promise<void> => {
  if (!container) return;
  try {
    await container.register(trusted(), { updateViaCache: 'none' });
    const { active } = await container.ready;
    if (!isSaving()) keep(active, location.pathname + location.search, partsOfPage());
  } catch (error) {
    console.warn('Service worker registration failed', error);
  }
};
