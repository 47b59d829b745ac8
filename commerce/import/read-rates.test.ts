import { expect, test } from 'vitest';
import { CatalogueError } from './problems.ts';
import { readCatalogue } from './read-catalogue.ts';
import { smallCatalogue, smallCatalogueFile } from './testing/small-catalogue.ts';

const problemsOf = (file: string, text: string | null): readonly string[] => {
  try {
    readCatalogue(smallCatalogue({ [file]: text }));
    return [];
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
};

const zones = 'zones:\n  ca: { country: CA, regions: rest }\n';
const parcel = (bands: string): string => `${zones}rates:\n  flatrate:\n    ca:\n      CAD:\n${bands}`;

test.each([
  [null, 'shipping.yaml: is missing'],
  [
    parcel('        - { up_to_kg: 68, price: 14.955 }\n'),
    'shipping.yaml, line 7, rates.flatrate.ca.CAD.0.price: must be an amount such as 14.95',
  ],
  [
    parcel('        - { up_to_kg: 68, price: "14,95 $" }\n'),
    'shipping.yaml, line 7, rates.flatrate.ca.CAD.0.price: must be an amount such as 14.95',
  ],
  [
    parcel('        - { up_to_kg: 68 }\n'),
    'shipping.yaml, line 7, rates.flatrate.ca.CAD.0.price: must be a band: { up_to_kg: …, price: …, per_kg: … }',
  ],
  [
    parcel('        - { price: 1 }\n        - { up_to_kg: 68, price: 2 }\n'),
    'shipping.yaml, line 7, rates.flatrate.ca.CAD.0.up_to_kg: only the last band may have no upper weight',
  ],
  [
    parcel('        - { up_to_kg: 68, price: 1 }\n        - { up_to_kg: 68, price: 2 }\n'),
    'shipping.yaml, line 8, rates.flatrate.ca.CAD.1.up_to_kg: must be more than the 68 kg before it',
  ],
  [
    `${zones}rates:\n  flatrate:\n    us: { USD: [{ price: 1 }] }\n`,
    'shipping.yaml, line 5, rates.flatrate.us: there is no zone "us"',
  ],
  [
    `${zones}rates:\n  drone:\n    ca: { CAD: [{ price: 1 }] }\n`,
    'shipping.yaml, line 4, rates.drone: must be one of flatrate, freight, samples',
  ],
  [
    'zones:\n  a: { country: CA, regions: [QC, XX] }\n  b: { country: CA, regions: [QC] }\nrates: {}\n',
    'shipping.yaml, line 2, zones.a.regions.1: "XX" is no region of CA',
    'shipping.yaml, line 3, zones.b.regions.0: "QC" of CA belongs to the zone a already',
  ],
])('of shipping.yaml it is told what is wrong, and where: %j', (text, ...expected) => {
  expect(problemsOf('shipping.yaml', text)).toEqual(expected);
});

const taxes = (rates: string, registrations = '[]'): string => `registrations: ${registrations}\nrates:\n${rates}`;

test.each([
  [null, 'taxes.yaml: is missing'],
  [
    taxes('  CA:\n    QC:\n      - { tax: vat, percent: 9.97501, from: 2027-02-29, source: Act }\n'),
    'taxes.yaml, line 5, rates.CA.QC.0.tax: must be one of gst, hst, pst, qst, rst, state',
    'taxes.yaml, line 5, rates.CA.QC.0.percent: must be a percentage such as 9.975',
    'taxes.yaml, line 5, rates.CA.QC.0.from: must be a day such as 2027-04-01',
  ],
  [
    taxes(
      '  CA:\n    QB:\n      - { tax: gst, percent: 5, from: 2027-04-01, until: 2027-03-31, source: Act }\n      - { tax: gst, percent: 6, from: 2027-04-01, source: Act }\n',
    ),
    'taxes.yaml, line 4, rates.CA.QB: "QB" is no region of CA',
    'taxes.yaml, line 5, rates.CA.QB.0.until: must be 2027-04-01 or later',
    'taxes.yaml, line 6, rates.CA.QB.1.from: there is a rate of gst from 2027-04-01 already',
  ],
  [
    taxes('  {}\n', '[{ country: CA, regions: [QC, QC, ZZ], from: 2027-04-01, until: 2026-01-01 }]'),
    'taxes.yaml, line 1, registrations.0.until: must be 2027-04-01 or later',
    'taxes.yaml, line 1, registrations.0.regions.1: "QC" is registered from 2027-04-01 already',
    'taxes.yaml, line 1, registrations.0.regions.2: "ZZ" is no region of CA',
  ],
])('of taxes.yaml it is told what is wrong, and where: %j', (text, ...expected) => {
  expect(problemsOf('taxes.yaml', text)).toEqual(expected);
});

test('hours that no clock or week knows, and a showroom that is not there, are told', () => {
  const hours = (to: string) => smallCatalogueFile('showrooms.yaml').replace('monday: "09:00-18:00"', to);
  const days = 'monday, tuesday, wednesday, thursday, friday, saturday, sunday';
  expect(problemsOf('showrooms.yaml', hours('lundi: "09:00-18:00"'))).toEqual([
    `showrooms.yaml, line 2, 0.hours.lundi: must be one of ${days}`,
  ]);
  for (const time of ['"18:00-09:00"', '"09:00-25:00"', '9'])
    expect(problemsOf('showrooms.yaml', hours(`monday: ${time}`))).toEqual([
      'showrooms.yaml, line 2, 0.hours.monday: must look like 09:00-18:00',
    ]);
  expect(problemsOf('pages/yard.en.html', '---\ntitle: Yard\n---\n<p>\n{{showroom_hours code="laval"}}</p>')).toEqual([
    'pages/yard.en.html, line 5: there is no showroom "laval" in showrooms.yaml',
  ]);
});

test.each([
  [null, 'payment.yaml: is missing'],
  ['[]', 'payment.yaml, line 1: must list one way to pay at least'],
  ['- code: checkmo\n', 'payment.yaml, line 1, 0.code: must be a payment gateway of the shop: tessera_test'],
  [
    '- code: tessera_test\n  currencies: [EUR]\n- code: tessera_test\n  up_to: { CAD: much }\n',
    'payment.yaml, line 2, 0.currencies.0: must be CAD or USD',
    'payment.yaml, line 4, 1.up_to.CAD: must be an amount such as 14.95',
  ],
  ['- code: tessera_test\n- code: tessera_test\n', 'payment.yaml, line 2, 1.code: "tessera_test" stands twice'],
])('of payment.yaml it is told what is wrong, and where: %j', (text, ...expected) => {
  expect(problemsOf('payment.yaml', text)).toEqual(expected);
});
