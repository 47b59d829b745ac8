import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { Unavailable } from '../commerce/circuit-breaker.ts';
import { DATA_POLICY } from '../http/security-headers.ts';
import { mediaTypeOf } from '../assets/media-types.ts';
import { ImageParameterError, parseForeignParameters } from './image-parameters.ts';
import type { ImageService } from './image-service.ts';
import type { RemoteMedia } from './remote-media.ts';
import type { RemoteOriginals } from './remote-originals.ts';
import { refuse, RESIZED, sendPicture, sendPictureFailure } from './send-picture.ts';

export type MediaProxyOptions = {
  remote: RemoteMedia;
  originals: RemoteOriginals;
  images: ImageService;
  limit: RouteShorthandOptions;
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

/** A picture of the back end may change at its address. */
const RESIZED_CACHING = 'public, max-age=86400';

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

/**
 * Serves `/media` and `/static` of a remote back end: pictures with a size through the image service, other files as they
 * are. No cookies in either direction, no pages.
 */
export const addMediaProxy = (
  app: FastifyInstance,
  { remote, originals, images, limit, deadlineMs = 600_000, maxBytes = 200 * 1024 * 1024 }: MediaProxyOptions,
): void => {
  const sendOriginal = async (request: FastifyRequest, reply: FastifyReply, url: string): Promise<FastifyReply> => {
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
    const response = await remote.fetch(url, { method: request.method, headers }, abort);
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
    const { patienceMs } = remote;
    return reply.send(Readable.from(limitedBytes(response.body, { maxBytes, patienceMs, abort })));
  };

  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.header('content-security-policy', DATA_POLICY);
    const target = request.raw.url ?? '';
    const url = remote.url(target);
    if (url === undefined) return refuse(reply, 404, 'Not found');
    const [path = '', query = ''] = target.split('?', 2);
    try {
      const parameters = RESIZED.has(mediaTypeOf(path) ?? '') ? parseForeignParameters(query) : undefined;
      if (!parameters) return await sendOriginal(request, reply, url);
      const file = await originals.find(path);
      return file
        ? await sendPicture(request, reply, { images, file, parameters, caching: RESIZED_CACHING })
        : refuse(reply, 404, 'Not found');
    } catch (error) {
      if (error instanceof ImageParameterError) return refuse(reply, 400, error.message);
      return sendPictureFailure(request, reply, error);
    }
  };
  for (const address of ['/media/*', '/static/*']) app.get(address, limit, handler);
};
