import type { Http2SecureServer } from 'node:http2';
import { join } from 'node:path';
import { parse } from 'node:querystring';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import fastify, { LogController } from 'fastify';
import { PAGE_LIFETIMES } from '#contract/lifetimes.ts';
import { TagCache } from '#commerce/platform/cache/tag-cache.ts';
import type { Clock } from '#commerce/platform/clock.ts';
import type { Log } from '#commerce/platform/log.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import { counterUrl } from '#commerce/platform/settings/counter-url.ts';
import { addAssetRoutes } from './assets/asset-routes.ts';
import type { BuiltFile } from './assets/built-files.ts';
import { addRobotsRoute } from './assets/robots.ts';
import { addSiteMapRoutes, SITE_MAP } from './assets/site-map.ts';
import { addSecurityTxtRoute } from './assets/security-txt.ts';
import { addCaptchaRoutes } from './captcha/captcha-routes.ts';
import { addCommerceRoutes, BODY_LIMIT } from './commerce/commerce-routes.ts';
import { addDownloadRoutes } from './commerce/download-routes.ts';
import type { Commerce } from './commerce/port.ts';
import { BoundedQueue } from './http/bounded-queue.ts';
import { addGeocodeRoutes } from './geocoding/geocode-routes.ts';
import { addAddressRoutes } from './places/address-routes.ts';
import { googlePlaces } from './places/google-places.ts';
import { addPlaceRoutes } from './places/place-routes.ts';
import type { ConnectionLimits } from './http/connections.ts';
import { Connections } from './http/connections.ts';
import type { BuiltCounter } from './counter/built-counter.ts';
import { addCounterRoutes } from './counter/counter-routes.ts';
import { descriptorsForConnections } from './http/descriptors.ts';
import { addErrorHandlers, handleFrameworkError } from './http/errors.ts';
import { hasFreeSpace } from './http/free-space.ts';
import { addHeaderLimits } from './http/header-limits.ts';
import type { Health } from './http/health.ts';
import { addFeaturesRoute, addHealthRoutes } from './http/health.ts';
import type { Limits } from './http/limits.ts';
import { LIMITS, limited, NO_LIMITS } from './http/limits.ts';
import { addPressureGauge } from './http/pressure.ts';
import { requestId, requestIdBehindProxy } from './http/request-id.ts';
import { addRequestLog } from './http/request-log.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { createSecurityLog } from './http/security-log.ts';
import { addPageErrorRoute } from './http/page-error-routes.ts';
import { addViolationRoute } from './http/violation-routes.ts';
import { followCertificate, tlsOptions } from './http/tls.ts';
import { handleMalformedRequest } from './http/malformed-request.ts';
import { addMailSetRoutes } from './mails/mail-set-routes.ts';
import { addOfflineRoute } from './offline/offline-routes.ts';
import type { ShopMetrics } from './metrics/shop-metrics.ts';
import { createImageService } from './media/create-image-service.ts';
import { createMediaFiles } from './media/media-files.ts';
import type { RemoteMediaLimits } from './media/add-remote-media.ts';
import { addRemoteMedia } from './media/add-remote-media.ts';
import { addMediaRoutes } from './media/media-routes.ts';
import { createCdnPurge } from './pages/cdn-purge.ts';
import type { PageEntry } from './pages/page-entry.ts';
import { pageMessages } from './pages/page-messages.ts';
import { addPageRoutes } from './pages/page-routes.ts';
import { PageService, type PageServiceOptions } from './pages/page-service.ts';
import { renderPage, STORE_TAG } from './pages/render-page.ts';
import type { Storefront } from './storefront/storefront.ts';
import type { StoreViews } from './store-views/types.ts';
import { openTheme } from './theme/open-theme.ts';

export type ServerParts = {
  settings: Settings;
  log: Log;
  clock: Clock;
  commerce: Commerce;
  storeViews: StoreViews;
  storefront: Storefront;
  /** The client build; empty in development, where Vite serves it. */
  files: ReadonlyMap<string, BuiltFile>;
  /** Build of the back office, served by this server if `settings.counter` is a path. */
  counter?: BuiltCounter | undefined;
  /** Directory of the pictures delivered with the catalogue. */
  catalogueMedia: string;
  health?: Health;
  metrics?: ShopMetrics | undefined;
  /** Overrides the check for free disk space in tests. */
  hasFreeSpace?: (folder: string) => Promise<boolean>;
  limits?: Partial<Limits>;
  connections?: Partial<ConnectionLimits>;
  remoteMedia?: RemoteMediaLimits;
};

/** Enough for a 32 kB GraphQL query in the URL and the headers of browsers. */
const MAX_HEADER_BYTES = 48 * 1024;

/** Enough for a 10 MB upload from a phone. Stalled bodies are cut off much earlier (`bytesPerSecond`). */
const REQUEST_TIMEOUT_MS = 120_000;

/** Interval for rebuilding the site map, because a Magento does not report new products. */
const REMOTE_SITE_MAP_MS = 6 * 3_600_000;

const RENDER_LIMITS = { concurrency: 16, waiting: 200, waitingEach: 100, deadlineMs: 15_000 };

/** Creates the HTTP server without starting to listen. */
export const createServer = async (parts: ServerParts): Promise<FastifyInstance> => {
  const { settings, log, clock, commerce, storeViews, storefront } = parts;
  const limits = settings.rateLimits ? { ...LIMITS, ...parts.limits } : NO_LIMITS;
  const { tls } = settings;
  const options: FastifyServerOptions = {
    // Fastify itself logs only warnings; requests have their own log.
    loggerInstance: log.child({}, { level: log.level === 'info' ? 'warn' : log.level }),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    requestIdHeader: false,
    genReqId: settings.trustProxy ? requestIdBehindProxy : requestId,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    frameworkErrors: handleFrameworkError,
    // Requests on a closing server still get their response.
    return503OnClosing: false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    clientErrorHandler: handleMalformedRequest,
    routerOptions: { maxParamLength: 4_096, querystringParser: (text) => parse(text) },
  };
  const protocol = {
    headersTimeout: settings.connections.headersMs,
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: MAX_HEADER_BYTES,
  };
  const app = fastify({
    ...options,
    ...(tls ? tlsOptions(tls, protocol) : { http: protocol }),
  } as FastifyServerOptions) as unknown as FastifyInstance;
  if (tls) {
    Object.assign(app.server, { headersTimeout: settings.connections.headersMs, requestTimeout: REQUEST_TIMEOUT_MS });
    const stop = followCertificate(app.server as unknown as Http2SecureServer, tls, log);
    app.addHook('onClose', async () => stop());
  }

  const { inAll, perAddress, bytesPerSecond } = settings.connections;
  // Behind a proxy, all connections have the proxy's address.
  const isCounted = settings.rateLimits && !settings.trustProxy;
  const connections = {
    inAll: Math.min(inAll, descriptorsForConnections()),
    perAddress: isCounted ? perAddress : Infinity,
    bytesPerSecond,
    ...parts.connections,
  };
  app.decorate('connections', new Connections(app.server, connections, log));

  addErrorHandlers(app, () => storeViews.list());
  addSecurityHeaders(app, settings.publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  addHeaderLimits(app);
  addRequestLog(app, log);
  parts.metrics?.countRequests(app);
  addPressureGauge(app);
  const logSecurityEvent = createSecurityLog(log, clock);
  await app.register(rateLimit, {
    global: false,
    onExceeded: (request) => logSecurityEvent('limit-met', request, { path: request.routeOptions.url ?? '' }),
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  });

  addHealthRoutes(
    app,
    parts.health ?? { isClosing: false },
    {
      commerce: async () => (await commerce.health()).ok,
      storefront: async () => Boolean(await storefront.load()),
      store_views: async () => storeViews.list().length > 0,
      ...(settings.commerceUrl ? {} : { disk: () => (parts.hasFreeSpace ?? hasFreeSpace)(settings.varDir) }),
    },
    () => storeViews.problems(),
  );
  if (commerce.captcha) addCaptchaRoutes(app, { captcha: commerce.captcha, limit: limited('pages', limits) });
  if (commerce.features) addFeaturesRoute(app, commerce.features);
  addCommerceRoutes(app, {
    commerce,
    limits: {
      graphql: limited('graphql', limits),
      rest: limited('rest', limits),
      uploads: limited('uploads', limits),
    },
    takesFiles: !settings.commerceUrl,
    isCounter: settings.counter !== undefined && 'path' in settings.counter,
  });

  if (parts.counter && settings.counter && 'path' in settings.counter)
    addCounterRoutes(app, {
      counter: parts.counter,
      path: settings.counter.path,
      shopName: settings.shopName,
      shop: "'self'",
      limit: limited('pages', limits),
    });

  addGeocodeRoutes(app, { key: settings.geocodingKey, limit: limited('rest', limits) });
  addPlaceRoutes(app, limited('rest', limits));
  if (settings.googlePlaces)
    addAddressRoutes(app, { provider: googlePlaces(settings.googlePlaces), limit: limited('addresses', limits), log });

  if (commerce.download) addDownloadRoutes(app, { download: commerce.download, limit: limited('media', limits) });

  if (settings.commerceUrl) {
    addRemoteMedia(app, { settings, commerce, log, limit: limited('media', limits), limits: parts.remoteMedia });
  } else {
    const media = createMediaFiles([join(settings.varDir, 'media'), parts.catalogueMedia]);
    addMediaRoutes(app, {
      files: media,
      images: createImageService(settings, media, log),
      limit: limited('media', limits),
    });
  }

  const theme = await openTheme(settings.theme, settings.shopName);
  addAssetRoutes(app, new Map([...parts.files, ...theme.files]));
  addOfflineRoute(app, { storeViews, theme: theme.offline, limit: limited('pages', limits) });
  addMailSetRoutes(app, { commerce, publicUrl: settings.publicUrl, limit: limited('pages', limits) });
  addSecurityTxtRoute(app, settings, clock);
  addViolationRoute(app, logSecurityEvent, limited('violations', limits));
  addPageErrorRoute(app, logSecurityEvent, limited('violations', limits));
  const isSiteMapReady =
    commerce.siteMap &&
    addSiteMapRoutes(app, {
      siteMap: commerce.siteMap,
      maxAgeMs: settings.commerceUrl ? REMOTE_SITE_MAP_MS : undefined,
      storeViews,
      features: commerce.features,
      onPurge: commerce.onPurge,
      publicUrl: settings.publicUrl,
      limit: limited('pages', limits),
    });
  if (!parts.files.has('/robots.txt'))
    addRobotsRoute(app, {
      storeViews,
      siteMap: isSiteMapReady && { url: `${settings.publicUrl}${SITE_MAP}`, isReady: isSiteMapReady },
      features: commerce.features,
    });

  const cache = new TagCache<PageEntry>({ clock, maxBytes: settings.cacheBytes, lifetime: PAGE_LIFETIMES.other });
  parts.metrics?.watchPageCache(cache);
  const { purgeUrl, purgeHeader } = settings.cdn;
  const cdn = purgeUrl ? createCdnPurge({ url: purgeUrl, header: purgeHeader, log }) : undefined;
  const purge = (tags: ReadonlySet<string>): void => {
    cache.purge(tags);
    cdn?.add(tags);
  };
  const stops = [commerce.onPurge(purge), storeViews.onChange(() => purge(new Set([STORE_TAG])))];
  app.addHook('onClose', async () => {
    stops.forEach((stop) => stop());
    await cdn?.settled();
  });
  const messages = pageMessages(settings.catalogue);
  const counterOrigin = settings.counter && 'port' in settings.counter ? counterUrl(settings) : undefined;
  const render: PageServiceOptions['render'] = async (target, signal) =>
    renderPage(
      {
        storefront: await storefront.load(),
        commerce,
        storeViews: storeViews.list(),
        origin: settings.publicUrl,
        theme: theme.page,
        isDevelopment: storefront.isDevelopment,
        mapsKey: settings.mapsKey,
        timeZone: settings.timeZone,
        suggestsAddresses: settings.googlePlaces !== undefined,
        paymentSources: settings.paymentSources,
        analyticsUrl: settings.analyticsUrl,
        cdn: settings.cdn,
        messages,
        counterOrigin,
        warn: (message) => log.warn(message),
      },
      target,
      signal,
    );
  const pages = new PageService({
    cache,
    queue: new BoundedQueue(RENDER_LIMITS),
    isCaching: !storefront.isDevelopment,
    render: parts.metrics?.measureRender(render) ?? render,
  });
  addPageRoutes(app, {
    pages,
    storeViews,
    limit: limited('pages', limits),
    isDevelopment: storefront.isDevelopment,
    isPreview: settings.counter ? commerce.isPreview : undefined,
    counterOrigin,
  });
  return app;
};
