import { expect, test } from 'vitest';
import { openCatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { smallCatalogue, smallCatalogueFile } from '#commerce/import/testing/small-catalogue.ts';
import { describeWithDatabases } from '#commerce/platform/database/testing/database.ts';
import { parentsOf } from './stock-store.ts';

/** The small catalogue with a group and a bundle. */
const folder = (): string => {
  const [header = '', ...rows] = smallCatalogueFile('products/all.csv').trimEnd().split('\n');
  const set = (sku: string, type: string, values: string) =>
    `${sku},,${type},"Default Category/Natural Stone Tiles",${sku},,,20,1,"Catalog, Search",,,${sku.toLowerCase()},,,,,,,,${values}`;
  const bundle = 'dynamic,"name=Tile,type=select,required=1,sku=CAR,default_qty=1",';
  return smallCatalogue({
    'products/all.csv': [
      `${header},bundle_price_type,bundle_values,associated_skus`,
      ...rows.map((row) => `${row},,,`),
      set('SET', 'grouped', ',,"SLT=1,CAR=2"'),
      set('KIT', 'bundle', bundle),
    ].join('\n'),
  });
};

describeWithDatabases('products that show others', (open) => {
  test('are their configurable products, groups and bundles', async () => {
    const database = await open();
    await openCatalogueShop(database, folder());
    const products = await database.kysely.selectFrom('product').select(['id', 'sku']).execute();
    const parents = async (...skus: string[]) => {
      const ids = products.filter(({ sku }) => skus.includes(sku)).map(({ id }) => id);
      const found = await parentsOf(database.kysely, ids);
      return products.flatMap(({ id, sku }) => (found.includes(id) ? [sku] : [])).sort();
    };
    expect(await parents('CAR')).toEqual(['KIT', 'SET']);
    expect(await parents('SLT')).toEqual(['SET']);
    expect(await parents('CAL-12-POL', 'SLT')).toEqual(['CAL', 'SET']);
    expect(await parents('TRV')).toEqual([]);
    expect(await parents()).toEqual([]);
  });
});
