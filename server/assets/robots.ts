import type { FastifyInstance } from 'fastify';
import { PRIVATE_PAGES } from '#contract/private-pages.ts';
import { STORE_VIEWS } from '#contract/store-views.ts';

const INTERFACES = ['/graphql', '/rest/'];

/** What crawlers are asked to leave alone, in every store view. */
export const addRobotsRoute = (app: FastifyInstance): void => {
  const lines = Object.values(STORE_VIEWS).flatMap(({ prefix }) => [...PRIVATE_PAGES, ...INTERFACES].map((path) => `Disallow: ${prefix}${path}`));
  const text = `User-agent: *\n${lines.join('\n')}\n`;
  app.get('/robots.txt', (_request, reply) => reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text));
};
