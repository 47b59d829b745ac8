import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import type { GeocodedCountry } from '#contract/geocoding.ts';
import { GEOCODE_PATH } from '#contract/geocoding.ts';
import { countryOfPlace, type Place } from './country-of-place.ts';
import { googleCountry } from './google.ts';

export type GeocodeRouteOptions = {
  /** Key of Google's geocoder; without one, the built-in borders are used. */
  key: string | undefined;
  limit: RouteShorthandOptions;
  fetch?: typeof fetch;
};

const placeOf = (text: unknown): Place | undefined => {
  const [, latitude, longitude] =
    (typeof text === 'string' && /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(text)) || [];
  if (latitude === undefined || longitude === undefined) return undefined;
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : undefined;
};

const ownCountry = (place: Place): GeocodedCountry => {
  const country = countryOfPlace(place);
  return country ? { status: 'OK', country } : { status: 'ZERO_RESULTS' };
};

/** Returns the country of a position, for recommending a site. Positions are neither stored nor logged. */
export const addGeocodeRoutes = (
  app: FastifyInstance,
  { key, limit, fetch: fetchImplementation = fetch }: GeocodeRouteOptions,
): void => {
  app.get<{ Querystring: { latlng?: string } }>(GEOCODE_PATH, limit, async (request, reply) => {
    const place = placeOf(request.query.latlng);
    reply.header('cache-control', 'no-store');
    if (!place) return reply.code(400).send({ status: 'INVALID_REQUEST' } satisfies GeocodedCountry);
    return reply.send(key ? await googleCountry(place, key, fetchImplementation) : ownCountry(place));
  });
};
