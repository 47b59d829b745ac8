import { expect, test } from 'vitest';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openCatalogueShop } from './testing/catalogue-shop.ts';
import { readWhole } from './testing/read-whole.ts';
import { smallCatalogue, smallCatalogueFile } from './testing/small-catalogue.ts';

const PRODUCTS = 'products/all.csv';
const products = smallCatalogueFile(PRODUCTS);

test('lots and variants match SKUs regardless of case', async () => {
  const before = await readWhole(smallCatalogue());
  const variant = before.products.find(({ type }) => type === 'configurable')!.variantSkus[0]!;
  const spelled = products.replaceAll(`sku=${variant}`, `sku=${variant.toLowerCase()}`);
  expect(spelled).not.toBe(products);
  const after = await readWhole(
    smallCatalogue({
      [PRODUCTS]: spelled,
      'lots.csv': 'sku,lot,qty\ncar,2605-A,1\n',
    }),
  );
  const carrara = after.products.find(({ sku }) => sku === 'CAR')!;
  expect(carrara.lots).toEqual([{ code: '2605-A', quantity: 1 }]);
  expect(after.products.map(({ variantSkus }) => variantSkus)).toEqual(
    before.products.map(({ variantSkus }) => variantSkus),
  );
  expect(after.products.map(({ options }) => options)).toEqual(before.products.map(({ options }) => options));
});

describeWithDatabase('a SKU in another spelling', (open) => {
  test('is written by a load, and shown at once', async () => {
    const shop = await openCatalogueShop(await open(), smallCatalogue());
    const spelled = async () =>
      (await shop.execute('{ products(filter: { sku: { eq: "car" } }) { items { sku } } }')).data.products.items;
    expect(await spelled()).toEqual([{ sku: 'CAR' }]);
    await shop.load(smallCatalogue({ [PRODUCTS]: products.replaceAll('CAR,', 'Car,') }));
    expect(await spelled()).toEqual([{ sku: 'Car' }]);
  });
});
