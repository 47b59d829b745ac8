import type { FastifyInstance, FastifyReply, RouteShorthandOptions } from 'fastify';
import { escapeHtml } from '#contract/escape-html.ts';
import { closedPaths, openPaths } from '#contract/pages.ts';
import { STORE_VIEWS } from '#contract/store-views.ts';
import type { Commerce } from '../commerce/port.ts';

/** The path that robots.txt names. */
export const SITE_MAP = '/sitemap.xml';

/** As many as a file may have (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

const listOf = (root: string, item: string, addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses
    .map((address) => `<${item}><loc>${escapeHtml(address)}</loc></${item}>\n`)
    .join('')}</${root}>\n`;

type Options = {
  siteMap: NonNullable<Commerce['siteMap']>;
  publicUrl: string;
  limit: RouteShorthandOptions;
};

/** One list of addresses for each store view, and a list of these lists. Which page is which in another language, pages say. */
export const addSiteMapRoutes = (app: FastifyInstance, { siteMap, publicUrl, limit }: Options): void => {
  const send = (reply: FastifyReply, xml: string): FastifyReply =>
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
  for (const { code, prefix, countryId } of views)
    app.get(`/sitemap-${code}.xml`, limit, async (_request, reply) => {
      const paths = new Set([...openPaths(countryId), ...((await siteMap()).get(code) ?? [])]);
      for (const path of closedPaths()) paths.delete(path);
      const addresses = [...paths].slice(0, MAX_ADDRESSES).map((path) => {
        const inView = prefix + (path === '/' && prefix ? '' : path);
        return publicUrl + encodeURI(inView);
      });
      return send(reply, listOf('urlset', 'url', addresses));
    });
};
