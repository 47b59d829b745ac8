import type { FastifyInstance } from 'fastify';
import { privatePaths } from '#contract/pages.ts';
import type { StoreViews } from '../store-views/types.ts';

const INTERFACES = ['/graphql', '/rest/', '/downloadable/'];

/** Disallows the private pages of every store view; names the site map if there is one. */
export const addRobotsRoute = (app: FastifyInstance, storeViews: StoreViews, siteMap?: string): void => {
  const text = (): string => {
    const lines = storeViews
      .list()
      .flatMap(({ prefix }) => [...privatePaths(), ...INTERFACES].map((path) => `Disallow: ${prefix}${path}`));
    return `User-agent: *\n${lines.join('\n')}\n${siteMap ? `\nSitemap: ${siteMap}\n` : ''}`;
  };
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text()),
  );
};
