import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '#commerce/platform/etag.ts';
import { Busy } from '../http/bounded-queue.ts';
import { clientNetwork } from '../http/client-address.ts';
import type { ImageParameters } from './image-parameters.ts';
import type { ImageService } from './image-service.ts';
import type { MediaFile } from './media-files.ts';
import { UnusableImageError } from './transform.ts';

/** Resizable types. */
export const RESIZED: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
]);

export const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(message);

/** Sends a resized picture, or 304. */
export const sendPicture = async (
  request: FastifyRequest,
  reply: FastifyReply,
  {
    images,
    file,
    parameters,
    caching,
  }: { images: ImageService; file: MediaFile; parameters: ImageParameters; caching: string },
): Promise<FastifyReply> => {
  const image = await images.get(file, parameters, request.headers.accept, clientNetwork(request));
  reply.headers({ 'cache-control': caching, etag: image.etag, vary: 'Accept' }).type(image.type);
  return matchesEtag(request.headers['if-none-match'], image.etag) ? reply.code(304).send() : reply.send(image.content);
};

/** Responds 503 if the queue is full and 422 for an unusable picture; throws other errors. */
export const sendPictureFailure = (request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply => {
  if (error instanceof Busy) return refuse(reply.header('retry-after', String(error.retryAfterSeconds)), 503, 'Busy');
  if (!(error instanceof UnusableImageError)) throw error;
  request.log.warn({ path: request.url.split('?', 1)[0], err: error }, 'picture cannot be resized');
  return refuse(reply, 422, error.message);
};
