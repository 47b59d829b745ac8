import type { FastifyInstance, FastifyReply, RouteShorthandOptions } from 'fastify';
import { escapeHtml } from '#contract/escape-html.ts';
import { closedPaths, openPaths } from '#contract/pages.ts';
import type { StoreView, StoreViewCode } from '#contract/store-views.ts';
import type { Commerce } from '../commerce/port.ts';
import type { StoreViews } from '../store-views/types.ts';

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

type CachedList = { list: Promise<Buffer>; madeAt: number; isOld: boolean };

/** Caches the list of each store view and shares one build between concurrent requests. Failed builds are not cached. */
const cachedLists = ({ onPurge, storeViews }: Options, make: (view: StoreView) => Promise<Buffer>) => {
  const lists = new Map<StoreViewCode, CachedList>();
  onPurge(() => {
    for (const cached of lists.values()) cached.isOld = true;
  });
  storeViews.onChange(() => lists.clear());
  return (view: StoreView): Promise<Buffer> => {
    const known = lists.get(view.code);
    if (known && !(known.isOld && Date.now() - known.madeAt >= MIN_REBUILD_MS)) return known.list;
    const list = make(view);
    const cached = { list, madeAt: Date.now(), isOld: false };
    lists.set(view.code, cached);
    list.catch(() => {
      if (lists.get(view.code) === cached) lists.delete(view.code);
    });
    return list;
  };
};

type Options = {
  onPurge: Commerce['onPurge'];
  siteMap: NonNullable<Commerce['siteMap']>;
  storeViews: StoreViews;
  publicUrl: string;
  limit: RouteShorthandOptions;
};

/**
 * Serves one site map per store view and an index of them. Translations are linked in the pages (hreflang), not here.
 */
export const addSiteMapRoutes = (app: FastifyInstance, options: Options): void => {
  const { siteMap, storeViews, publicUrl, limit } = options;
  const send = (reply: FastifyReply, xml: string | Buffer): FastifyReply =>
    reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8').send(xml);

  app.get(SITE_MAP, limit, (_request, reply) =>
    send(
      reply,
      listOf(
        'sitemapindex',
        'sitemap',
        storeViews.list().map(({ code }) => `${publicUrl}/sitemap-${code}.xml`),
      ),
    ),
  );

  const listOfView = cachedLists(options, async (view) => {
    const { code, prefix } = view;
    const paths = new Set([...openPaths(view), ...((await siteMap()).get(code) ?? [])]);
    for (const path of closedPaths()) paths.delete(path);
    const addresses = [...paths].slice(0, MAX_ADDRESSES).map((path) => {
      const inView = prefix + (path === '/' && prefix ? '' : path);
      return publicUrl + encodeURI(inView);
    });
    return Buffer.from(listOf('urlset', 'url', addresses));
  });
  app.get<{ Params: { code: string } }>('/sitemap-:code.xml', limit, async (request, reply) => {
    const view = storeViews.list().find(({ code }) => code === request.params.code);
    return view ? send(reply, await listOfView(view)) : reply.callNotFound();
  });
};
