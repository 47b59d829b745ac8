import { expect, test } from 'vitest';
import { openCatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { composedCatalogue } from '#commerce/import/testing/composed-catalogue.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { parentsOf } from './stock-store.ts';

describeWithDatabase('products that show others', (open) => {
  test('are their configurable products, groups and bundles', async () => {
    const database = await open();
    await openCatalogueShop(database, composedCatalogue());
    const products = await database.kysely.selectFrom('product').select(['id', 'sku']).execute();
    const parents = async (...skus: string[]) => {
      const ids = products.filter(({ sku }) => skus.includes(sku)).map(({ id }) => id);
      const found = await parentsOf(database.kysely, ids);
      return products.flatMap(({ id, sku }) => (found.includes(id) ? [sku] : [])).sort();
    };
    expect(await parents('CAR')).toEqual(['KIT', 'SET']);
    expect(await parents('SLT')).toEqual(['SET']);
    expect(await parents('CAL-12-POL', 'SLT')).toEqual(['CAL', 'SET']);
    expect(await parents('TRV')).toEqual(['KIT']);
    expect(await parents('SLB')).toEqual([]);
    expect(await parents()).toEqual([]);
  });
});
