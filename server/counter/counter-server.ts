import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { CannotStart } from '#commerce/platform/cannot-start.ts';
import type { Log } from '#commerce/platform/log.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import { addCommerceRoutes, BODY_LIMIT } from '../commerce/commerce-routes.ts';
import type { Commerce } from '../commerce/port.ts';
import { limited, LIMITS, NO_LIMITS } from '../http/limits.ts';
import { requestId } from '../http/request-id.ts';
import { addSecurityHeaders } from '../http/security-headers.ts';
import { tlsOptions } from '../http/tls.ts';
import { createImageService } from '../media/create-image-service.ts';
import { createMediaFiles } from '../media/media-files.ts';
import { addMediaRoutes } from '../media/media-routes.ts';
import type { BuiltCounter } from './built-counter.ts';
import { addCounterRoutes } from './counter-routes.ts';

type Options = {
  settings: Settings;
  log: Log;
  commerce: Commerce;
  counter: BuiltCounter;
  /** Directory of the pictures delivered with the catalogue. */
  catalogueMedia: string;
  port: number;
};

const MAX_HEADER_BYTES = 16 * 1024;

/** Serves the back office, its REST API and the pictures on a separate port, which a firewall can block for shoppers. */
export const openCounterServer = async ({ settings, log, commerce, counter, catalogueMedia, port }: Options) => {
  const limits = settings.rateLimits ? LIMITS : NO_LIMITS;
  const { tls, trustProxy } = settings;
  const timeouts = {
    headersTimeout: settings.connections.headersMs,
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: MAX_HEADER_BYTES,
  };
  const app = fastify({
    trustProxy: trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    genReqId: requestId,
    bodyLimit: BODY_LIMIT,
    ...(tls ? tlsOptions(tls, timeouts) : { http: timeouts }),
  } as Parameters<typeof fastify>[0]) as unknown as FastifyInstance;
  addSecurityHeaders(app, settings.publicUrl);
  await app.register(rateLimit, { global: false });
  addCommerceRoutes(app, {
    commerce,
    limits: {
      graphql: limited('graphql', limits),
      rest: limited('rest', limits),
      uploads: limited('uploads', limits),
    },
    takesFiles: true,
    isCounter: true,
  });
  addCounterRoutes(app, {
    counter,
    path: '',
    shopName: settings.shopName,
    shop: new URL(settings.publicUrl).origin,
    limit: limited('pages', limits),
  });
  const media = createMediaFiles([join(settings.varDir, 'media'), catalogueMedia]);
  addMediaRoutes(app, {
    files: media,
    images: createImageService(settings, media, log),
    limit: limited('media', limits),
  });
  try {
    await app.listen({ port, host: settings.host ?? '::' });
  } catch (error) {
    throw new CannotStart(`COUNTER: ${(error as Error).message}`, { cause: error });
  }
  return { port: (app.server.address() as AddressInfo).port, close: () => app.close() };
};
