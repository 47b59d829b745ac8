import { expect, test } from 'vitest';
import { filteredPlaces, kilometres, meets, placeNamed, sortedPlaces } from './pickup-rules.ts';

const place = (code: string, city: string, postcode: string, latitude: number | null, longitude: number | null) => ({
  pickup_location_code: code,
  name: city,
  description: null,
  contact_name: null,
  email: null,
  fax: null,
  phone: null,
  street: null,
  city,
  region: null,
  region_id: 76,
  postcode,
  country_id: 'CA',
  latitude,
  longitude,
});
const montreal = place('montreal', 'Montréal', 'H2N 0A7', 45.54, -73.65);
const laval = place('laval', 'Laval', 'H7L 5W5', 45.6, -73.75);
const toronto = place('toronto', 'Toronto', 'M8Z 1A1', 43.63, -79.51);
const nowhere = place('nowhere', 'Nowhere', 'X0X 0X0', null, null);

test('computes the great-circle distance in kilometres', () => {
  expect(kilometres(montreal, montreal)).toBe(0);
  expect(kilometres(montreal, laval)).toBeCloseTo(10.2, 0);
  expect(kilometres(montreal, toronto)).toBeCloseTo(509, -1);
  for (const lacking of [nowhere, { ...laval, latitude: null }, { ...laval, longitude: null }])
    expect([kilometres(montreal, lacking), kilometres(lacking, montreal)]).toEqual([Infinity, Infinity]);
});

test('finds a location by city or postal area of a country, ignoring accents', () => {
  const places = [toronto, montreal, laval];
  for (const term of ['Montreal:CA', 'montréal', 'h2n 1x1:ca', 'H2N']) expect(placeNamed(places, term)).toBe(montreal);
  for (const term of ['Montréal:US', 'Paris:CA', ':CA', ''])
    expect(() => placeNamed(places, term)).toThrow('Unknown geoname');
});

test.each([
  [{ eq: 'LAVAL' }, true],
  [{ eq: 'Montréal' }, false],
  [{ neq: 'Laval' }, false],
  [{ like: 'la%' }, true],
  [{ like: 'l.val' }, false],
  [{ like: 'LAVAL' }, true],
  [{ like: '%a%l' }, true],
  [{ like: '%al%al' }, false],
  [{ like: 'lava%val' }, false],
  [{ like: `${'%a'.repeat(500)}%` }, false],
  [{ in: ['Québec', 'Laval'] }, true],
  [{ nin: ['Laval'] }, false],
  [{ finset: ['Laval'] }, true],
  [{ finset: ['Québec'] }, false],
  [{ null: '1' }, false],
  [{ notnull: '1' }, true],
  [{ gt: 'K' }, true],
  [{ gt: 'Laval' }, false],
  [{ gteq: 'Laval', lteq: 'Laval' }, true],
  [{ from: 'M' }, false],
  [{ moreq: 'M' }, false],
  [{ lt: 'Laval' }, false],
  [{ to: 'K' }, false],
  [{}, true],
])('applies the text condition %j', (conditions, isMet) => {
  expect(meets('Laval', conditions)).toBe(isMet);
});

test('compares numbers numerically', () => {
  expect([meets(76, { gt: '9' }), meets(76, { eq: '76' }), meets(76, { to: '100' })]).toEqual([true, true, true]);
});

test('a list matches when one of its parts does', () => {
  expect([meets('Laval,Québec', { finset: ['Laval'] }), meets('Laval,Québec', { finset: ['Lévis'] })]).toEqual([
    true,
    false,
  ]);
});

test('a missing or empty value is not a number', () => {
  expect([meets('', { eq: '0' }), meets('0', { eq: '' })]).toEqual([false, false]);
  expect([meets(null, { lt: '5' }), meets(null, { eq: '0' }), meets(null, { null: '1' })]).toEqual([true, false, true]);
});

test('applies every filter and sorts by the first field that differs', () => {
  expect(filteredPlaces([montreal, laval], { region_id: { eq: '76' }, city: { like: 'L%' } })).toEqual([laval]);
  const codes = (sort: Parameters<typeof sortedPlaces>[1]) =>
    sortedPlaces([toronto, montreal, laval], sort, (one) => kilometres(montreal, one)).map(({ city }) => city);
  expect(codes({ distance: 'ASC' })).toEqual(['Montréal', 'Laval', 'Toronto']);
  expect(codes({ region_id: 'ASC', city: 'DESC' })).toEqual(['Toronto', 'Montréal', 'Laval']);
  expect(codes({ city: null })).toEqual(['Toronto', 'Montréal', 'Laval']);
});
