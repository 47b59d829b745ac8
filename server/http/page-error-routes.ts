import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import * as v from 'valibot';
import { PAGE_ERROR_PATH } from '#contract/page-errors.ts';
import type { SecurityLog } from './security-log.ts';

const BODY_LIMIT = 2_000;

/** The endpoint is public: accept only names, numbers and code positions. */
const report = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,8}$/)),
  name: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)),
  code: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999))),
  at: v.optional(v.pipe(v.string(), v.regex(/^\/[\w./-]{1,120}(?::\d{1,8}:\d{1,8})?$/))),
  page: v.pipe(v.string(), v.maxLength(300)),
});

/** Replaces path segments with unusual characters, which may be typed text. */
const withoutTypedText = (path: string): string =>
  path
    .split('/')
    .map((part) => (/^[\w.-]{0,80}$/.test(part) ? part : '*'))
    .join('/')
    .slice(0, 200);

const parsed = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
};

/** Logs error reports of pages; always responds with 204. */
export const addPageErrorRoute = (
  app: FastifyInstance,
  logSecurityEvent: SecurityLog,
  limit: RouteShorthandOptions,
): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post(PAGE_ERROR_PATH, { ...limit, bodyLimit: BODY_LIMIT }, (request: FastifyRequest, reply) => {
      const { success, output } = v.safeParse(report, parsed(request.body));
      if (success) {
        const { id, name, code, at, page } = output;
        logSecurityEvent('page-error', request, {
          id,
          name,
          page: withoutTypedText(page),
          ...(code === undefined ? {} : { code }),
          ...(at === undefined ? {} : { at }),
        });
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
};
