import send from '@fastify/send';
import { encodedFilePath } from '#contract/file-path.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { DATA_POLICY } from '../http/security-headers.ts';
import { ImageParameterError, parseImageParameters } from './image-parameters.ts';
import type { ImageService } from './image-service.ts';
import type { MediaFile, MediaFiles } from './media-files.ts';
import { refuse, RESIZED, sendPicture, sendPictureFailure } from './send-picture.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const NO_RANGE = 'Range not satisfiable';
const ORIGINAL = 'public, max-age=86400';
/** An SVG opened directly is a document: it may render and style itself, but not run scripts. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

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
      return await sendPicture(request, reply, { images, file, parameters, caching: IMMUTABLE });
    } catch (error) {
      if (error instanceof ImageParameterError) return refuse(reply, 400, error.message);
      return sendPictureFailure(request, reply, error);
    }
  });
};
