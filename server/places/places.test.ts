import type { FastifyInstance } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { placeKey } from '#contract/places.ts';
import { regionOfPostcode } from '#contract/postcode-region.ts';
import { testServer } from '../testing/fixtures.ts';
import { codesOf, placeOfPostcode } from './place-table.ts';

const open: FastifyInstance[] = [];
afterAll(() => Promise.all(open.map((app) => app.close())));

test('the town of a postal code, by its longest beginning that is known', () => {
  const towns = (country: string, ...codes: string[]) => codes.map((code) => placeOfPostcode(country, code).city);
  expect(
    towns('CA', 'H2Y 1C6', 'h2y1c6', 'H7W', 'H1B 2A1', 'M5V 2T6', 'V5A 1A1', 'V5K 1A1', 'J8X 3X4', 'X1A 2L9'),
  ).toEqual([
    'Montréal',
    'Montréal',
    'Laval',
    'Montréal-Est',
    'Toronto',
    'Burnaby',
    'Vancouver',
    'Gatineau',
    'Yellowknife',
  ]);
  expect(towns('US', '10001', '10001-1234', '06390', '96701', '05401')).toEqual([
    'New York',
    'New York',
    'Fishers Island',
    'Aiea',
    'Burlington',
  ]);
});

test('no town is named for a code of several, of the country side, of nothing, or of another country', () => {
  for (const code of ['K1A 0B1', 'H9X 1A1', 'A0A 1A0', 'J0K 2M0', 'H2', 'W1A 1A1', 'D1A', '', 'H2Y 1C6 1'])
    expect([code, placeOfPostcode('CA', code).city]).toEqual([code, undefined]);
  for (const code of ['1000', '00000', 'H2Y']) expect(placeOfPostcode('US', code)).toEqual({});
  expect(placeOfPostcode('FR', '75001')).toEqual({});
});

test('all codes in the tables are valid and belong to their province or state', () => {
  const wrong = (['CA', 'US'] as const).flatMap((country) =>
    codesOf(country).flatMap(([code, place]) => {
      const whole = country === 'CA' ? `${code}${'H1B'.slice(code.length)}` : code;
      const reported = regionOfPostcode(country, whole);
      // Prefixes of several states or territories have no result.
      return placeKey(country, whole) && (reported === undefined || reported === place.region)
        ? []
        : [[code, place, reported]];
    }),
  );
  expect(wrong).toEqual([]);
  expect(codesOf('US').length).toBeGreaterThan(40_000);
  expect(codesOf('CA').length).toBeGreaterThan(700);
});

test('returns town and province; refuses an invalid question', async () => {
  const { app } = await testServer({});
  open.push(app);
  const request = async (query: string) => app.inject(`/api/place${query}`);
  const response = await request('?country=CA&postcode=H2Y');
  expect([response.statusCode, response.json(), response.headers['cache-control']]).toEqual([
    200,
    { city: 'Montréal', region: 'QC' },
    'public, max-age=86400',
  ]);
  expect((await request('?country=US&postcode=10001')).json()).toEqual({ city: 'New York', region: 'NY' });
  expect((await request('?country=CA&postcode=J0K')).json()).toEqual({});
  for (const nonsense of [
    '',
    '?country=CA',
    '?country=CA&postcode=here',
    '?country=DE&postcode=10115',
    '?country=CA&country=US&postcode=H2Y',
  ])
    expect([(await request(nonsense)).statusCode, (await request(nonsense)).json()]).toEqual([400, {}]);
});
