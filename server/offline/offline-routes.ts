import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { matchesEtag, weakEtag } from '#commerce/platform/etag.ts';
import { OFFLINE_PATH } from '#contract/offline.ts';
import type { StoreViews } from '../store-views/types.ts';
import type { OfflineTheme } from '../theme/open-theme.ts';
import { offlineData } from './offline-data.ts';

type Options = { storeViews: StoreViews; theme: OfflineTheme; limit: RouteShorthandOptions };

/** Serves the content of the offline page to the service worker. */
export const addOfflineRoute = (app: FastifyInstance, { storeViews, theme, limit }: Options): void => {
  app.get(OFFLINE_PATH, limit, (request, reply) => {
    const views = storeViews.list();
    if (views.length === 0) return reply.code(503).header('cache-control', 'no-store').send();
    const content = JSON.stringify(offlineData(views, theme));
    const etag = weakEtag(content);
    reply.headers({ 'cache-control': 'no-cache', etag });
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(content);
  });
};
