import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { CACHES, isOutdated, KEPT } from './caches.ts';
import type { StoreView } from '#contract/store-views.ts';
import { cachedStoreViews } from './cached-views.ts';
import { offlineAnswer, themeOf, tongueOf, type Visited } from './offline-page.ts';
import { isStoredOffline, kindOf, type Kind } from './requests.ts';
import { visitedPages } from './visited.ts';

type Lasting = { waitUntil(work: Promise<unknown>): void };
type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
};
const scope = globalThis as unknown as WorkerScope;
const THEME = themeOf(globalThis);

/** How long to wait for the network when the page is cached. */
const PATIENCE_SECONDS = 4;

const is =
  (kind: Kind, accepts: (path: string) => boolean = () => true) =>
  ({ request, url, sameOrigin }: { request: Request; url: URL; sameOrigin: boolean }): boolean =>
    sameOrigin &&
    kindOf(url.pathname, {
      method: request.method,
      mode: request.mode,
      destination: request.destination,
      accept: request.headers.get('accept') ?? '',
    }) === kind &&
    accepts(url.pathname);

const keeping = (limits: { maxEntries: number; maxAgeSeconds: number }) => [
  new ExpirationPlugin({ ...limits, purgeOnQuotaError: true }),
];

registerRoute(
  is('page', isStoredOffline),
  new NetworkFirst({
    cacheName: CACHES.pages,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: keeping(KEPT.pages),
  }),
);
registerRoute(
  is('page', (path) => !isStoredOffline(path)),
  new NetworkOnly(),
);
registerRoute(is('file'), new CacheFirst({ cacheName: CACHES.files, plugins: keeping(KEPT.files) }));
registerRoute(is('picture'), new CacheFirst({ cacheName: CACHES.pictures, plugins: keeping(KEPT.pictures) }));

/** Store views and visited pages for the offline page; without cached pages there are none. */
const cachedFor = async (path: string): Promise<{ views: readonly StoreView[]; visited: readonly Visited[] }> => {
  try {
    const cache = await caches.open(CACHES.pages);
    const views = await cachedStoreViews(cache);
    return { views, visited: await visitedPages(cache, views, path) };
  } catch {
    return { views: [], visited: [] };
  }
};

setCatchHandler(async ({ request, url }) => {
  if (request.mode !== 'navigate' || !url) return Response.error();
  const { views, visited } = await cachedFor(url.pathname);
  return offlineAnswer(url.pathname + url.search, visited, tongueOf(views, url.pathname), THEME);
});

// Pages are network-first and files immutable: a new worker may take over at any time.
scope.addEventListener('install', (event) => {
  const cacheTheme = async (): Promise<void> => (await caches.open(CACHES.files)).addAll([...THEME.files]);
  // Without them the offline page uses system fonts, so this error is ignored.
  event.waitUntil(Promise.all([scope.skipWaiting(), cacheTheme().catch(() => undefined)]));
});

scope.addEventListener('activate', (event) => {
  const clean = async (): Promise<void> => {
    const outdated = (await caches.keys()).filter(isOutdated);
    await Promise.all(outdated.map((name) => caches.delete(name)));
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };
  event.waitUntil(clean());
});
