import type { ErrorCategory } from '#contract/errors.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StoreView } from '#contract/store-views.ts';
import { failurePage } from '../pages/failure-page.ts';
import { DATA_POLICY, DOCUMENT_HEADERS, EVERYWHERE } from './security-headers.ts';

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'The request could not be read',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'The request took too long',
  413: 'The request is too large',
  415: 'The content type is not supported',
  429: 'Too many requests',
  431: 'The request headers are too large',
  502: 'Bad gateway',
  503: 'Service unavailable',
};

const sendError = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  views: readonly StoreView[] = [],
): FastifyReply => {
  const message = MESSAGES[status] ?? (status >= 500 ? 'Internal server error' : 'The request could not be answered');
  const path = request.url.split('?', 1)[0] ?? '';
  reply.code(status).headers({ 'cache-control': 'no-store', 'content-security-policy': DATA_POLICY });
  if (path === '/graphql')
    return reply.send({
      errors: [{ message, extensions: { category: 'graphql-input' satisfies ErrorCategory, debug_id: request.id } }],
    });
  if (path.startsWith('/rest/')) return reply.send({ message, debug_id: request.id });
  if (status >= 500 && request.headers.accept?.includes('text/html')) {
    return reply.headers(DOCUMENT_HEADERS).type('text/html; charset=utf-8').send(failurePage(request.id, views));
  }
  return reply.type('text/plain; charset=utf-8').send(`${message}\n`);
};

/** Handles URLs unreadable for the router, before any hook has run. */
export const handleFrameworkError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  sendError(request, reply.headers(EVERYWHERE), error.statusCode ?? 400);
};

/** Sends one error format per response type; the cause is only logged, with the request id. */
export const addErrorHandlers = (app: FastifyInstance, views: () => readonly StoreView[] = () => []): void => {
  app.setErrorHandler((error: FastifyError & { retryAfterSeconds?: number }, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
    // A 503 is intended: the server is too busy, or the back end is unreachable.
    if (status >= 500)
      request.log[status === 503 ? 'warn' : 'error'](
        { path: request.url.split('?', 1)[0], err: error },
        'request failed',
      );
    if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds));
    return sendError(request, reply, status, views());
  });
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead) reply.header('allow', 'GET, HEAD');
    return sendError(request, reply, isRead ? 404 : 405);
  });
};
