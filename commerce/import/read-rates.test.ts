import { expect, test } from 'vitest';
import { CatalogueError } from './problems.ts';
import { readWhole } from './testing/read-whole.ts';
import { smallCatalogue, smallCatalogueFile } from './testing/small-catalogue.ts';

const problemsOf = async (file: string, text: string | null): Promise<readonly string[]> => {
  try {
    await readWhole(smallCatalogue({ [file]: text }));
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
  [
    `${zones}rates: {}\nsite_access:\n  helicopter: { CAD: 1 }\n  stairs: { CAD: -1 }\n`,
    'shipping.yaml, line 5, site_access.helicopter: must be one of stairs, liftgate, residential, appointment, call_ahead',
    'shipping.yaml, line 6, site_access.stairs.CAD: must be an amount such as 14.95',
  ],
  [
    `${zones}rates: {}\ntimes:\n  time_zone: Laval\n  closed_on: [12-25x]\n  leaves: { flatrate: 1.5 }\n  travels: { flatrate: { ca: [2] } }\n`,
    'shipping.yaml, line 5, times.time_zone: must be a time zone such as America/Toronto',
    'shipping.yaml, line 6, times.closed_on.0: must be a day such as 12-25 or 2026-12-24',
    'shipping.yaml, line 7, times.leaves.flatrate: must be a number of business days',
    'shipping.yaml, line 8, times.travels.flatrate.ca.1: must be a number of business days',
  ],
  [
    `${zones}rates: {}\ntimes:\n  leaves: {}\n  travels: { flatrate: { ca: [5, 2], us: [1, 2] } }\n`,
    'shipping.yaml, line 6, times.travels.flatrate.ca: 5 is more than 2',
    'shipping.yaml, line 6, times.travels.flatrate.us: there is no zone "us"',
  ],
  [
    'zones:\n  gb: { country: GB, regions: rest, postcodes: [BT*, 90210, "9*"] }\n  far: { country: GB, regions: rest, postcodes: [BT1-BT9] }\n  hk: { country: HK, regions: rest, postcodes: ["1*"] }\n  none: { country: GB, regions: rest, postcodes: [] }\nrates: {}\n',
    'shipping.yaml, line 2, zones.gb.postcodes.1: must be a text in quotes such as "05401"',
    'shipping.yaml, line 5, zones.none.postcodes: must have one postal code at least',
  ],
  [
    'zones:\n  gb: { country: GB, regions: rest, postcodes: [BT*, "9*"] }\n  far: { country: GB, regions: rest, postcodes: [BT1-BT9] }\n  hk: { country: HK, regions: rest, postcodes: ["1*"] }\n  twice: { country: US, regions: [NY, VT], postcodes: ["10000-10999", "10500"] }\nrates: {}\n',
    'shipping.yaml, line 2, zones.gb.postcodes.1: "9*" is no postal code of GB and no range of them, such as BT*, E1, IV1-IV28 or SW1A 1AA',
    'shipping.yaml, line 3, zones.far.postcodes.0: "BT1-BT9" of GB belongs to the zone gb already',
    'shipping.yaml, line 4, zones.hk.postcodes.0: HK has no postal codes',
    'shipping.yaml, line 5, zones.twice.postcodes.1: "10500" of US stands in this zone twice',
    'shipping.yaml, line 5, zones.twice.postcodes.1: "10500" of US stands in this zone twice',
  ],
])('reports problems of shipping.yaml with their position: %j', async (text, ...expected) => {
  expect(await problemsOf('shipping.yaml', text)).toEqual(expected);
});

const taxes = (rates: string, registrations = '[]'): string => `registrations: ${registrations}\nrates:\n${rates}`;

test.each([
  [null, 'taxes.yaml: is missing'],
  [
    taxes('  CA:\n    QC:\n      - { tax: V.A.T, percent: 9.97501, from: 2027-02-29, source: Act }\n'),
    'taxes.yaml, line 5, rates.CA.QC.0.tax: must be the code of a tax such as gst or vat',
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
  [
    `labels: { gst: GST, vat: VAT }\n${taxes(
      '  US:\n    NY:\n      - { tax: gst, percent: 5, from: 2020-01-01, postcodes: ["10001-10009"], source: Act }\n      - { tax: gst, percent: 6, from: 2027-04-01, postcodes: ["10001-10009"], source: Act }\n      - { tax: gst, percent: 7, from: 2027-04-01, postcodes: ["10005", "x"], source: Act }\n',
    )}`,
    'taxes.yaml, line 1, labels.vat: there is no rate of vat',
    'taxes.yaml, line 8, rates.US.NY.2.postcodes.1: "x" is no postal code of US and no range of them, such as 95014 or 95*',
    'taxes.yaml, line 8, rates.US.NY.2.postcodes: another rate of gst has some of these postal codes already',
  ],
])('reports problems of taxes.yaml with their position: %j', async (text, ...expected) => {
  expect(await problemsOf('taxes.yaml', text)).toEqual(expected);
});

test('reports invalid days and hours and an unknown showroom', async () => {
  const hours = (to: string) => smallCatalogueFile('showrooms.yaml').replace('monday: "09:00-18:00"', to);
  const days = 'monday, tuesday, wednesday, thursday, friday, saturday, sunday';
  expect(await problemsOf('showrooms.yaml', hours('lundi: "09:00-18:00"'))).toEqual([
    `showrooms.yaml, line 2, 0.hours.lundi: must be one of ${days}`,
  ]);
  const special = (days: string) => hours(`monday: "09:00-18:00" }, closed_on: ["12-25"], special_hours: { ${days}`);
  expect(await problemsOf('showrooms.yaml', special('"12-32": "09:00-12:00"'))).toEqual([
    'showrooms.yaml, line 2, 0.special_hours.12-32: must be a day such as 12-25 (month and day) or 2027-04-02',
  ]);
  expect(await problemsOf('showrooms.yaml', special('"12-25": "09:00-12:00"'))).toEqual([
    'showrooms.yaml, line 2, 0.special_hours: 12-25 is in closed_on, too',
  ]);
  for (const time of ['"18:00-09:00"', '"09:00-25:00"', '9'])
    expect(await problemsOf('showrooms.yaml', hours(`monday: ${time}`))).toEqual([
      'showrooms.yaml, line 2, 0.hours.monday: must look like 09:00-18:00',
    ]);
  expect(
    await problemsOf('pages/yard.en.html', '---\ntitle: Yard\n---\n<p>\n{{showroom_hours code="laval"}}</p>'),
  ).toEqual(['pages/yard.en.html, line 5: there is no showroom "laval" in showrooms.yaml']);
  expect(await problemsOf('pages/yard.en.html', '---\ntitle: Yard\n---\n{{showrooms country=FR}}')).toEqual([
    'pages/yard.en.html, line 4: there is no showroom of country "FR" in showrooms.yaml',
  ]);
});

test.each([
  [null, 'payment.yaml: is missing'],
  ['[]', 'payment.yaml, line 1: must list one way to pay at least'],
  [
    '- code: paypal\n',
    'payment.yaml, line 1, 0.code: must be a way to pay the shop has: tessera_test, braintree, authorizenet_acceptjs, purchaseorder, checkmo, banktransfer, cashondelivery, free',
  ],
  [
    '- code: checkmo\n  views: [CA_EN, MARS]\n  title: {}\n',
    'payment.yaml, line 3, 0.title: must be a text per language: { en: …, fr: … }',
  ],
  ['- code: checkmo\n  views: [CA_EN, MARS]\n', 'payment.yaml, line 2, 0.views.1: there is no store view "MARS"'],
  [
    '- code: tessera_test\n  currencies: [EURO]\n- code: tessera_test\n  up_to: { CAD: much }\n',
    'payment.yaml, line 2, 0.currencies.0: must be the ISO code of a currency such as CAD',
    'payment.yaml, line 4, 1.up_to.CAD: must be an amount such as 14.95',
  ],
  ['- code: tessera_test\n- code: tessera_test\n', 'payment.yaml, line 2, 1.code: "tessera_test" stands twice'],
])('reports problems of payment.yaml with their position: %j', async (text, ...expected) => {
  expect(await problemsOf('payment.yaml', text)).toEqual(expected);
});

const rules = (text: string): string => `rules:\n  - ${text}\n`;
const labelled = (text: string): string => rules(`{ code: a, label: { en: A, fr: A }, ${text} }`);

test.each([
  [null],
  ['coupons_per_cart: 0\nrules: []\n', 'cart-rules.yaml, line 1, coupons_per_cart: must be 1 or more'],
  [
    rules('{ code: a, label: [A], percent: 10 }'),
    'cart-rules.yaml, line 2, rules.0.label.0: must be a language such as en or pt_BR',
  ],
  [
    labelled('percent: 10, amount: { CAD: 5 }'),
    'cart-rules.yaml, line 2, rules.0: must have one of percent, amount, buy, free_shipping',
  ],
  [labelled('percent: 101'), 'cart-rules.yaml, line 2, rules.0.percent: must be 100 or less'],
  [
    labelled('percent: [{ percent: 10 }, { subtotal: { CAD: 0 }, percent: 20 }]'),
    'cart-rules.yaml, line 2, rules.0.percent: the sums of its steps must rise',
  ],
  [labelled('amount: { CAD: 5.005 }'), 'cart-rules.yaml, line 2, rules.0.amount.CAD: must be an amount such as 14.95'],
  [
    labelled('free_shipping: [drone]'),
    'cart-rules.yaml, line 2, rules.0.free_shipping: must be true, or a list of flatrate and freight',
  ],
  [
    labelled('percent: 10, coupon: "A B"'),
    'cart-rules.yaml, line 2, rules.0.coupon: must be a code of 3 to 40 letters, digits and hyphens, or { issued_to: newsletter, valid_days: …, closed: … }',
  ],
  [
    labelled('percent: 10, coupon: { issued_to: newsletter }, uses: 100'),
    'cart-rules.yaml, line 2, rules.0.uses: cannot stand beside codes made for one person each: one that was sent must hold',
  ],
  [
    labelled('percent: 10, for: { categories: [nowhere], attributes: { colour: [red], material: [glass] } }'),
    'cart-rules.yaml, line 2, rules.0.for.categories.0: there is no category "nowhere"; write it as in manufactured-tiles/porcelain',
    'cart-rules.yaml, line 2, rules.0.for.attributes.colour: there is no attribute "colour"',
    'cart-rules.yaml, line 2, rules.0.for.attributes.material.0: "glass" is no value of material',
  ],
  [
    labelled('percent: 10, when: { views: [CA_DE], from: 2027-04-02, until: 2027-04-01 }'),
    'cart-rules.yaml, line 2, rules.0.when.until: must be after 2027-04-02',
    'cart-rules.yaml, line 2, rules.0.when.views.0: there is no store view "CA_DE"',
  ],
  [
    labelled('percent: 10, when: { from: "2027-03-14 02:30" }'),
    'cart-rules.yaml, line 2, rules.0.when.from: there is no such time in America/Toronto',
  ],
  [
    `${labelled('percent: 10, coupon: SPRING')}  - { code: a, label: { en: B, fr: B }, percent: 5, coupon: spring }\n`,
    'cart-rules.yaml, line 3, rules.1.code: "a" stands twice',
    'cart-rules.yaml, line 3, rules.1.coupon: "spring" stands twice',
  ],
])('reports problems of cart-rules.yaml with their position: %j', async (text, ...expected) => {
  expect(await problemsOf('cart-rules.yaml', text)).toEqual(expected);
});

test('a cart rule starts at midnight of its first day and ends after its last day, in its time zone', async () => {
  const dates = async (when: string) => {
    const [rule] = (await readWhole(smallCatalogue({ 'cart-rules.yaml': labelled(`percent: 10, when: { ${when} }`) })))
      .cartRules.rules;
    return [rule?.startsAt?.toISOString(), rule?.endsAt?.toISOString()];
  };
  expect(await dates('from: 2027-03-13, until: 2027-03-14')).toEqual([
    '2027-03-13T05:00:00.000Z',
    '2027-03-15T04:00:00.000Z',
  ]);
  expect(await dates('from: "2027-07-01 09:30", time_zone: America/Vancouver')).toEqual([
    '2027-07-01T16:30:00.000Z',
    undefined,
  ]);
});

test('counts delivery days in the time zone of the default store view unless the file sets another', async () => {
  const zoneOf = async (line: string): Promise<string | undefined> => {
    const shipping = `${zones}rates: {}\ntimes:\n${line}  leaves: { flatrate: 1 }\n  travels: { flatrate: { ca: [1, 2] } }\n`;
    const stores = smallCatalogueFile('stores.yaml').replaceAll(
      'is_default: true',
      'is_default: true, timezone: America/Vancouver',
    );
    return (await readWhole(smallCatalogue({ 'shipping.yaml': shipping, 'stores.yaml': stores }))).shipping.times
      ?.timeZone;
  };
  expect(await zoneOf('')).toBe('America/Vancouver');
  expect(await zoneOf('  time_zone: America/Halifax\n')).toBe('America/Halifax');
});
