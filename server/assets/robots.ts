import type { FastifyInstance } from 'fastify';

const PRIVATE = ['/cart', '/checkout', '/create-account', '/customer/', '/order-history', '/account-information', '/address-book', '/saved-payments', '/my-payments', '/communications', '/wishlist', '/graphql', '/rest/'];

/** What crawlers are asked to leave alone, in every store view. */
export const addRobotsRoute = (app: FastifyInstance): void => {
  const lines = ['', '/CA_FR', '/US_EN'].flatMap((prefix) => PRIVATE.map((path) => `Disallow: ${prefix}${path}`));
  const text = `User-agent: *\n${lines.join('\n')}\n`;
  app.get('/robots.txt', (_request, reply) => reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text));
};
