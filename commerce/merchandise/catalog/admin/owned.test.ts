import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { createIntegration } from '#commerce/merchandise/integration/service.ts';
import { openCatalogueShop, CATALOGUE_SHOP } from '#commerce/import/testing/catalogue-shop.ts';
import type { CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { smallCatalogue } from '#commerce/import/testing/small-catalogue.ts';
import { loadCatalogue } from '#commerce/import/service.ts';
import { settleCatalog } from '#commerce/merchandise/catalog/service.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { callsTo } from '#commerce/platform/testing/test-shop.ts';

describeWithDatabase('prices and stock of an ERP', (open) => {
  let shop: CatalogueShop;
  let call: (method: string, path: string, body?: unknown) => Promise<{ status: number; body: unknown }>;
  beforeAll(async () => {
    shop = await openCatalogueShop(await open(CATALOGUE_SHOP));
    const { rest } = callsTo(shop.commerce);
    const token = await createIntegration(shop.commerce.platform, {
      name: 'erp',
      scopes: ['catalog:read', 'catalog:write'],
    });
    call = (method, path, body) => rest(method, path, body, { authorization: `Bearer ${token}` });
  });
  const information = async (kind: string) =>
    (await call('POST', `/V1/products/${kind}-information`, { skus: ['SLT'] })).body as { price: number }[];
  const seen = async () => ({
    stock: ((await call('GET', '/V1/stockItems/SLT')).body as { qty: number }).qty,
    prices: (await information('base-prices')).map(({ price }) => price),
    special: (await information('special-price')).map(({ price }) => price),
  });

  test('owned prices survive a load in their currency only; a takeover overwrites them', async () => {
    const { platform } = shop.commerce;
    const before = await seen();
    expect((await loadCatalogue(platform, smallCatalogue())).unchanged).toEqual({
      prices: 0,
      quantities: 0,
      ownStock: 0,
    });
    const lines = [{ sku: 'SLT', source_code: 'default', quantity: 3, status: 1 }];
    await call('POST', '/V1/inventory/source-items', { sourceItems: lines });
    await call('POST', '/V1/products/base-prices', { prices: [{ sku: 'SLT', price: 77.25, store_id: 1 }] });
    const set = await seen();
    expect([set.stock, set.prices.filter((price) => price === 77.25).length]).toEqual([3, 2]);
    expect((await loadCatalogue(platform, smallCatalogue())).unchanged).toEqual({
      prices: 1,
      quantities: 1,
      ownStock: 0,
    });
    expect(await seen()).toEqual(set);
    const taken = await loadCatalogue(platform, smallCatalogue(), { isTakenOver: true });
    expect([taken.unchanged, await seen()]).toEqual([{ prices: 0, quantities: 0, ownStock: 0 }, before]);
  });

  test('a change of many prices that is interrupted before its last step changes and purges nothing', async () => {
    const { kysely } = shop.commerce.platform.db;
    const purged: string[] = [];
    const end = shop.commerce.onPurge((tags) => purged.push(...tags));
    const before = await seen();
    const prices = ['CAR', 'TRV', 'SLT'].map((sku) => ({ sku, price: 88, store_id: 1 }));
    await sql`create function interrupt() returns trigger language plpgsql as $$ begin raise 'interrupted'; end $$`.execute(
      kysely,
    );
    await sql`create trigger interrupted before insert on job for each row execute function interrupt()`.execute(
      kysely,
    );
    expect((await call('POST', '/V1/products/base-prices', { prices })).status).toBe(500);
    await sql`drop trigger interrupted on job`.execute(kysely);
    await settleCatalog(shop.commerce.platform);
    expect([await seen(), purged]).toEqual([before, []]);
    expect((await call('POST', '/V1/products/base-prices', { prices })).status).toBe(200);
    await settleCatalog(shop.commerce.platform);
    end();
    expect((await seen()).prices).toContain(88);
    expect(purged).toContain(tag.products);
    await loadCatalogue(shop.commerce.platform, smallCatalogue(), { isTakenOver: true });
  });

  test('a price that is set again purges nothing', async () => {
    const purged: string[] = [];
    const end = shop.commerce.onPurge((tags) => purged.push(...tags));
    const put = (price: number) =>
      call('POST', '/V1/products/base-prices', { prices: [{ sku: 'CAR', price, store_id: 1 }] });
    expect((await put(61)).status).toBe(200);
    await settleCatalog(shop.commerce.platform);
    expect(purged).toContain(tag.products);
    purged.length = 0;
    expect((await put(61)).status).toBe(200);
    await settleCatalog(shop.commerce.platform);
    end();
    expect(purged).toEqual([]);
    await loadCatalogue(shop.commerce.platform, smallCatalogue(), { isTakenOver: true });
  });

  test('lots are set with a quantity; without lots they remain while they fit, and are deleted otherwise', async () => {
    const { platform } = shop.commerce;
    const read = async () =>
      (await call('GET', '/V1/stockItems/CAR')).body as { item_id: number; qty: number; extension_attributes: unknown };
    const { item_id: id } = await read();
    const put = (qty: number, lots?: readonly object[]) =>
      call('PUT', `/V1/products/CAR/stockItems/${id}`, {
        stockItem: { qty, ...(lots ? { extension_attributes: { lots } } : {}) },
      });
    const saved = async () => (await read()).extension_attributes;
    await loadCatalogue(platform, smallCatalogue({ 'lots.csv': 'sku,lot,qty\nCAR,F,2\n' }));
    expect(await saved()).toEqual({ lots: [{ code: 'F', qty: 2 }] });
    const lots = [
      { code: 'A', qty: 3 },
      { code: 'B', qty: 4 },
    ];
    await put(9, lots);
    expect(await saved()).toEqual({ lots });
    await put(8);
    expect(await saved()).toEqual({ lots });
    await loadCatalogue(platform, smallCatalogue({ 'lots.csv': 'sku,lot,qty\nCAR,F,2\n' }));
    expect(await saved()).toEqual({ lots });
    for (const wrong of [[{ code: 'A', qty: 9 }], [lots[0]!, lots[0]!], [{ code: 'A', qty: 0.5 }], [{ qty: 1 }]])
      expect((await put(8, wrong)).status).toBe(400);
    await put(6);
    expect(await saved()).toEqual({ lots: [] });
    await put(9, lots);
    await loadCatalogue(platform, smallCatalogue({ 'lots.csv': 'sku,lot,qty\nCAR,F,2\n' }), { isTakenOver: true });
    expect(await saved()).toEqual({ lots: [{ code: 'F', qty: 2 }] });
    await loadCatalogue(platform, smallCatalogue());
    expect(await saved()).toEqual({ lots: [] });
  });

  test('empty lots are not returned to a program', async () => {
    const read = async () => (await call('GET', '/V1/stockItems/CAR')).body as { item_id: number };
    const { item_id: id } = await read();
    const lots = [
      { code: 'A', qty: 3 },
      { code: 'B', qty: 0 },
    ];
    const stockItem = { qty: 3, extension_attributes: { lots } };
    expect((await call('PUT', `/V1/products/CAR/stockItems/${id}`, { stockItem })).status).toBe(200);
    expect(await read()).toMatchObject({ extension_attributes: { lots: [{ code: 'A', qty: 3 }] } });
    await loadCatalogue(shop.commerce.platform, smallCatalogue(), { isTakenOver: true });
  });

  test('a special price with its dates is set, shown, preserved by a load and removed', async () => {
    const reduced = { sku: 'SLT', price: 1.5, store_id: 1, price_from: '2020-01-01 00:00:00', price_to: '2090-01-01' };
    expect((await call('POST', '/V1/products/special-price', { prices: [reduced] })).body).toEqual([]);
    const [shown] = await information('special-price');
    expect(shown).toEqual({ ...reduced, price_to: '2090-01-01 00:00:00' });
    const { body } = await call('GET', '/V1/products/SLT');
    expect((body as { custom_attributes: object[] }).custom_attributes).toEqual(
      expect.arrayContaining([
        { attribute_code: 'special_from_date', value: '2020-01-01 00:00:00' },
        { attribute_code: 'special_to_date', value: '2090-01-01 00:00:00' },
      ]),
    );
    const filtered = async (field: string, condition: string, value: string) => {
      const filter = `searchCriteria[filter_groups][0][filters][0]`;
      const where = Object.entries({ field, condition_type: condition, value }).map(
        ([key, one]) => `${filter}[${key}]=${one}`,
      );
      return ((await call('GET', `/V1/products?${where.join('&')}`)).body as { items: { sku: string }[] }).items.some(
        ({ sku }) => sku === 'SLT',
      );
    };
    expect([
      await filtered('special_from_date', 'eq', '2020-01-01 00:00:00'),
      await filtered('special_from_date', 'gt', '2020-01-01 00:00:00'),
      await filtered('special_to_date', 'eq', '2090-01-01'),
      await filtered('special_to_date', 'gt', '2090-01-01'),
    ]).toEqual([true, false, true, false]);
    await shop.load(smallCatalogue());
    expect((await information('special-price'))[0]).toEqual(shown);
    const { data } = await shop.execute(
      '{ products(filter: { sku: { eq: "SLT" } }) { items { price_range { minimum_price { final_price { value } } } } } }',
    );
    expect(data.products.items[0].price_range.minimum_price.final_price.value).toBe(1.5);
    await call('POST', '/V1/products/special-price-delete', { prices: [reduced] });
    expect(await information('special-price')).toEqual([]);
    for (const wrong of [{ price: -1 }, { sku: 'NOTHING' }, { price_from: 'soon' }, { store_id: 99 }])
      expect((await call('POST', '/V1/products/special-price', { prices: [{ ...reduced, ...wrong }] })).status).toBe(
        400,
      );
    expect((await call('POST', '/V1/products/tier-prices-information', { skus: ['SLT'] })).body).toEqual([]);
    expect((await call('POST', '/V1/products/tier-prices-information', { skus: ['NOTHING'] })).status).toBe(400);
  });
});
