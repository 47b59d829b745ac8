import { beforeAll, expect, test } from 'vitest';
import { openCatalogueShop, CATALOGUE_SHOP } from '#commerce/import/testing/catalogue-shop.ts';
import type { CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { describeWithDatabases } from '#commerce/platform/database/testing/database.ts';
import { testContext } from '#commerce/platform/testing/platform.ts';
import {
  decrementStock,
  findSellable,
  findSellableById,
  findVariantSku,
  returnStock,
  settleCatalog,
} from './service.ts';

describeWithDatabases('catalogue data for the cart', (open) => {
  let shop: CatalogueShop;
  beforeAll(async () => {
    shop = await openCatalogueShop(await open(CATALOGUE_SHOP));
  });

  const sellable = async (sku: string, storeView: 'CA_EN' | 'CA_FR' | 'US_EN' = 'CA_EN') => {
    const { kysely } = await open();
    const found = (await findSellable(testContext(shop.commerce.platform, { storeView }), kysely, [sku, 'NONE'])).get(
      sku,
    );
    if (!found) throw new Error(`${sku} is not there`);
    return found;
  };

  const take = async (lines: [string, number][]) => {
    const database = await open();
    const ids = await Promise.all(
      lines.map(async ([sku, quantity]) => ({ productId: (await sellable(sku)).productId, quantity })),
    );
    return database.tx((db) => decrementStock(shop.commerce.platform, db, ids));
  };

  test('a variant with its parent, options, prices, weight and picture', async () => {
    expect(await sellable('CAL-24-POL', 'CA_FR')).toMatchObject({
      type: 'simple',
      name: 'Lumen Calacatta 24 × 48, polished',
      parent: { sku: 'CAL', name: 'Lumen Calacatta doré', urlKey: 'lumen-calacatta', isEnabled: true },
      urlKey: 'lumen-calacatta',
      options: [
        { attributeCode: 'size', attributeLabel: 'Format', optionLabel: '24 × 48 po' },
        { attributeCode: 'finish', attributeLabel: 'Fini', optionLabel: 'Poli' },
      ],
      prices: { CAD: { regular: 12_000, final: 10_000 }, USD: { regular: 9000, final: 9000 } },
      weightGrams: 31_900,
      taxClass: 'Taxable Goods',
      imageFile: 'lumen-calacatta.webp',
      imageLabel: 'Vu de face',
      available: 3,
      isEnabled: true,
      isPriceHidden: false,
    });
    expect(await sellable('SLB')).toMatchObject({ parent: null, options: [], isPriceHidden: true });
    expect(await sellable('OFF')).toMatchObject({ isEnabled: false });
    expect(await sellable('CAL')).toMatchObject({ type: 'configurable', available: 0 });
    const { productId } = await sellable('CAR');
    const byId = await findSellableById(testContext(shop.commerce.platform), (await open()).kysely, [productId]);
    expect(byId.get(productId)?.sku).toBe('CAR');
  });

  test('option values select the variant; missing or wrong ones do not', async () => {
    const { kysely } = await open();
    const uids = (await sellable('CAL-24-POL')).options.map(({ valueUid }) => valueUid);
    expect(await findVariantSku(kysely, 'CAL', uids)).toBe('CAL-24-POL');
    expect(await findVariantSku(kysely, 'CAL', uids.slice(1))).toBeNull();
    expect(await findVariantSku(kysely, 'CAL', [...uids, 'x'])).toBeNull();
    expect(await findVariantSku(kysely, 'CAR', uids)).toBeNull();
  });

  test('stock is decremented for all lines or for none', async () => {
    expect(
      await take([
        ['CAL-24-POL', 2],
        ['CAR', 10],
      ]),
    ).toEqual({ ok: true, lots: [] });
    expect(await sellable('CAR')).toMatchObject({ available: 40 });
    const short = await take([
      ['CAR', 5],
      ['CAL-24-POL', 1],
      ['CAL-24-POL', 1],
    ]);
    expect(short).toEqual({
      ok: false,
      short: [{ productId: (await sellable('CAL-24-POL')).productId, requested: 2, available: 1 }],
    });
    expect(await sellable('CAR')).toMatchObject({ available: 40 });
  });

  test('lists show sold and returned stock, and every number of an outlet item', async () => {
    const status = async () =>
      (
        await shop.execute(
          '{ products(filter: { sku: { eq: "TRV" } }) { items { stock_status only_x_left_in_stock } } }',
        )
      ).data.products.items[0];
    expect(await status()).toEqual({ stock_status: 'IN_STOCK', only_x_left_in_stock: 7 });
    await take([['TRV', 5]]);
    await settleCatalog(shop.commerce.platform);
    expect(await status()).toEqual({ stock_status: 'IN_STOCK', only_x_left_in_stock: 2 });
    await take([['TRV', 2]]);
    await settleCatalog(shop.commerce.platform);
    expect(await status()).toEqual({ stock_status: 'OUT_OF_STOCK', only_x_left_in_stock: 0 });
    const { productId } = await sellable('TRV');
    await (await open()).tx((db) => returnStock(shop.commerce.platform, db, [{ productId, quantity: 7 }]));
    await settleCatalog(shop.commerce.platform);
    expect(await status()).toEqual({ stock_status: 'IN_STOCK', only_x_left_in_stock: 7 });
  });

  test('simultaneous buyers: nothing is sold twice, no request hangs', async () => {
    const buyers = Array.from({ length: 20 }, (_, at) =>
      take(
        at % 2
          ? [
              ['CAR', 3],
              ['SLB', 1],
            ]
          : [
              ['SLB', 1],
              ['CAR', 3],
            ],
      ),
    );
    const outcomes = await Promise.all(buyers);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await sellable('SLB')).toMatchObject({ available: 0 });
    expect(await sellable('CAR')).toMatchObject({ available: 34 });
  });
});
