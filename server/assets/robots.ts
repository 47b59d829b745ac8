import type { FastifyInstance } from 'fastify';
import { privatePaths } from '#contract/pages.ts';
import { STORE_VIEWS } from '#contract/store-views.ts';

const INTERFACES = ['/graphql', '/rest/', '/downloadable/'];

/** Disallows the private pages of every store view; names the site map if there is one. */
export const addRobotsRoute = (app: FastifyInstance, siteMap?: string): void => {
  const lines = Object.values(STORE_VIEWS).flatMap(({ prefix }) =>
    [...privatePaths(), ...INTERFACES].map((path) => `Disallow: ${prefix}${path}`),
  );
  const text = `User-agent: *\n${lines.join('\n')}\n${siteMap ? `\nSitemap: ${siteMap}\n` : ''}`;
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text),
  );
};
