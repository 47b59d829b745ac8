import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { CACHES, isOutdated, LIMITS } from './caches.ts';
import { OFFLINE_PATH, type OfflineData } from '#contract/offline.ts';
import { offlineResponse } from './offline-page.ts';
import { isPreview, isStoredOffline, kindOf, type Kind } from './requests.ts';
import { visitedPages } from './visited.ts';

type Lasting = { waitUntil(work: Promise<unknown>): void };
type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
};
const scope = globalThis as unknown as WorkerScope;

/** How long to wait for the network when the page is cached. */
const PATIENCE_SECONDS = 4;

const is =
  (kind: Kind, accepts: (url: URL) => boolean = () => true) =>
  ({ request, url, sameOrigin }: { request: Request; url: URL; sameOrigin: boolean }): boolean =>
    sameOrigin &&
    kindOf(url.pathname, {
      method: request.method,
      mode: request.mode,
      destination: request.destination,
      accept: request.headers.get('accept') ?? '',
    }) === kind &&
    accepts(url);

const isStored = ({ pathname, search }: URL): boolean => isStoredOffline(pathname) && !isPreview(search);

const limitedTo = (limits: { maxEntries: number; maxAgeSeconds: number }) => [
  new ExpirationPlugin({ ...limits, purgeOnQuotaError: true }),
];

registerRoute(
  is('page', isStored),
  new NetworkFirst({
    cacheName: CACHES.pages,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: limitedTo(LIMITS.pages),
  }),
);
registerRoute(
  is('page', (url) => !isStored(url)),
  new NetworkOnly(),
);
registerRoute(is('file'), new CacheFirst({ cacheName: CACHES.files, plugins: limitedTo(LIMITS.files) }));
registerRoute(is('offline'), new NetworkFirst({ cacheName: CACHES.files }));
registerRoute(is('picture'), new CacheFirst({ cacheName: CACHES.pictures, plugins: limitedTo(LIMITS.pictures) }));

/** Content of the offline page; undefined if the browser deleted it. */
const cachedData = async (): Promise<OfflineData | undefined> => {
  const response = await caches.match(OFFLINE_PATH, { cacheName: CACHES.files });
  return response && ((await response.json()) as OfflineData);
};

setCatchHandler(async ({ request, url }) => {
  const data = request.mode === 'navigate' ? await cachedData().catch(() => undefined) : undefined;
  if (!data || !url) return Response.error();
  const cache = await caches.open(CACHES.pages);
  return offlineResponse(url.pathname + url.search, await visitedPages(cache, data.views, url.pathname), data);
});

// Pages are network-first and files immutable: a new worker may take over at any time.
scope.addEventListener('install', (event) => {
  const cacheOfflinePage = async (): Promise<void> => {
    const cache = await caches.open(CACHES.files);
    await cache.add(OFFLINE_PATH);
    const { files = [] } = (await cachedData()) ?? {};
    await cache.addAll([...files]);
  };
  // Only the offline page needs the files, so a failure is ignored. Later visits try again.
  event.waitUntil(Promise.all([scope.skipWaiting(), cacheOfflinePage().catch(() => undefined)]));
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
