import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, RouteShorthandOptions } from 'fastify';
import { CircuitBreaker, Unavailable } from '../commerce/circuit-breaker.ts';
import { DATA_POLICY } from '../http/security-headers.ts';

export type MediaProxyOptions = {
  upstream: string;
  limit: RouteShorthandOptions;
  /** Timeout for the first byte, and between two reads. */
  patienceMs?: number;
  deadlineMs?: number;
  maxBytes?: number;
};

const REQUEST_HEADERS = ['accept', 'if-none-match', 'if-modified-since', 'range'] as const;
const PASSED = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'cache-control',
  'etag',
  'last-modified',
  'vary',
] as const;

/** Other types are pages of the back end, meant for its own site. */
const MEDIA = /^(?:image|video|audio|font)\/|^application\/(?:pdf|octet-stream|zip)/i;

/** Passes on the bytes until the size limit or the timeout is reached. */
const limitedBytes = async function* (
  body: AsyncIterable<Uint8Array>,
  { maxBytes, patienceMs, abort }: { maxBytes: number; patienceMs: number; abort: AbortController },
) {
  const late = (): void => abort.abort(new Unavailable('Media of the back end timed out'));
  let timer = setTimeout(late, patienceMs);
  let length = 0;
  try {
    for await (const part of body) {
      clearTimeout(timer);
      length += part.byteLength;
      if (length > maxBytes) throw new Unavailable(`Media of the back end are longer than ${maxBytes} bytes`);
      // Slow clients are limited in http/connections.ts.
      yield part;
      timer = setTimeout(late, patienceMs);
    }
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
};

/** Also checks the path decoded once more, because a server behind might decode it. */
const staysInMedia = (path: string): boolean => {
  try {
    return path.startsWith('/media/') && !/(?:^|[/\\])\.{1,2}(?:[/\\;]|$)|\\/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
};

const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${message}\n`);

/** Proxies /media of a remote back end: pictures with parameters, no cookies in either direction, no pages. */
export const addMediaProxy = (
  app: FastifyInstance,
  { upstream, limit, patienceMs = 10_000, deadlineMs = 600_000, maxBytes = 200 * 1024 * 1024 }: MediaProxyOptions,
): void => {
  const breaker = new CircuitBreaker();
  const fetchOnce = async (
    url: string,
    init: RequestInit & { headers: Record<string, string> },
    abort: AbortController,
  ) => {
    const timer = setTimeout(() => abort.abort(new Unavailable('Media of the back end are late')), patienceMs);
    try {
      const response = await fetch(url, { ...init, redirect: 'manual', signal: abort.signal });
      if (response.status < 500) return response;
      await response.body?.cancel();
      throw new Unavailable(`The back end answered ${response.status} for media`);
    } finally {
      clearTimeout(timer);
    }
  };
  app.get('/media/*', limit, async (request, reply) => {
    reply.header('content-security-policy', DATA_POLICY);
    const target = new URL(request.raw.url ?? '', upstream);
    if (!staysInMedia(target.pathname)) return refuse(reply, 404, 'Not found');
    const headers: Record<string, string> = { 'accept-encoding': 'identity' };
    for (const name of REQUEST_HEADERS) {
      const value = request.headers[name];
      if (value !== undefined) headers[name] = value;
    }
    const abort = new AbortController();
    const end = setTimeout(() => abort.abort(new Unavailable('Media of the back end took too long')), deadlineMs);
    reply.raw.once('close', () => {
      clearTimeout(end);
      abort.abort();
    });
    const url = `${upstream}${target.pathname}${target.search}`;
    const response = await breaker.run(() => fetchOnce(url, { method: request.method, headers }, abort));
    if (response.status !== 304 && (!response.ok || !MEDIA.test(response.headers.get('content-type') ?? ''))) {
      await response.body?.cancel();
      return refuse(reply, response.status >= 400 ? response.status : 404, 'Not found');
    }
    reply.code(response.status);
    for (const name of PASSED) {
      const value = response.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    if (!response.body || request.method === 'HEAD') return reply.send();
    return reply.send(Readable.from(limitedBytes(response.body, { maxBytes, patienceMs, abort })));
  });
};
