import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { DOCUMENTS_PATH, MAX_DOCUMENT_BYTES } from '#contract/careers.ts';
import { GATEWAYS } from '#contract/gateways/registry.ts';
import * as returned from '#contract/returns.ts';
import * as reviews from '#contract/reviews.ts';
import * as trade from '#contract/trade.ts';
import { clientNetwork } from '../http/client-address.ts';
import { DATA_POLICY } from '../http/security-headers.ts';
import { callHeaders } from './call-headers.ts';
import { ownCookies, setCookies } from './cookies.ts';
import type { Commerce, CommerceResponse } from './port.ts';
import { restPath } from './rest-path.ts';

/** Maximum body of /graphql and /rest, in bytes. */
export const BODY_LIMIT = 100_000;

/** Endpoints with a file as body. */
const UPLOADS = [
  { path: DOCUMENTS_PATH, bodyLimit: MAX_DOCUMENT_BYTES },
  { path: returned.PHOTOS_PATH, bodyLimit: returned.MAX_PHOTO_BYTES },
  { path: reviews.PHOTOS_PATH, bodyLimit: reviews.MAX_PHOTO_BYTES },
  { path: trade.TRADE_DOCUMENTS_PATH, bodyLimit: trade.MAX_TRADE_DOCUMENT_BYTES },
];

/** Larger limits for staff and the merchant's programs: pictures in base64, files of products, and bulk requests. */
const LARGE_BODIES = [
  {
    urls: ['/rest/V1/products/:sku/media', '/rest/:store/V1/products/:sku/media'],
    bodyLimit: 8_200_000,
  },
  {
    urls: ['/rest/V1/slabs', '/rest/:store/V1/slabs'],
    bodyLimit: 8_200_000,
  },
  {
    urls: ['/rest/V1/catalogue-imports', '/rest/:store/V1/catalogue-imports'],
    bodyLimit: 8_200_000,
  },
  {
    urls: ['/rest/async/*', '/rest/:store/async/*'],
    bodyLimit: 2_000_000,
  },
];

type GraphqlBody = { query?: unknown; variables?: unknown; operationName?: unknown };

export type CommerceRouteOptions = {
  commerce: Commerce;
  limits: { graphql: RouteShorthandOptions; rest: RouteShorthandOptions; uploads: RouteShorthandOptions };
  /** True if the back end accepts uploads; a remote Magento does not. */
  takesFiles: boolean;
  /** True if the back office is served at this URL, so that its sessions are valid. */
  isCounter: boolean;
};

// Cache tags are not sent to clients.
const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  {
    status,
    headers: { 'x-cache-tags': _tags, 'x-magento-tags': _magentoTags, ...headers },
    body,
    cookies,
  }: CommerceResponse,
): FastifyReply => {
  setCookies(request, reply, cookies);
  return reply.code(status).header('content-security-policy', DATA_POLICY).headers(headers).send(body);
};

/** The shop's origin according to the request; undefined for an invalid host. */
const ownOrigin = ({ protocol, host }: FastifyRequest): string | undefined =>
  /^(?:[a-z0-9.-]{1,253}|\[[0-9a-f:]{2,45}\])(?::\d{1,5})?$/i.test(host)
    ? `${protocol}://${host.toLowerCase()}`
    : undefined;

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const variablesOf = (value: unknown): Record<string, unknown> | string | undefined =>
  typeof value === 'string' || (value !== null && typeof value === 'object' && !Array.isArray(value))
    ? (value as Record<string, unknown> | string)
    : undefined;

const bodyOf = (body: unknown): GraphqlBody =>
  body !== null && typeof body === 'object' && !Array.isArray(body) ? body : {};

/** Routes for /graphql and /rest. Parses only the transport; the back end decides everything else. */
export const addCommerceRoutes = (
  app: FastifyInstance,
  { commerce, limits, takesFiles, isCounter }: CommerceRouteOptions,
): void => {
  const graphql = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const given = bodyOf(request.method === 'GET' || request.method === 'HEAD' ? request.query : request.body);
    const response = await commerce.executeGraphql({
      method: request.method === 'HEAD' ? 'GET' : request.method,
      query: text(given.query),
      variables: variablesOf(given.variables),
      operationName: text(given.operationName),
      headers: callHeaders(request),
      cookies: ownCookies(request),
      ip: clientNetwork(request),
      origin: ownOrigin(request),
    });
    return send(request, reply, response);
  };
  app.route({ ...limits.graphql, method: ['GET', 'POST'], url: '/graphql', bodyLimit: BODY_LIMIT, handler: graphql });
  app.route({
    ...limits.graphql,
    method: 'OPTIONS',
    url: '/graphql',
    handler: (_request, reply) => reply.code(204).header('allow', 'GET, HEAD, POST, OPTIONS').send(),
  });

  void app.register(async (scope) => {
    // The back end parses the JSON, so that an invalid body gets the error of the contract.
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body === '' ? undefined : body),
    );
    // One-click unsubscribing (RFC 8058) posts a form; the URL has all data.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      (_request, _body, done) => done(null, undefined),
    );
    const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const path = restPath(request.raw.url ?? '');
      if (path === undefined)
        return reply
          .code(404)
          .header('content-security-policy', DATA_POLICY)
          .send({ message: 'Request does not match any route.' });
      const response = await commerce.handleRest({
        method: request.method,
        path,
        headers: callHeaders(request),
        cookies: ownCookies(request),
        body: request.body,
        ip: clientNetwork(request),
        isCounter,
      });
      return send(request, reply, response);
    };
    scope.route({
      ...limits.rest,
      method: ['GET', 'POST', 'PUT', 'DELETE'],
      url: '/rest/*',
      bodyLimit: BODY_LIMIT,
      handler,
    });
    if (takesFiles)
      for (const { urls, bodyLimit } of LARGE_BODIES)
        for (const url of urls) scope.route({ ...limits.uploads, method: ['POST', 'PUT'], url, bodyLimit, handler });
  });
  if (!takesFiles) return;
  const asBytes = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    send(
      request,
      reply,
      await commerce.handleRest({
        method: 'POST',
        path: (request.raw.url ?? '').slice('/rest'.length),
        headers: callHeaders(request),
        body: request.body,
        ip: clientNetwork(request),
      }),
    );
  // Gateways sign the exact bytes of the body.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const { notices } of GATEWAYS)
      if (notices)
        scope.route({
          ...limits.rest,
          method: 'POST',
          url: `/rest${notices.path}`,
          bodyLimit: BODY_LIMIT,
          handler: asBytes,
        });
  });
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    for (const { path, bodyLimit } of UPLOADS)
      for (const url of [`/rest${path}`, `/rest/:store${path}`])
        scope.route({ ...limits.uploads, method: 'POST', url, bodyLimit, handler: asBytes });
  });
};
