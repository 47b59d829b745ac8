import type { FastifyInstance, FastifyReply, RouteShorthandOptions } from 'fastify';
import { escapeHtml } from '#contract/escape-html.ts';
import { closedPaths, openPaths } from '#contract/pages.ts';
import { STORE_VIEWS } from '#contract/store-views.ts';
import type { Commerce } from '../commerce/port.ts';

/** Also named in robots.txt. */
export const SITE_MAP = '/sitemap.xml';

/** Limit of a single file (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

const listOf = (root: string, item: string, addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses
    .map((address) => `<${item}><loc>${escapeHtml(address)}</loc></${item}>\n`)
    .join('')}</${root}>\n`;

/** Minimum time between two rebuilds after a change; 50,000 products take a third of a second. */
const MIN_REBUILD_MS = 60_000;

/** Caches the built lists and shares one build between concurrent requests. Failed builds are not cached. */
const cachedLists = (onPurge: Commerce['onPurge'], make: () => Promise<Buffer>): (() => Promise<Buffer>) => {
  let cached: Promise<Buffer> | undefined;
  let madeAt = 0;
  let isOld = false;
  onPurge(() => {
    isOld = true;
  });
  return () => {
    if (cached && !(isOld && Date.now() - madeAt >= MIN_REBUILD_MS)) return cached;
    isOld = false;
    madeAt = Date.now();
    const making = make();
    cached = making;
    making.catch(() => {
      if (cached === making) cached = undefined;
    });
    return making;
  };
};

type Options = {
  onPurge: Commerce['onPurge'];
  siteMap: NonNullable<Commerce['siteMap']>;
  publicUrl: string;
  limit: RouteShorthandOptions;
};

/**
 * Serves one site map per store view and an index of them. Translations are linked in the pages (hreflang), not here.
 */
export const addSiteMapRoutes = (app: FastifyInstance, { siteMap, onPurge, publicUrl, limit }: Options): void => {
  const send = (reply: FastifyReply, xml: string | Buffer): FastifyReply =>
    reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8').send(xml);
  const views = Object.values(STORE_VIEWS);

  app.get(SITE_MAP, limit, (_request, reply) =>
    send(
      reply,
      listOf(
        'sitemapindex',
        'sitemap',
        views.map(({ code }) => `${publicUrl}/sitemap-${code}.xml`),
      ),
    ),
  );
  for (const { code, prefix, countryId } of views) {
    const list = cachedLists(onPurge, async () => {
      const paths = new Set([...openPaths(countryId), ...((await siteMap()).get(code) ?? [])]);
      for (const path of closedPaths()) paths.delete(path);
      const addresses = [...paths].slice(0, MAX_ADDRESSES).map((path) => {
        const inView = prefix + (path === '/' && prefix ? '' : path);
        return publicUrl + encodeURI(inView);
      });
      return Buffer.from(listOf('urlset', 'url', addresses));
    });
    app.get(`/sitemap-${code}.xml`, limit, async (_request, reply) => send(reply, await list()));
  }
};
