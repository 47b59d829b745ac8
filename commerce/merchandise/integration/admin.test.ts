import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { settleCatalog } from '#commerce/merchandise/catalog/service.ts';
import { openCatalogueShop, CATALOGUE_SHOP } from '#commerce/import/testing/catalogue-shop.ts';
import type { CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { callsTo } from '#commerce/platform/testing/test-shop.ts';
import { createIntegration } from './service.ts';
import { isScope, SCOPES } from './scope-rules.ts';

describeWithDatabase('administration over REST', (open) => {
  let shop: CatalogueShop;
  let rest: ReturnType<typeof callsTo>['rest'];
  let token: string;
  let reader: string;

  beforeAll(async () => {
    shop = await openCatalogueShop(await open(CATALOGUE_SHOP));
    ({ rest } = callsTo(shop.commerce));
    const made = async (name: string, scopes: readonly string[]) =>
      (await createIntegration(shop.commerce.platform, { name, scopes: scopes.filter(isScope) })) ?? '';
    token = await made('erp', Object.keys(SCOPES));
    reader = await made('orders-alone', ['orders:read']);
  });

  const call = (method: string, path: string, body?: unknown, by = token) =>
    rest(method, path, body, { authorization: `Bearer ${by}` });
  const where = (field: string, value: string, condition = 'eq') =>
    `searchCriteria[filter_groups][0][filters][0][field]=${field}&searchCriteria[filter_groups][0][filters][0][value]=${encodeURIComponent(value)}&searchCriteria[filter_groups][0][filters][0][condition_type]=${condition}`;

  test('every scope has routes, which are closed to integrations without it', async () => {
    for (const path of [
      '/V1/products',
      '/V1/products/SLT',
      '/V1/products/attributes',
      '/V1/products/attributes/material',
      '/V1/products/attributes/material/options',
      '/V1/stockItems/SLT',
      '/V1/inventory/source-items',
      '/V1/categories',
      '/V1/customers/search',
      '/V1/customers/1',
      '/V1/cmsPage/search',
      '/V1/cmsBlock/1',
    ]) {
      expect([path, (await rest('GET', path)).status]).toEqual([path, 401]);
      expect([path, (await call('GET', path, undefined, reader)).status]).toEqual([path, 401]);
    }
    const body = { product: { price: 1 } };
    expect((await call('PUT', '/V1/products/SLT', body, reader)).status).toBe(401);
  });

  test('products by criteria, in the wording and currency of the store view', async () => {
    const { body } = await call('GET', `/V1/products?${where('sku', 'SLT')}`);
    expect(body.items).toMatchObject([
      { sku: 'SLT', type_id: 'simple', status: 1, price: expect.any(Number) as number },
    ]);
    const [slate] = body.items;
    expect(slate.extension_attributes.stock_item).toMatchObject({ product_id: slate.id, manage_stock: true });
    expect((await call('GET', '/V1/products/SLT')).body).toEqual(slate);
    const us = (await call('GET', '/US_EN/V1/products/SLT')).body;
    expect(us.price).not.toBe(slate.price);
    expect((await call('GET', '/CA_FR/V1/products/CAL')).body.name).toBe('Lumen Calacatta doré');
    expect(
      (await call('GET', `/V1/products?${where('type_id', 'configurable')}&fields=items[sku],total_count`)).body,
    ).toEqual({
      items: [{ sku: 'CAL' }],
      total_count: 1,
    });
    expect((await call('GET', '/V1/products/NOTHING')).status).toBe(404);
    const { body: tree } = await call('GET', '/V1/categories');
    expect([tree.id, tree.children_data.map(({ name }: { name: string }) => name)]).toEqual([
      2,
      ['Manufactured Tiles', 'Natural Stone Tiles'],
    ]);
  });

  test('attributes by criteria, by code and by id, with their options in the wording of the store view', async () => {
    const { body } = await call('GET', `/V1/products/attributes?${where('attribute_code', 'mat%', 'like')}`);
    expect([body.total_count, body.items[0]]).toMatchObject([
      1,
      { attribute_code: 'material', frontend_input: 'select', default_frontend_label: 'Material' },
    ]);
    const [material] = body.items;
    expect((await call('GET', `/V1/products/attributes/${material.attribute_id}`)).body).toEqual(material);
    const options = (await call('GET', '/V1/products/attributes/material/options')).body;
    expect(options).toEqual(material.options);
    const french = (await call('GET', '/CA_FR/V1/products/attributes/material')).body;
    expect(french.default_frontend_label).toBe('Matériau');
    expect(french.options.map(({ value }: { value: string }) => value)).toEqual(
      options.map(({ value }: { value: string }) => value),
    );
    expect((await call('GET', '/V1/products/attributes/nothing')).status).toBe(404);
    expect((await call('GET', `/V1/products/attributes?${where('nothing', '1')}`)).status).toBe(400);
  });

  test('stock and prices are set all or nothing, and visible to shoppers at once', async () => {
    const shown = async () => {
      await settleCatalog(shop.commerce.platform);
      const { data } = await shop.execute(
        '{ products(filter: { sku: { eq: "SLT" } }) { items { stock_status price_range { minimum_price { regular_price { value } } } } } }',
      );
      return data.products.items[0];
    };
    const put = (lines: unknown) => call('POST', '/V1/inventory/source-items', { sourceItems: lines });
    const line = (sku: string, quantity: unknown) => ({ sku, source_code: 'default', quantity, status: 1 });
    expect((await put([line('SLT', 0)])).status).toBe(200);
    expect((await shown()).stock_status).toBe('OUT_OF_STOCK');
    expect((await put([line('SLT', 12), line('NOTHING', 1)])).status).toBe(400);
    expect((await put([line('SLT', 1.5)])).status).toBe(400);
    expect((await put([line('CAL', 1)])).status).toBe(400);
    expect((await put([{ ...line('SLT', 1), source_code: 'moon' }])).status).toBe(400);
    expect((await shown()).stock_status).toBe('OUT_OF_STOCK');
    const { id } = (await call('GET', '/V1/products/SLT')).body;
    expect((await call('PUT', `/V1/products/SLT/stockItems/${id}`, { stockItem: { qty: 7 } })).body).toBe(id);
    expect((await shown()).stock_status).toBe('IN_STOCK');
    expect((await call('GET', `/V1/inventory/source-items?${where('sku', 'SLT')}`)).body.items).toEqual([
      { sku: 'SLT', source_code: 'default', quantity: 7, status: 1 },
    ]);
    const { kysely } = shop.commerce.platform.db;
    await sql`update stock set reserved = 3 where product_id = ${id}`.execute(kysely);
    expect((await put([line('SLT', 2)])).status).toBe(400);
    await sql`update stock set reserved = 0 where product_id = ${id}`.execute(kysely);

    const before = (await call('GET', '/US_EN/V1/products/SLT')).body.price;
    expect((await call('PUT', '/V1/products/SLT', { product: { price: 123.45 } })).body.price).toBe(123.45);
    expect((await shown()).price_range.minimum_price.regular_price.value).toBe(123.45);
    expect((await call('GET', '/US_EN/V1/products/SLT')).body.price).toBe(before);
    const prices = [{ sku: 'SLT', price: 99.5, store_id: 2 }];
    expect((await call('POST', '/V1/products/base-prices', { prices })).body).toEqual([]);
    expect((await call('GET', '/US_EN/V1/products/SLT')).body.price).toBe(99.5);
    // Views with the same currency share one price, so prices read for all views can be written back.
    const read = (await call('POST', '/V1/products/base-prices-information', { skus: ['SLT'] })).body;
    expect(read.length).toBe(3);
    const raised = read.map((each: { price: number }) => ({ ...each, price: each.price + 1 }));
    expect(await call('POST', '/V1/products/base-prices', { prices: raised })).toMatchObject({ status: 200, body: [] });
    expect((await call('POST', '/V1/products/base-prices-information', { skus: ['SLT'] })).body).toEqual(raised);
    const reduced = [1, 3].map((store_id) => ({ sku: 'SLT', price: 90 + store_id, store_id }));
    expect((await call('POST', '/V1/products/special-price', { prices: reduced })).status).toBe(200);
    expect((await call('POST', '/V1/products/special-price-information', { skus: ['SLT'] })).body).toMatchObject([
      { price: 93, store_id: 1 },
      { price: 93, store_id: 3 },
    ]);
    expect((await call('POST', '/V1/products/special-price-delete', { prices: reduced })).status).toBe(200);
    await call('POST', '/V1/products/base-prices', { prices: read });
    for (const price of [-1, 1e12])
      expect((await call('PUT', '/V1/products/SLT', { product: { price } })).status).toBe(400);
    expect((await call('PUT', '/V1/products/CAL', { product: { price: 1 } })).status).toBe(400);
    expect((await shown()).price_range.minimum_price.regular_price.value).toBe(123.45);
  });

  test('accounts and content are read by criteria and by id', async () => {
    const customer = { email: 'ann@admin.example', firstname: 'Ann', lastname: 'Roy' };
    await rest('POST', '/V1/customers', { customer, password: 'Marble-12-slab' });
    const { body } = await call('GET', `/V1/customers/search?${where('email', 'ann@%', 'like')}`);
    expect([body.total_count, body.items[0]]).toMatchObject([1, { ...customer, addresses: [] }]);
    const [ann] = body.items;
    expect((await call('GET', `/V1/customers/${ann.id}`)).body).toEqual(ann);
    expect([ann.created_in, ann.updated_at]).toEqual(['Canada (EN)', ann.created_at]);
    await sql`update customer set updated_at = '2026-01-01T12:00:00Z'`.execute(shop.commerce.platform.db.kysely);
    const since = async () =>
      (await call('GET', `/V1/customers/search?${where('updated_at', '2026-01-02 00:00:00', 'gteq')}`)).body
        .total_count;
    expect(await since()).toBe(0);
    await call('PUT', `/V1/customers/${ann.id}`, { customer: { firstname: 'Zoé' } });
    expect(await since()).toBe(1);
    expect(await call('GET', '/V1/customers/999')).toMatchObject({
      status: 404,
      body: { parameters: { fieldName: 'customerId', fieldValue: '999' } },
    });
    const pages = (await call('GET', '/V1/cmsPage/search?searchCriteria')).body;
    expect(pages.total_count).toBeGreaterThan(0);
    expect((await call('GET', `/V1/cmsPage/${pages.items[0].id}`)).body).toEqual(pages.items[0]);
    expect((await call('GET', '/V1/cmsPage/9999')).status).toBe(404);
    const blocks = (await call('GET', `/V1/cmsBlock/search?${where('active', '1')}`)).body;
    for (const block of blocks.items) expect((await call('GET', `/V1/cmsBlock/${block.id}`)).body).toEqual(block);
  });

  test('an account is found by each of its fields, and by no other value', async () => {
    const customer = { email: 'bea@admin.example', firstname: 'Béa', lastname: 'Côté' };
    await rest('POST', '/V1/customers', { customer, password: 'Marble-12-slab' });
    const found = async (field: string, value: unknown, condition?: string) =>
      (await call('GET', `/V1/customers/search?${where(field, String(value), condition)}`)).body.items as Record<
        string,
        unknown
      >[];
    const [bea] = (await found('email', customer.email)) as [Record<string, unknown>];
    const isFound = async (...requested: Parameters<typeof found>) =>
      (await found(...requested)).some(({ email }) => email === customer.email);
    for (const field of ['id', 'email', 'firstname', 'lastname', 'group_id', 'store_id', 'website_id']) {
      const other = typeof bea[field] === 'number' ? bea[field] + 1 : 'other';
      expect([field, await isFound(field, bea[field]), await isFound(field, other)]).toEqual([field, true, false]);
    }
    expect([await isFound('entity_id', bea['id']), await isFound('entity_id', 1)]).toEqual([true, false]);
    for (const field of ['created_at', 'updated_at'])
      expect([await isFound(field, bea[field], 'gteq'), await isFound(field, bea[field], 'lt')]).toEqual([true, false]);
  });
});
