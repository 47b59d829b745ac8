import { beforeAll, describe, expect, test } from 'vitest';
import { saveSampleRates } from '#commerce/import/testing/sample-rates.ts';
import { EVERY_POSTCODE } from '#commerce/platform/postal-ranges.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { computeTaxes, currentTaxRates, saveTaxes, taxLabel } from './service.ts';
import type { TaxInput } from './types.ts';

const NOW = new Date('2026-06-15T12:00:00Z');

/** Computed by hand: tax on items for 123.45, without and with shipping for 19.99. */
const PROVINCES: readonly [region: string, goods: [string, number][], withShipping: [string, number][]][] = [
  ['AB', [['GST', 617]], [['GST', 717]]],
  [
    'BC',
    [
      ['GST', 617],
      ['PST', 864],
    ],
    [
      ['GST', 717],
      ['PST', 1004],
    ],
  ],
  [
    'MB',
    [
      ['GST', 617],
      ['RST', 864],
    ],
    [
      ['GST', 717],
      ['RST', 1004],
    ],
  ],
  ['NB', [['HST', 1852]], [['HST', 2152]]],
  ['NL', [['HST', 1852]], [['HST', 2152]]],
  ['NS', [['HST', 1728]], [['HST', 2008]]],
  ['NT', [['GST', 617]], [['GST', 717]]],
  ['NU', [['GST', 617]], [['GST', 717]]],
  ['ON', [['HST', 1605]], [['HST', 1865]]],
  ['PE', [['HST', 1852]], [['HST', 2152]]],
  [
    'QC',
    [
      ['GST', 617],
      ['QST', 1231],
    ],
    [
      ['GST', 717],
      ['QST', 1431],
    ],
  ],
  [
    'SK',
    [
      ['GST', 617],
      ['PST', 741],
    ],
    [
      ['GST', 717],
      ['PST', 861],
    ],
  ],
  ['YT', [['GST', 617]], [['GST', 717]]],
];

describeWithDatabase('taxes of the sample catalogue', (open) => {
  beforeAll(async () => {
    await (await open()).tx(saveSampleRates);
  });

  const taxes = async (countryId: string, regionCode: string, itemTaxes: number, shipping: number, now = NOW) => {
    const rates = await currentTaxRates((await open()).kysely, { countryId, regionCode }, now, null);
    return computeTaxes([itemTaxes], shipping, rates).taxes.map((tax) => [taxLabel(tax, 'en'), tax.amount]);
  };

  for (const [region, itemTaxes, withShipping] of PROVINCES) {
    test(`${region}: items alone, and items with shipping`, async () => {
      expect(await taxes('CA', region, 12_345, 0)).toEqual(itemTaxes);
      expect(await taxes('CA', region, 12_345, 1_999)).toEqual(withShipping);
    });
  }

  test('Nova Scotia charges 15 % up to 31 March 2025 and 14 % since', async () => {
    expect(await taxes('CA', 'NS', 10_000, 0, new Date('2025-03-31T16:00:00Z'))).toEqual([['HST', 1_500]]);
    expect(await taxes('CA', 'NS', 10_000, 0, new Date('2025-04-01T16:00:00Z'))).toEqual([['HST', 1_400]]);
  });

  test('in the United States, only registered states charge tax', async () => {
    expect(await taxes('US', 'NY', 10_000, 1_000)).toEqual([['Sales tax (NY)', 440]]);
    expect(await taxes('US', 'VT', 10_000, 0)).toEqual([['Sales tax (VT)', 600]]);
    expect(await taxes('US', 'WA', 10_000, 0)).toEqual([['Sales tax (WA)', 650]]);
    for (const state of ['CA', 'TX', 'OR', 'NH']) expect(await taxes('US', state, 10_000, 1_000)).toEqual([]);
    expect(await taxes('US', 'NY', 10_000, 0, new Date('2023-12-31T12:00:00Z'))).toEqual([]);
  });

  test('charges no tax while the address is unknown', async () => {
    expect(await currentTaxRates((await open()).kysely, undefined, NOW, null)).toEqual([]);
  });
});

describeWithDatabase('a rate with a start date', (open) => {
  const rate = {
    countryId: 'CA',
    regionCode: 'QC',
    code: 'qst',
    position: 1,
    isShippingTaxable: true,
    source: '',
    labels: {},
    ...EVERY_POSTCODE,
  } as const;
  const taxes: TaxInput = {
    timeZone: 'America/Vancouver',
    exempt: [],
    registrations: [{ countryId: 'CA', regionCode: 'QC', from: '2020-01-01', until: null, note: '' }],
    rates: [
      { ...rate, ratePpm: 99_750, from: '2013-01-01', until: null },
      { ...rate, ratePpm: 110_000, from: '2027-04-01', until: '2027-04-30' },
    ],
  };
  const rateAt = async (now: string, timeZone = taxes.timeZone): Promise<readonly number[]> => {
    const database = await open();
    await database.tx((db) => saveTaxes(db, { ...taxes, timeZone }));
    const rates = await currentTaxRates(database.kysely, { countryId: 'CA', regionCode: 'QC' }, new Date(now), null);
    return rates.map(({ ratePpm }) => ratePpm);
  };

  test('applies from midnight of that day in the time zone of the shop', async () => {
    expect(await rateAt('2027-04-01T06:59:59Z')).toEqual([99_750]);
    expect(await rateAt('2027-04-01T07:00:00Z')).toEqual([110_000]);
    expect(await rateAt('2027-04-01T04:00:00Z', 'America/Toronto')).toEqual([110_000]);
  });

  test('ends after its last day, and the previous rate applies again', async () => {
    expect(await rateAt('2027-05-01T06:59:59Z')).toEqual([110_000]);
    expect(await rateAt('2027-05-01T07:00:00Z')).toEqual([99_750]);
  });

  test('a load replaces all rates', async () => {
    const database = await open();
    await database.tx((db) => saveTaxes(db, { ...taxes, rates: [] }));
    expect(
      await currentTaxRates(database.kysely, { countryId: 'CA', regionCode: 'QC' }, new Date('2027-04-02'), null),
    ).toEqual([]);
  });
});

describe('tax labels', () => {
  test('are the official names in both languages', () => {
    const codes = ['gst', 'hst', 'pst', 'qst', 'rst'] as const;
    expect(codes.map((code) => taxLabel({ code, regionCode: 'QC' }, 'fr'))).toEqual([
      'TPS',
      'TVH',
      'TVP',
      'TVQ',
      'TVD',
    ]);
    expect(codes.map((code) => taxLabel({ code, regionCode: 'QC' }, 'en'))).toEqual([
      'GST',
      'HST',
      'PST',
      'QST',
      'RST',
    ]);
    expect(taxLabel({ code: 'state', regionCode: 'NY' }, 'fr')).toBe('Taxe de vente (NY)');
  });
});
