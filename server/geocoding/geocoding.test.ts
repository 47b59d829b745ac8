import { afterEach, expect, test, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { testServer } from '../testing/fixtures.ts';
import { countryOfPlace } from './country-of-place.ts';
import { googleCountry } from './google.ts';

const open: FastifyInstance[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(open.splice(0).map((app) => app.close()));
});

const TOWNS: readonly (readonly [name: string, latitude: number, longitude: number, country: string | undefined])[] = [
  ['Montréal', 45.5, -73.57, 'CA'],
  ['Plattsburgh', 44.7, -73.45, 'US'],
  ['Toronto', 43.65, -79.38, 'CA'],
  ['Buffalo', 42.89, -78.87, 'US'],
  ['Niagara Falls, Ontario', 43.09, -79.1, 'CA'],
  ['Niagara Falls, New York', 43.1, -79.03, 'US'],
  ['Windsor', 42.3, -83.02, 'CA'],
  ['Detroit', 42.35, -83.06, 'US'],
  ['Sarnia', 42.98, -82.38, 'CA'],
  ['Sault Ste. Marie, Ontario', 46.53, -84.33, 'CA'],
  ['Thunder Bay', 48.4, -89.25, 'CA'],
  ['Winnipeg', 49.9, -97.14, 'CA'],
  ['Vancouver', 49.26, -123.12, 'CA'],
  ['Victoria', 48.43, -123.36, 'CA'],
  ['Seattle', 47.6, -122.33, 'US'],
  ['Point Roberts', 48.98, -123.06, 'US'],
  ['Bellingham', 48.75, -122.48, 'US'],
  ['Halifax', 44.65, -63.58, 'CA'],
  ['Bangor', 44.8, -68.77, 'US'],
  ['Grand Manan', 44.7, -66.8, 'CA'],
  ['St. John’s', 47.56, -52.71, 'CA'],
  ['Juneau', 58.3, -134.42, 'US'],
  ['Whitehorse', 60.72, -135.06, 'CA'],
  ['Prince Rupert', 54.31, -130.32, 'CA'],
  ['Anchorage', 61.2, -149.9, 'US'],
  ['Honolulu', 21.3, -157.86, 'US'],
  ['Miami', 25.77, -80.19, 'US'],
  ['Key West', 24.56, -81.78, 'US'],
  ['San Diego', 32.72, -117.16, 'US'],
  ['El Paso', 31.76, -106.49, 'US'],
  ['Iqaluit', 63.75, -68.52, 'CA'],
  ['Burlington', 44.48, -73.21, 'US'],
  ['Boston', 42.36, -71.06, 'US'],
  ['Tijuana', 32.5, -117.02, undefined],
  ['Ciudad Juárez', 31.69, -106.42, undefined],
  ['Nassau', 25.05, -77.35, undefined],
  ['Nuuk', 64.18, -51.72, undefined],
  ['Paris', 48.86, 2.35, undefined],
  ['Bermuda', 32.3, -64.78, undefined],
];

test('[AD-10] without a key the country of a place is known offline, on both sides of the border', () => {
  expect(
    TOWNS.flatMap(([name, latitude, longitude, country]) =>
      countryOfPlace({ latitude, longitude }) === country ? [] : [name],
    ),
  ).toEqual([]);
});

const serve = async (environment: Record<string, string> = {}): Promise<FastifyInstance> => {
  const { app } = await testServer({ environment });
  open.push(app);
  return app;
};

test('[AD-10] returns the country and stores nothing', async () => {
  const app = await serve();
  const request = async (latlng: string) => app.inject(`/api/geocode?latlng=${latlng}`);
  const response = await request('45.50,-73.57');
  expect([response.statusCode, response.json(), response.headers['cache-control']]).toEqual([
    200,
    { status: 'OK', country: 'CA' },
    'no-store',
  ]);
  expect((await request('48.86,2.35')).json()).toEqual({ status: 'ZERO_RESULTS' });
  for (const nonsense of ['', 'here', '91,0', '45,-181', '45.5', '1e1,2'])
    expect([(await request(nonsense)).statusCode, (await request(nonsense)).json()]).toEqual([
      400,
      { status: 'INVALID_REQUEST' },
    ]);
});

const google = (response: unknown) => vi.fn<typeof fetch>(async () => new Response(JSON.stringify(response)));

test('[AD-09] uses Google’s geocoder if a key is configured', async () => {
  const requested = google({
    status: 'OK',
    results: [{ address_components: [{ short_name: 'US', types: ['country', 'political'] }] }],
  });
  vi.stubGlobal('fetch', requested);
  const app = await serve({ GOOGLE_GEOCODING_KEY: 'secret' });
  expect((await app.inject('/api/geocode?latlng=45.50,-73.57')).json()).toEqual({ status: 'OK', country: 'US' });
  expect(String(requested.mock.calls[0]?.[0])).toBe(
    'https://maps.googleapis.com/maps/api/geocode/json?latlng=45.5%2C-73.57&result_type=country&key=secret',
  );
});

test('[AD-12] passes on Google’s errors; a missing response is an unknown error', async () => {
  const place = { latitude: 45.5, longitude: -73.57 };
  expect(await googleCountry(place, 'k', google({ status: 'OVER_QUERY_LIMIT', results: [] }))).toEqual({
    status: 'OVER_QUERY_LIMIT',
  });
  expect(await googleCountry(place, 'k', async () => Promise.reject(new TypeError('no network')))).toEqual({
    status: 'UNKNOWN_ERROR',
  });
});
