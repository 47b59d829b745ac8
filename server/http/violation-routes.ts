import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { SecurityLog } from './security-log.ts';
import { VIOLATION_PATH } from './violation-path.ts';

const BODY_LIMIT = 16_000;
const MOST_OF_ONE_REPORT = 5;
const MAX_LENGTH = 200;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `report-uri` sends a single object, the Reporting API a list. */
const reportsIn = (body: unknown): Fields[] => {
  if (Array.isArray(body))
    return body.flatMap((entry: unknown) =>
      isObject(entry) && entry['type'] === 'csp-violation' && isObject(entry['body']) ? [entry['body']] : [],
    );
  return isObject(body) && isObject(body['csp-report']) ? [body['csp-report']] : [];
};

const text = (fields: Fields, ...names: string[]): string => {
  const value = names.map((name) => fields[name]).find((given) => typeof given === 'string');
  return typeof value === 'string' ? value.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, MAX_LENGTH) : '';
};

/** Removes query, fragment and user from a URL, which may be personal. Keywords such as `inline` stay. */
const bare = (address: string): string => {
  if (!URL.canParse(address)) return /^[a-z-]*$/.test(address) ? address : 'other';
  const { protocol, host, pathname } = new URL(address);
  return /^https?:$/.test(protocol) ? `${protocol}//${host}${pathname}` : protocol;
};

/** Violations by browser extensions and the like are unrelated to the shop. */
const isOfTheVisitor = (blocked: string): boolean => /^(?:[a-z]+-extension|about|blob|data):/.test(blocked);

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** Logs policy violations (PCI DSS 11.6.1); always responds with 204. */
export const addViolationRoute = (
  app: FastifyInstance,
  logSecurityEvent: SecurityLog,
  limit: RouteShorthandOptions,
): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'application/json'],
      { parseAs: 'string' },
      (_request, body, done) => done(null, parse(String(body))),
    );
    scope.post(VIOLATION_PATH, { ...limit, bodyLimit: BODY_LIMIT }, (request: FastifyRequest, reply) => {
      for (const report of reportsIn(request.body).slice(0, MOST_OF_ONE_REPORT)) {
        const blocked = text(report, 'blocked-uri', 'blockedURL');
        if (isOfTheVisitor(blocked)) continue;
        logSecurityEvent('policy-violation', request, {
          directive: text(report, 'effective-directive', 'effectiveDirective', 'violated-directive'),
          blocked: bare(blocked),
          page: bare(text(report, 'document-uri', 'documentURL')),
        });
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
};
