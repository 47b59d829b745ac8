import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, RouteShorthandOptions } from 'fastify';
import type { HideableFeature } from '#contract/features.ts';
import { closedPaths, openPaths } from '#contract/pages.ts';
import type { StoreView, StoreViewCode } from '#contract/store-views.ts';
import { chooseEncoding } from '#commerce/platform/negotiate.ts';
import type { Commerce, SitePage } from '../commerce/port.ts';
import type { StoreViews } from '../store-views/types.ts';
import { siteMapFiles, siteMapIndex, type SiteMapEntry, type SiteMapFile } from './site-map-files.ts';

/** Also named in robots.txt. */
export const SITE_MAP = '/sitemap.xml';

/** Minimum time between two rebuilds after a change. */
const MIN_REBUILD_MS = 60_000;

/** Maximum wait of robots.txt for the first build. */
const ROBOTS_PATIENCE_MS = 3_000;

type Files = ReadonlyMap<StoreViewCode, readonly SiteMapFile[]>;

/** Caches the files and shares one build between concurrent requests. A failed build does not remove previous files. */
const cachedFiles = (
  { onPurge, storeViews, maxAgeMs = Infinity }: Options,
  make: () => Promise<Files>,
): (() => Promise<Files>) => {
  let cached: { files: Promise<Files>; madeAt: number; isOld: boolean } | undefined;
  onPurge(() => {
    if (cached) cached.isOld = true;
  });
  storeViews.onChange(() => {
    cached = undefined;
  });
  return () => {
    const former = cached;
    if (former && Date.now() - former.madeAt < (former.isOld ? MIN_REBUILD_MS : maxAgeMs)) return former.files;
    const current = { files: make(), madeAt: Date.now(), isOld: false };
    cached = current;
    current.files.catch(() => {
      if (cached === current) cached = former;
    });
    return former ? current.files.catch(() => former.files) : current.files;
  };
};

type Options = {
  onPurge: Commerce['onPurge'];
  /** Limits the age for a back end that does not report changes. */
  maxAgeMs?: number | undefined;
  siteMap: NonNullable<Commerce['siteMap']>;
  storeViews: StoreViews;
  features?: Commerce['features'];
  publicUrl: string;
  limit: RouteShorthandOptions;
};

/** Pages of the back end and of the storefront, each once. */
const entriesOf = (
  { view, lacks, publicUrl }: { view: StoreView; lacks: readonly HideableFeature[]; publicUrl: string },
  listed: readonly SitePage[],
): SiteMapEntry[] => {
  const pages = new Map<string, SitePage>(openPaths(view, lacks).map((path) => [path, { path }]));
  for (const page of listed) pages.set(page.path, page);
  for (const path of closedPaths()) pages.delete(path);
  return [...pages.values()].map(({ path, ...facts }) => {
    const inView = view.prefix + (path === '/' && view.prefix ? '' : path);
    return { ...facts, url: publicUrl + encodeURI(inView) };
  });
};

const pathOf = (code: StoreViewCode, index: number): string =>
  index === 0 ? `/sitemap-${code}.xml` : `/sitemap-${code}-${index + 1}.xml`;

/**
 * Serves the site map of each store view, in files of 10,000 addresses, and an index of all files. Translations are
 * linked in the pages (hreflang). The returned function waits for the first build up to `ROBOTS_PATIENCE_MS` and tests
 * whether the site map is available.
 */
export const addSiteMapRoutes = (app: FastifyInstance, options: Options): (() => Promise<boolean>) => {
  const { siteMap, storeViews, features, publicUrl, limit } = options;
  const asXml = (reply: FastifyReply): FastifyReply =>
    reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8');

  const readFiles = cachedFiles(options, async () => {
    const [pages, lacks = []] = await Promise.all([siteMap(), features?.lacks()]);
    const files = new Map<StoreViewCode, readonly SiteMapFile[]>();
    for (const view of storeViews.list())
      files.set(view.code, await siteMapFiles(entriesOf({ view, lacks, publicUrl }, pages.get(view.code) ?? [])));
    return files;
  });

  app.get(SITE_MAP, limit, async (_request, reply) => {
    const all = [...(await readFiles())].flatMap(([code, files]) =>
      files.map(({ changedAt }, index) => ({ url: publicUrl + pathOf(code, index), changedAt })),
    );
    return asXml(reply).send(siteMapIndex(all));
  });

  app.get<{ Params: { name: string } }>('/sitemap-:name.xml', limit, async (request, reply) => {
    const path = `/sitemap-${request.params.name}.xml`;
    const all = [...(await readFiles())].flatMap(([code, files]) =>
      files.map(({ body }, index) => ({ body, path: pathOf(code, index) })),
    );
    const file = all.find((one) => one.path === path);
    if (!file) return reply.callNotFound();
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return asXml(reply.header('vary', 'Accept-Encoding')).send(file.body.in(encoding));
  });

  return async () => {
    const patience = new AbortController();
    const isReady = await Promise.race([
      readFiles().then(
        () => true,
        () => false,
      ),
      wait(ROBOTS_PATIENCE_MS, false, patience).catch(() => false),
    ]);
    patience.abort();
    return isReady;
  };
};
