import type { FastifyInstance } from 'fastify';
import { privatePaths } from '#contract/pages.ts';
import type { Commerce } from '../commerce/port.ts';
import type { StoreViews } from '../store-views/types.ts';

const INTERFACES = ['/graphql', '/rest', '/downloadable'];

/** Rules for a path and everything below it, but not for longer names: `/cart` leaves `/carthage.html` open. */
const rulesFor = (path: string): string[] => ['$', '/', '?'].map((end) => `Disallow: ${path}${end}`);

type Options = {
  storeViews: StoreViews;
  siteMap?: { url: string; isReady: () => Promise<boolean> } | undefined;
  features?: Commerce['features'];
};

/** Disallows the private pages of every store view. Names the site map if it is available. */
export const addRobotsRoute = (app: FastifyInstance, { storeViews, siteMap, features }: Options): void => {
  app.get('/robots.txt', async (_request, reply) => {
    const paths = [...privatePaths(await features?.lacks()), ...INTERFACES];
    const lines = storeViews.list().flatMap(({ prefix }) => paths.flatMap((path) => rulesFor(prefix + path)));
    const hasSiteMap = siteMap !== undefined && (await siteMap.isReady());
    const text = `User-agent: *\n${lines.join('\n')}\n${hasSiteMap ? `\nSitemap: ${siteMap.url}\n` : ''}`;
    return reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text);
  });
};
