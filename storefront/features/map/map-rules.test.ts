import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allowsThirdParties } from '#contract/third-parties.ts';
import { decode } from './ground.ts';
import { groundStyle } from './ground-style.ts';
import { LABELS } from './labels.ts';
import { addressOf, directionsTo } from './map-place.ts';
import { boundsOf, groupsOf, mapOptions } from './map-rules.ts';

const place = {
  name: 'Laval',
  latitude: 45.57,
  longitude: -73.75,
  phone: '',
  address: '1 rue',
  city: 'Laval',
  region: 'QC',
  postcode: 'H7P 0B2',
  country: 'Canada',
  comment: '',
};

test('[MP-04][MP-05][MP-06] starts at zoom 8 with double-click zoom, no wheel zoom, and controls only with show-controls', () => {
  expect(mapOptions(true)).toEqual({
    zoom: 8,
    scrollwheel: false,
    disableDoubleClickZoom: false,
    disableDefaultUI: false,
    mapTypeControl: true,
  });
  expect(mapOptions(false)).toMatchObject({ disableDefaultUI: true, mapTypeControl: false });
});

test('[MP-10] allows no map on cart, checkout and account pages', () => {
  for (const path of [
    '/cart',
    '/checkout',
    '/checkout/receipt',
    '/order-history',
    '/address-book',
    '/communications?x=1',
    '/create-account#map',
    '/customer/account/createPassword?token=secret',
    '/showroom-reservation/visit?code=x',
  ])
    expect([path, allowsThirdParties(path)]).toEqual([path, false]);
  for (const path of ['/', '/locations', '/cartons']) expect([path, allowsThirdParties(path)]).toEqual([path, true]);
});

test('shows several places together, and groups pins that are too close', () => {
  expect(boundsOf([place, { ...place, latitude: 49.27, longitude: -123.09 }])).toEqual([-123.09, 45.57, -73.75, 49.27]);
  const points = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 100, y: 0 },
    { x: 105, y: 5 },
  ];
  expect(groupsOf(points, 34)).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(groupsOf(points, 0)).toEqual([[0], [1], [2], [3]]);
});

test('formats an address on one line, and links to directions', () => {
  expect(addressOf(place, 'en')).toBe('1 rue, Laval, QC H7P 0B2');
  expect(addressOf({ ...place, address: '', region: '', postcode: '' }, 'fr')).toBe('Laval');
  expect(directionsTo(place)).toBe('https://www.google.com/maps/dir/?api=1&destination=45.57,-73.75');
});

test('[MP-09] the base map has land, lakes, rivers and borders, and requests nothing from other hosts', () => {
  const data = JSON.parse(readFileSync(new URL('data/north-america.json', import.meta.url), 'utf8')) as Record<
    string,
    number[][]
  >;
  expect(Object.keys(data)).toEqual(['land', 'lakes', 'rivers', 'countries', 'provinces']);
  const points = Object.values(data).flat().flatMap(decode);
  expect(points.length).toBeGreaterThan(20_000);
  expect(points.every(([x = 0, y = 0]) => x >= -170 && x <= -46 && y >= 13 && y <= 76)).toBe(true);
  const none = { type: 'FeatureCollection', features: [] } as const;
  const ground = { land: none, lakes: none, rivers: none, countries: none, provinces: none };
  for (const isDark of [false, true]) {
    const style = groundStyle(ground as never, isDark);
    expect(JSON.stringify(style)).not.toMatch(/https?:|glyphs|sprite|tiles/);
    expect(Object.values(style.sources).map(({ type }) => type)).toEqual(Array.from({ length: 5 }, () => 'geojson'));
  }
});

test('the map has labels in both languages', () => {
  for (const { en, fr, at, kind } of LABELS)
    expect([en.length > 0, fr.length > 0, at.length, ['country', 'water', 'region', 'city'].includes(kind)]).toEqual([
      true,
      true,
      2,
      true,
    ]);
  expect(LABELS.find(({ en }) => en === 'Lake Superior')?.fr).toBe('Lac Supérieur');
});
