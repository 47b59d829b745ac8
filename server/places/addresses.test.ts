import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeStorefront, page, testServer } from '../testing/fixtures.ts';
import { startGooglePlaces } from './testing/google-places-server.ts';

const KEY = 'AIzaSyTestTestTestTestTestTestTest';
const SESSION = '3f0c5b2e-2a1d-4a53-9d0f-0c7d2b6b9a10';
const open: FastifyInstance[] = [];
let google: Awaited<ReturnType<typeof startGooglePlaces>>;
beforeAll(async () => {
  google = await startGooglePlaces(KEY);
});
afterAll(async () => {
  await Promise.all(open.map((app) => app.close()));
  await google.stop();
});

const serve = async (environment: Record<string, string> = {}) => {
  const { app } = await testServer({
    environment: { GOOGLE_PLACES_KEY: KEY, GOOGLE_PLACES_ADDRESS: google.address, ...environment },
  });
  open.push(app);
  return {
    app,
    suggest: (payload: object, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url: '/api/addresses', payload, headers }),
    read: (payload: object) => app.inject({ method: 'POST', url: '/api/addresses/details', payload }),
  };
};
const question = { input: '1250 rue notre', country: 'CA', language: 'fr', session: SESSION };

test('addresses of the country are suggested, and one of them is read, within one session', async () => {
  const { suggest, read } = await serve();
  google.calls.length = 0;
  const response = await suggest(question);
  expect([response.statusCode, response.headers['cache-control'], response.json()]).toEqual([
    200,
    'no-store',
    {
      suggestions: [
        { id: 'ChIJ-notre-dame', main: '1250 Rue Notre-Dame Ouest', secondary: 'Montréal, QC, Canada' },
        { id: 'ChIJ-notre-dame-est', main: '1250 Rue Notre-Dame Est', secondary: 'Montréal, QC, Canada' },
      ],
    },
  ]);
  expect((await suggest({ ...question, country: 'US' })).json()).toEqual({ suggestions: [] });
  expect((await read({ id: 'ChIJ-notre-dame', language: 'fr', session: SESSION })).json()).toEqual({
    street_1: '1250 Rue Notre-Dame Ouest',
    street_2: '',
    city: 'Montréal',
    region: 'QC',
    postcode: 'H3C 1K6',
    country_id: 'CA',
  });
  expect((await read({ id: 'ChIJ-main', language: 'en', session: SESSION })).json()).toMatchObject({
    city: 'Burlington',
    region: 'VT',
    postcode: '05401-1234',
    country_id: 'US',
  });
  expect(new Set(google.calls.map(({ session }) => session))).toEqual(new Set([SESSION]));
  // Fields beyond these would cost the merchant more.
  expect(google.calls.at(-1)?.fields).toBe('addressComponents');
  expect(google.calls[0]?.body).toMatchObject({ includedRegionCodes: ['ca'], languageCode: 'fr' });
});

test('refuses invalid questions without a request to the provider', async () => {
  const { suggest, read } = await serve();
  google.calls.length = 0;
  for (const wrong of [
    { input: '125' },
    { input: 'x'.repeat(201) },
    { country: 'FR' },
    { language: 'de' },
    { session: 'short' },
  ])
    expect([wrong, (await suggest({ ...question, ...wrong })).statusCode]).toEqual([wrong, 400]);
  expect((await read({ id: '../places:autocomplete', language: 'en', session: SESSION })).statusCode).toBe(400);
  expect((await suggest(question, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect(google.calls).toEqual([]);
});

test('responds 404 for an unknown address, and 502 without reason, key or input for Google’s errors', async () => {
  const { suggest, read } = await serve();
  expect((await read({ id: 'ChIJ-gone', language: 'en', session: SESSION })).statusCode).toBe(404);
  google.state.fails = true;
  const refused = await suggest(question);
  google.state.fails = false;
  expect([refused.statusCode, refused.body]).toEqual([502, '{}']);
  const wrongKey = await serve({ GOOGLE_PLACES_KEY: 'AIzaWrongWrongWrong' });
  expect((await wrongKey.suggest(question)).statusCode).toBe(502);
});

test('requests of one client address are limited per minute', async () => {
  const { suggest } = await serve();
  const codes: number[] = [];
  for (let count = 0; count < 122; count += 1) codes.push((await suggest({})).statusCode);
  expect([codes.indexOf(429), codes.at(-1)]).toEqual([120, 429]);
});

test('pages know whether there is a provider, load nothing from it and do not contain its key; without one the endpoint is missing', async () => {
  const { storefront, requests } = fakeStorefront(() => page('<!doctype html><title>Page</title>'));
  const { app } = await testServer({
    storefront,
    environment: { GOOGLE_PLACES_KEY: KEY, GOOGLE_PLACES_ADDRESS: google.address },
  });
  open.push(app);
  const response = await app.inject('/checkout');
  expect(requests[0]).toMatchObject({ suggestsAddresses: true });
  expect(response.body).not.toContain(KEY);
  expect(String(response.headers['content-security-policy'])).not.toContain('google');
  const { app: plain } = await testServer({});
  open.push(plain);
  expect((await plain.inject({ method: 'POST', url: '/api/addresses', payload: question })).statusCode).toBe(405);
});
