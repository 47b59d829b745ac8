import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '#commerce/platform/etag.ts';
import { chooseEncoding } from '#commerce/platform/negotiate.ts';
import { DATA_POLICY } from '../http/security-headers.ts';
import type { BuiltFile } from './built-files.ts';

/** CSP of the service worker: it may only connect to the shop. */
const WORKER_POLICY =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";
const WORKER = '/sw.js';

/** Sends a file of a build, compressed if the client accepts compression. */
export const sendBuiltFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  file: BuiltFile,
  policy = DATA_POLICY,
): FastifyReply => {
  reply.headers(file.headers).header('etag', file.etag).header('content-security-policy', policy);
  if (matchesEtag(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = file.bodies.get(encoding);
  if (!body || encoding === 'identity') return reply.send(file.bodies.get('identity'));
  return reply.header('content-encoding', encoding).send(body);
};

/** Serves the client build. Missing files below /assets/ get a plain 404 instead of a page. */
export const addAssetRoutes = (app: FastifyInstance, files: ReadonlyMap<string, BuiltFile>): void => {
  for (const [address, file] of files) {
    if (!address.startsWith('/assets/'))
      app.get(address, (request, reply) =>
        sendBuiltFile(request, reply, file, address === WORKER ? WORKER_POLICY : DATA_POLICY),
      );
  }
  app.get('/assets/*', (request, reply) => {
    const file = files.get((request.raw.url ?? '').split('?', 1)[0] ?? '');
    if (file) return sendBuiltFile(request, reply, file);
    return reply
      .code(404)
      .headers({ 'cache-control': 'no-store', 'content-security-policy': DATA_POLICY })
      .type('text/plain; charset=utf-8')
      .send('Not found');
  });
};
