import { expect, test } from 'vitest';
import { readWhole } from './testing/read-whole.ts';
import { smallCatalogue, smallCatalogueFile } from './testing/small-catalogue.ts';
import { problemsOf } from './testing/report.ts';
import type { Changes } from './testing/report.ts';

const HEADER =
  'sku,store_view_code,product_type,categories,name,weight,product_online,visibility,url_key,additional_attributes,qty,price,special_price,special_price_from_date,special_price_to_date';

/** A tile in both currencies, with these days for its special price. */
const tile = (days: string, americanDays = ','): Changes => ({
  'products/special.csv': [
    HEADER,
    `NEW,,simple,Default Category/Natural Stone Tiles,New Marble,20,1,"Catalog, Search",new-marble,material=marble,5,50.00,40.00,${days}`,
    `NEW,US_EN,,,,,,,,,,40.00,30.00,${americanDays}`,
  ].join('\n'),
});

const specialOf = async (changes: Changes, currency = 'CAD') => {
  const product = (await readWhole(smallCatalogue(changes))).products.find(({ sku }) => sku === 'NEW');
  const { specialFrom, specialTo } = product?.prices.find((price) => price.currency === currency) ?? {};
  return [specialFrom, specialTo];
};

test.each([
  ['2027-04-01,2027-04-30', '2027-04-01T04:00:00.000Z', '2027-05-01T04:00:00.000Z'],
  ['2026-12-26,2026-12-31', '2026-12-26T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
  ['2026-12-31,2026-12-31', '2026-12-31T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
  ['2026-12-26 00:00:00,2026-12-31 00:00:00', '2026-12-26T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
  ['2027-04-01 09:00,2027-04-01 18:30', '2027-04-01T13:00:00.000Z', '2027-04-01T22:30:00.000Z'],
  [',2026-12-31', null, '2027-01-01T05:00:00.000Z'],
  [',', null, null],
])('reads the special price dates %s in the shop’s time zone, including the last day', async (days, from, to) => {
  expect(await specialOf(tile(days))).toEqual([from, to]);
});

test('uses the time zone of the store view for its row', async () => {
  const stores = smallCatalogueFile('stores.yaml');
  const west = {
    ...tile(',', ',2026-12-31'),
    'stores.yaml': stores.replace('code: US_EN,', 'code: US_EN, timezone: America/Los_Angeles,'),
  };
  expect(await specialOf(west, 'USD')).toEqual([null, '2027-01-01T08:00:00.000Z']);
  expect(await specialOf(west)).toEqual([null, null]);
});

test.each([
  ['13/45/2027,', 'special_price_from_date: must be a day such as 2027-04-01, or with a time: 2027-04-01 09:00'],
  [',2027-02-30', 'special_price_to_date: must be a day such as 2027-04-01, or with a time: 2027-04-01 09:00'],
  ['2027-04-02,2027-04-01', 'special_price_to_date: must be after 2027-04-02'],
  ['2027-03-14 02:30,', 'special_price_from_date: there is no such time in America/Toronto'],
])('rejects %s', async (days, message) => {
  expect(await problemsOf(tile(days))).toEqual([`products/special.csv, line 2, ${message}`]);
});
