import { join } from 'node:path';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import type { Log } from '#commerce/platform/log.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { Commerce } from '../commerce/port.ts';
import { createImageService } from './create-image-service.ts';
import { addMediaProxy } from './media-proxy.ts';
import { createRemoteMedia } from './remote-media.ts';
import { createRemoteOriginals } from './remote-originals.ts';

export type RemoteMediaLimits = { patienceMs?: number; deadlineMs?: number; maxBytes?: number };

type Options = {
  settings: Settings;
  commerce: Pick<Commerce, 'mediaBases'>;
  log: Log;
  limit: RouteShorthandOptions;
  limits: RemoteMediaLimits | undefined;
};

/** Serves pictures and files of the back end at `COMMERCE_URL`. */
export const addRemoteMedia = (
  app: FastifyInstance,
  { settings, commerce, log, limit, limits = {} }: Options,
): void => {
  const { commerceUrl = '', varDir } = settings;
  const { patienceMs, ...ofFiles } = limits;
  const bases = commerce.mediaBases ?? (() => ({ media: `${commerceUrl}/media/`, static: `${commerceUrl}/static/` }));
  const remote = createRemoteMedia({ bases, ...(patienceMs && { patienceMs }) });
  const originals = createRemoteOriginals({ remote, folder: join(varDir, 'cache', 'originals') });
  const images = createImageService(settings, originals, log);
  addMediaProxy(app, { remote, originals, images, limit, ...ofFiles });
};
