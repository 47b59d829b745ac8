import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openCatalogueShop, CATALOGUE_SHOP } from '#commerce/import/testing/catalogue-shop.ts';
import type { CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { callsTo } from '#commerce/platform/testing/test-shop.ts';
import { createIntegration } from './service.ts';
import { isScope, SCOPES } from './scope-rules.ts';

describeWithDatabase('first requests of connectors to a Magento', (open) => {
  let shop: CatalogueShop;
  let rest: ReturnType<typeof callsTo>['rest'];
  let token: string;
  beforeAll(async () => {
    shop = await openCatalogueShop(await open(CATALOGUE_SHOP));
    ({ rest } = callsTo(shop.commerce));
    token =
      (await createIntegration(shop.commerce.platform, { name: 'erp', scopes: Object.keys(SCOPES).filter(isScope) })) ??
      '';
    await call('PUT', '/V1/products/CAR/stockItems/1', { stock_item: { qty: 18 } });
  });
  const call = (method: string, path: string, body?: unknown, by = token) =>
    rest(method, path, body, { authorization: `Bearer ${by}` });
  const filter = (field: string, value: string, condition = 'eq', group = 0) =>
    `searchCriteria[filter_groups][${group}][filters][0][field]=${field}&searchCriteria[filter_groups][${group}][filters][0][value]=${encodeURIComponent(value)}&searchCriteria[filter_groups][${group}][filters][0][condition_type]=${condition}`;
  const skus = async (...filters: string[]): Promise<string[]> =>
    (await call('GET', `/V1/products?${filters.join('&')}`)).body.items.map(({ sku }: { sku: string }) => sku);

  test('each resource needs its scope', async () => {
    const paths: Readonly<Record<string, readonly string[]>> = {
      'stores:read': [
        '/V1/store/storeViews',
        '/V1/store/storeGroups',
        '/V1/store/websites',
        '/V1/store/storeConfigs',
        '/V1/modules',
      ],
      'catalog:read': [
        '/V1/inventory/sources',
        '/V1/inventory/stocks',
        '/V1/inventory/is-product-salable/CAR/1',
        '/V1/configurable-products/CAL/children',
        '/V1/products/CAR/links/related',
      ],
      'customers:read': ['/V1/customerGroups/search?searchCriteria', '/V1/customerGroups/1'],
      'promotions:read': ['/V1/salesRules/search?searchCriteria'],
    };
    for (const [scope, list] of Object.entries(paths)) {
      const others = Object.keys(SCOPES).filter((one) => one !== scope);
      const without =
        (await createIntegration(shop.commerce.platform, {
          name: `no-${scope.replace(':', '-')}`,
          scopes: others.filter(isScope),
        })) ?? '';
      const alone =
        (await createIntegration(shop.commerce.platform, {
          name: `only-${scope.replace(':', '-')}`,
          scopes: [scope].filter(isScope),
        })) ?? '';
      for (const path of list) {
        expect([path, (await rest('GET', path)).status]).toEqual([path, 401]);
        expect([path, (await call('GET', path, undefined, without)).status]).toEqual([path, 401]);
        expect([path, (await call('GET', path, undefined, alone)).status]).toEqual([path, 200]);
      }
    }
  });

  test('stores: websites, groups, views and their settings, with Magento’s own of its administration', async () => {
    expect((await call('GET', '/V1/store/websites')).body).toEqual([
      { id: 0, code: 'admin', name: 'Admin', default_group_id: 0 },
      { id: 1, code: 'base', name: 'Tessera', default_group_id: 1 },
    ]);
    expect((await call('GET', '/V1/store/storeGroups')).body).toEqual([
      expect.objectContaining({ id: 0, default_store_id: 0 }),
      {
        id: 1,
        website_id: 1,
        root_category_id: 2,
        default_store_id: 1,
        name: 'Tessera Canada',
        code: 'main_website_store',
      },
      { id: 2, website_id: 1, root_category_id: 2, default_store_id: 2, name: 'Tessera USA', code: 'usa_store' },
    ]);
    const { body: views } = await call('GET', '/V1/store/storeViews');
    expect(views.map(({ id, code, store_group_id }: Record<string, unknown>) => [id, code, store_group_id])).toEqual([
      [0, 'admin', 0],
      [1, 'CA_EN', 1],
      [2, 'US_EN', 2],
      [3, 'CA_FR', 1],
    ]);
    const { body: configs } = await call('GET', '/V1/store/storeConfigs?storeCodes[]=US_EN');
    expect(configs).toEqual([
      expect.objectContaining({
        id: 2,
        code: 'US_EN',
        website_id: 1,
        locale: 'en_US',
        base_currency_code: 'USD',
        weight_unit: 'kgs',
        base_url: expect.stringContaining('https://shop.test'),
      }),
    ]);
    expect((await call('GET', '/V1/store/storeConfigs')).body).toHaveLength(3);
    expect((await call('GET', '/V1/modules')).body).toContain('Magento_Catalog');
  });

  test('inventory: one source, one stock, and salable quantities', async () => {
    const sources = (await call('GET', '/V1/inventory/sources')).body;
    expect([sources.total_count, sources.items[0].source_code]).toEqual([1, 'default']);
    expect((await call('GET', '/V1/inventory/sources/default')).body.enabled).toBe(true);
    expect((await call('GET', '/V1/inventory/sources/other')).status).toBe(404);
    expect((await call('GET', '/V1/inventory/stocks')).body.items).toMatchObject([
      { stock_id: 1, extension_attributes: { sales_channels: [{ type: 'website', code: 'base' }] } },
    ]);
    expect((await call('GET', '/V1/inventory/stock-resolver/website/base')).body).toMatchObject({ stock_id: 1 });
    for (const [sku, salable] of [
      ['CAR', true],
      ['car', true],
      ['SLT', false],
      ['CAL', true],
    ] as const)
      expect([sku, (await call('GET', `/V1/inventory/is-product-salable/${sku}/1`)).body]).toEqual([sku, salable]);
    expect((await call('GET', '/V1/inventory/is-product-salable/CAR/2')).status).toBe(404);
    expect((await call('GET', '/V1/inventory/get-product-salable-quantity/CAR/1')).body).toBe(18);
    expect((await call('GET', '/V1/inventory/are-products-salable?skus[0]=CAR&skus[1]=SLT&stockId=1')).body).toEqual([
      { sku: 'CAR', stock_id: 1, salable: true },
      { sku: 'SLT', stock_id: 1, salable: false },
    ]);
    expect((await call('GET', '/V1/stockItems/CAR')).body).toMatchObject({
      min_qty: 0,
      use_config_min_qty: true,
      backorders: 0,
      use_config_backorders: true,
      min_sale_qty: 1,
      max_sale_qty: 10_000,
    });
    const { item_id: id } = (await call('GET', '/V1/stockItems/SLT')).body;
    const rule = async (stockItem: object) => {
      await call('PUT', `/V1/products/SLT/stockItems/${id}`, { stockItem: { qty: 0, ...stockItem } });
      const { is_in_stock, backorders, use_config_backorders } = (await call('GET', '/V1/stockItems/SLT')).body;
      return { is_in_stock, backorders, use_config_backorders };
    };
    await sql`insert into stock_rule (is_offered, days, two_shipments, few_left) values (false, 14, 'once', 5)`.execute(
      shop.commerce.platform.db.kysely,
    );
    expect(await rule({ backorders: 1 })).toEqual({ is_in_stock: true, backorders: 1, use_config_backorders: false });
    expect((await call('GET', '/V1/inventory/is-product-salable/SLT/1')).body).toBe(true);
    expect(await rule({ use_config_backorders: true })).toEqual({
      is_in_stock: false,
      backorders: 0,
      use_config_backorders: true,
    });
    expect(
      (await call('PUT', `/V1/products/SLT/stockItems/${id}`, { stockItem: { qty: 0, backorders: 3 } })).status,
    ).toBe(400);
    const places = await rest('GET', '/V1/inventory/in-store-pickup/pickup-locations?searchRequest[pageSize]=2');
    expect([places.status, Object.keys(places.body)]).toEqual([200, ['items', 'search_request', 'total_count']]);
  });

  test('variants of a configurable product and its options', async () => {
    const { body } = await call('GET', '/V1/configurable-products/cal/children');
    expect(body.map(({ sku }: { sku: string }) => sku)).toContain('CAL-12-POL');
    expect(body[0]).toMatchObject({ type_id: 'simple', price: expect.any(Number) });
    const { body: options } = await call('GET', '/V1/configurable-products/CAL/options/all');
    expect(options[0]).toMatchObject({ label: 'Size', position: 0, values: [{ value_index: expect.any(Number) }, {}] });
    expect((await call('GET', '/V1/configurable-products/CAR/children')).status).toBe(400);
    expect((await call('GET', '/V1/configurable-products/NONE/children')).status).toBe(404);
  });

  test('links of a product are read, added and removed', async () => {
    const items = [
      { sku: 'CAR', link_type: 'related', linked_product_sku: 'trv', linked_product_type: 'simple', position: 1 },
    ];
    expect((await call('POST', '/V1/products/CAR/links', { items })).body).toBe(true);
    expect((await call('GET', '/V1/products/car/links/related')).body).toEqual([
      { sku: 'CAR', link_type: 'related', linked_product_sku: 'TRV', linked_product_type: 'simple', position: 0 },
    ]);
    expect((await call('GET', '/V1/products/CAR/links/odd')).status).toBe(404);
    expect((await call('DELETE', '/V1/products/CAR/links/related/TRV')).body).toBe(true);
    expect((await call('DELETE', '/V1/products/CAR/links/related/TRV')).status).toBe(404);
    expect((await call('GET', '/V1/products/CAR/links/related')).body).toEqual([]);
    expect((await call('GET', '/V1/products/links/types')).body).toContainEqual({ code: 4, name: 'upsell' });
  });

  test('customer groups and cart rules by criteria', async () => {
    const { body } = await call('GET', `/V1/customerGroups/search?${filter('code', '%e%', 'like')}`);
    expect(body.items.map(({ code }: { code: string }) => code)).toEqual([
      'NOT LOGGED IN',
      'General',
      'Wholesale',
      'Retailer',
    ]);
    expect((await call('GET', '/V1/customerGroups/default')).body).toMatchObject({ id: 1, code: 'General' });
    expect((await call('GET', '/V1/customerGroups/77')).status).toBe(404);
    expect((await call('GET', '/V1/salesRules/search?searchCriteria')).body).toMatchObject({
      total_count: expect.any(Number),
    });
    expect((await call('GET', '/V1/salesRules/999')).status).toBe(404);
  });

  test('every list needs criteria, at least empty ones', async () => {
    for (const path of [
      '/V1/orders',
      '/V1/invoices',
      '/V1/shipments',
      '/V1/creditmemos',
      '/V1/products',
      '/V1/customers/search',
      '/V1/cmsPage/search',
      '/V1/categories/list',
      '/V1/products/attributes',
      '/V1/salesRules/search',
      '/V1/customerGroups/search',
    ]) {
      const refused = await call('GET', path);
      expect([path, refused.status, refused.body.parameters]).toEqual([path, 400, { fieldName: 'searchCriteria' }]);
      for (const criteria of [
        'searchCriteria',
        'searchCriteria=all',
        'searchCriteria[pageSize]=1',
        'search_criteria[page_size]=1',
      ])
        expect([path, criteria, (await call('GET', `${path}?${criteria}`)).status]).toEqual([path, criteria, 200]);
    }
  });

  test('products are filtered by category, set, store, prices and the merchant’s attributes', async () => {
    const { id, parent } = await (async () => {
      const { body: tree } = await call('GET', '/V1/categories');
      const stone = tree.children_data.find(({ name }: { name: string }) => name === 'Natural Stone Tiles');
      const marble = stone.children_data.find(({ name }: { name: string }) => name === 'Marble');
      return { id: marble.id, parent: stone.id };
    })();
    const inCategory = await skus(filter('category_id', String(id)));
    expect(inCategory).toContain('CAR');
    expect(inCategory).not.toContain('SLT');
    expect(await skus(filter('category_id', `${id},${parent}`, 'in'))).toEqual(expect.arrayContaining(['CAR', 'SLT']));
    expect(await skus(filter('category_id', String(id), 'neq'))).not.toContain('CAR');
    const all = await skus('searchCriteria');
    for (const [field, value] of [
      ['attribute_set_id', '4'],
      ['store_id', '1'],
      ['website_id', '1'],
    ] as const) {
      expect([field, await skus(filter(field, value))]).toEqual([field, all]);
      expect([field, await skus(filter(field, '99'))]).toEqual([field, []]);
    }
    expect((await skus(filter('special_price', '0', 'gt'))).toSorted()).toEqual(['CAL-24-POL', 'TRV']);
    expect(await skus(filter('special_price', '', 'null'))).not.toContain('TRV');
    expect(await skus(filter('is_in_stock', '0'), filter('sku', 'SLT', 'eq', 1))).toEqual(['SLT']);
    expect(await skus(filter('weight', '1000', 'gt'))).toEqual([]);
    const { body: options } = await call('GET', '/V1/products/attributes/material/options');
    const marble = options.find(({ label }: { label: string }) => label === 'Marble').value;
    expect(await skus(filter('material', marble))).toEqual(['CAR', 'SLB', 'OFF']);
    expect(await skus(filter('material', marble, 'neq'))).not.toContain('CAR');
    expect((await call('GET', `/V1/products?${filter('nothing', '1')}`)).status).toBe(400);
  });

  test('product lists and search are public', async () => {
    const { body, status } = await rest(
      'GET',
      `/V1/products-render-info?${filter('sku', 'CAR')}&storeId=1&currencyCode=CAD`,
    );
    expect([status, body.items]).toEqual([
      200,
      [
        expect.objectContaining({
          name: 'Aurelia Carrara',
          type: 'simple',
          is_salable: '1',
          url: expect.stringContaining('aurelia-carrara'),
          price_info: expect.objectContaining({
            final_price: 45.5,
            formatted_prices: expect.objectContaining({ final_price: '$45.50' }),
          }),
        }),
      ],
    ]);
    const search = (more: string) =>
      rest(
        'GET',
        `/V1/search?searchCriteria[requestName]=quick_search_container&${filter('search_term', 'carrara')}${more}`,
      );
    const found = (await search('&searchCriteria[pageSize]=5&searchCriteria[currentPage]=0')).body;
    expect(found).toMatchObject({
      total_count: 1,
      search_criteria: { request_name: 'quick_search_container', current_page: 0 },
    });
    const { body: product } = await call('GET', '/V1/products/CAR');
    expect(found.items).toEqual([{ id: product.id, custom_attributes: [{ attribute_code: 'score', value: '1' }] }]);
    expect((await rest('GET', '/V1/search?searchCriteria[pageSize]=1')).status).toBe(400);
  });
});
