import type { FastifyInstance } from 'fastify';
import { privatePaths } from '#contract/pages.ts';
import type { StoreViews } from '../store-views/types.ts';

const INTERFACES = ['/graphql', '/rest', '/downloadable'];

/** Rules for a path and everything below it, but not for longer names: `/cart` leaves `/carthage.html` open. */
const rulesFor = (path: string): string[] => ['$', '/', '?'].map((end) => `Disallow: ${path}${end}`);

/** Disallows the private pages of every store view; names the site map if there is one. */
export const addRobotsRoute = (app: FastifyInstance, storeViews: StoreViews, siteMap?: string): void => {
  const text = (): string => {
    const lines = storeViews
      .list()
      .flatMap(({ prefix }) => [...privatePaths(), ...INTERFACES].flatMap((path) => rulesFor(prefix + path)));
    return `User-agent: *\n${lines.join('\n')}\n${siteMap ? `\nSitemap: ${siteMap}\n` : ''}`;
  };
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text()),
  );
};
