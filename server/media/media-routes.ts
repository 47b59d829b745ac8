import send from '@fastify/send';
import { encodedFilePath } from '#contract/file-path.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { Busy } from '../http/bounded-queue.ts';
import { clientNetwork } from '../http/client-address.ts';
import { matchesEtag } from '#commerce/platform/etag.ts';
import { DATA_POLICY } from '../http/security-headers.ts';
import { ImageParameterError, parseImageParameters } from './image-parameters.ts';
import type { ImageService } from './image-service.ts';
import type { MediaFile, MediaFiles } from './media-files.ts';
import { UnusableImageError } from './transform.ts';

const RESIZED = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);
const IMMUTABLE = 'public, max-age=31536000, immutable';
const NO_RANGE = 'Range not satisfiable';
const ORIGINAL = 'public, max-age=86400';
/** An SVG opened directly is a document: it may render and style itself, but not run scripts. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(message);

/** Sends the file, a requested range (videos) or 304. */
const sendOriginal = async (request: FastifyRequest, reply: FastifyReply, file: MediaFile): Promise<FastifyReply> => {
  const address = encodedFilePath(file.name);
  const found = await send(request.raw, address, {
    root: file.root,
    cacheControl: false,
    contentType: false,
    // Names with a dot were already checked.
    dotfiles: 'allow',
  });
  reply.code(found.statusCode).headers(found.headers);
  if (found.type !== 'file') return refuse(reply, found.statusCode, found.statusCode === 416 ? NO_RANGE : 'Not found');
  if (file.type === 'image/svg+xml') reply.header('content-security-policy', SVG_POLICY);
  return reply.header('cache-control', ORIGINAL).type(file.type).send(found.stream);
};

const sendFailure = (request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply => {
  if (error instanceof Busy) return refuse(reply.header('retry-after', String(error.retryAfterSeconds)), 503, 'Busy');
  if (!(error instanceof UnusableImageError)) throw error;
  request.log.warn({ path: request.url.split('?', 1)[0], err: error }, 'picture cannot be resized');
  return refuse(reply, 422, error.message);
};

export type MediaRouteOptions = { files: MediaFiles; images: ImageService; limit: RouteShorthandOptions };

/** Routes of original files and, with parameters, of resized pictures. */
export const addMediaRoutes = (app: FastifyInstance, { files, images, limit }: MediaRouteOptions): void => {
  app.get('/media/*', limit, async (request, reply) => {
    const target = request.raw.url ?? '';
    const mark = target.indexOf('?');
    const path = (mark < 0 ? target : target.slice(0, mark)).slice('/media/'.length);
    // Emails show these pictures too, in any program.
    reply.headers({ 'content-security-policy': DATA_POLICY, 'cross-origin-resource-policy': 'cross-origin' });
    try {
      const parameters = parseImageParameters(mark < 0 ? '' : target.slice(mark + 1));
      const file = await files.find(path);
      if (!file) return refuse(reply, 404, 'Not found');
      if (!parameters || !RESIZED.has(file.type)) return await sendOriginal(request, reply, file);
      const image = await images.get(file, parameters, request.headers.accept, clientNetwork(request));
      reply.headers({ 'cache-control': IMMUTABLE, etag: image.etag, vary: 'Accept' }).type(image.type);
      return matchesEtag(request.headers['if-none-match'], image.etag)
        ? reply.code(304).send()
        : reply.send(image.content);
    } catch (error) {
      if (error instanceof ImageParameterError) return refuse(reply, 400, error.message);
      return sendFailure(request, reply, error);
    }
  });
};
