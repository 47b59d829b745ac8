import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { DATA_POLICY } from '../http/security-headers.ts';

const DROPPED = [
  'set-cookie',
  'content-security-policy',
  'content-security-policy-report-only',
  'strict-transport-security',
  'server',
  'x-powered-by',
  'x-frame-options',
];

/** Proxies /media of a foreign back end with its parameters; no cookies in either direction. */
export const addMediaProxy = async (
  app: FastifyInstance,
  upstream: string,
  limit: RouteShorthandOptions,
): Promise<void> => {
  await app.register(httpProxy, {
    upstream,
    prefix: '/media',
    rewritePrefix: '/media',
    httpMethods: ['GET', 'HEAD'],
    config: limit.config ?? {},
    replyOptions: {
      rewriteRequestHeaders: (_request, { cookie: _cookie, authorization: _authorization, ...headers }) => headers,
      rewriteHeaders: (headers) => {
        const kept = { ...headers };
        for (const name of DROPPED) delete kept[name];
        return { ...kept, 'content-security-policy': DATA_POLICY };
      },
    },
  });
};
