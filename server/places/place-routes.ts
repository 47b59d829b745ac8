import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { PLACE_PATH, placeKey } from '#contract/places.ts';
import { placeOfPostcode } from './place-table.ts';

/** Postal codes rarely change: browsers cache them for a day. */
const CACHE_CONTROL = 'public, max-age=86400';

/** Returns the town of a postal code to anyone; requests are neither stored nor logged. */
export const addPlaceRoutes = (app: FastifyInstance, limit: RouteShorthandOptions): void => {
  app.get<{ Querystring: { country?: unknown; postcode?: unknown } }>(PLACE_PATH, limit, async (request, reply) => {
    const { country, postcode } = request.query;
    const isValid = typeof country === 'string' && typeof postcode === 'string' && placeKey(country, postcode);
    if (!isValid) return reply.code(400).header('cache-control', 'no-store').send({});
    return reply.header('cache-control', CACHE_CONTROL).send(placeOfPostcode(country, postcode));
  });
};
