import { expect, test } from 'vitest';
import type { OrderSettings } from './types.ts';
import { carrierName, trackUrl } from './track-rules.ts';

const carriers: OrderSettings['carriers'] = [
  { code: 'ups', name: { en: 'UPS' }, url: { en: 'https://ups.example/{number}' } },
  {
    code: 'canadapost',
    name: { en: 'Canada Post', fr: 'Postes Canada' },
    url: { en: 'https://post.example/en/{number}', fr: 'https://post.example/fr/{number}' },
  },
  { code: 'own', name: { en: 'Our truck' }, url: null },
];
const url = (carrierCode: string, language: string) => trackUrl({ carrierCode, number: 'A 1' }, carriers, language);

test('a carrier with one URL and one name has them in every language', () => {
  expect([url('ups', 'en'), url('ups', 'fr')]).toEqual(Array(2).fill('https://ups.example/A%201'));
  expect(carrierName({ carrierCode: 'ups', title: 'Parcel' }, carriers, 'fr')).toBe('UPS');
});

test('a carrier with one URL per language has the URL of the reader’s language', () => {
  expect([url('canadapost', 'en'), url('canadapost', 'fr')]).toEqual([
    'https://post.example/en/A%201',
    'https://post.example/fr/A%201',
  ]);
  expect(carrierName({ carrierCode: 'canadapost', title: '' }, carriers, 'fr')).toBe('Postes Canada');
  expect([url('own', 'fr'), url('unknown', 'fr')]).toEqual([null, null]);
  expect(carrierName({ carrierCode: 'unknown', title: 'Parcel' }, carriers, 'fr')).toBe('Parcel');
});
