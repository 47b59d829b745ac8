import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import { searchStaff } from './search-staff.ts';
import { openAuthoringShop, type AuthoringShop } from './testing/authoring.ts';

type Attributes = readonly { attribute_code: string; value: unknown }[];

describeWithDatabase('products of a program', (open) => {
  let shop: AuthoringShop;
  beforeAll(async () => {
    shop = await openAuthoringShop(open, ['catalog:read', 'catalog:write']);
  });

  const call: AuthoringShop['call'] = (...given) => shop.call(...given);
  const load: AuthoringShop['reload'] = (options) => shop.reload(options);
  const shown = async (sku: string, store = 'CA_EN') =>
    (
      await shop.seen(
        `{ products(filter: { sku: { eq: "${sku}" } }) { items { name url_key meta_title categories { name } price_range { minimum_price { regular_price { value } } } } } }`,
        store,
      )
    ).products.items[0];
  const found = async (word: string) =>
    (await shop.seen(`{ products(search: "${word}") { items { sku } } }`)).products.items.map(
      ({ sku }: { sku: string }) => sku,
    );
  const at = async (url: string) =>
    (await shop.seen(`{ urlResolver(url: "${url}") { type redirectCode relative_url } }`)).urlResolver;
  const value = (product: { custom_attributes: Attributes }, code: string) =>
    product.custom_attributes.find((one) => one.attribute_code === code)?.value;
  const category = async (name: string): Promise<number> => {
    const where = `searchCriteria[filter_groups][0][filters][0][field]=name&searchCriteria[filter_groups][0][filters][0][value]=${name}`;
    return (await call('GET', `/V1/categories/list?${where}`)).body.items[0].id;
  };
  const optionId = async (code: string, label: string) =>
    (await call('GET', `/V1/products/attributes/${code}/options`)).body.find(
      (one: { label: string }) => one.label === label,
    ).value;

  test.each(['2126-06-30 00:00:00', '2126-06-30 12:00:00'])(
    'a special price has the dates that were sent: %s',
    async (last) => {
      const days = { special_from_date: '2026-06-01 00:00:00', special_to_date: last };
      const attributes = Object.entries({ special_price: '40.00', ...days }).map(([attribute_code, given]) => ({
        attribute_code,
        value: given,
      }));
      const product = { sku: 'DATED', name: 'Dated', price: 50, type_id: 'simple', custom_attributes: attributes };
      await call('POST', '/V1/products', { product });
      const { body } = await call('GET', '/V1/products/DATED');
      expect(Object.keys(days).map((code) => value(body, code))).toEqual(Object.values(days));
      await call('DELETE', '/V1/products/DATED');
    },
  );

  test('staff rebuild a lost search index', async () => {
    await sql`truncate search_document, search_term`.execute(shop.commerce.platform.db.kysely);
    expect(await found('tile')).toEqual([]);
    expect(await runStaff(shop.commerce.platform, [searchStaff], ['search', 'rebuild'])).toMatch(
      /^\d+ products are indexed again\.$/,
    );
    expect((await found('tile')).length).toBeGreaterThan(3);
  });

  test('a new product is listed, found, priced, in stock and has a URL', async () => {
    const product = {
      sku: 'NEW-1',
      name: 'Ombrelle Ledger Tile',
      price: 61.5,
      weight: 20.5,
      attribute_set_id: 4,
      type_id: 'simple',
      extension_attributes: {
        stock_item: { qty: 14 },
        category_links: [{ category_id: await category('Marble'), position: 3 }],
      },
      custom_attributes: [
        { attribute_code: 'material', value: await optionId('material', 'Marble') },
        { attribute_code: 'suitability', value: [await optionId('suitability', 'Floor')] },
        { attribute_code: 'coverage_sq_ft', value: '11.5' },
        { attribute_code: 'description', value: '<p>Ridged.</p>' },
        { attribute_code: 'tax_class_id', value: '2' },
      ],
    };
    const made = await call('POST', '/V1/products', { product });
    expect([made.status, made.body]).toMatchObject([
      200,
      { sku: 'NEW-1', price: 61.5, weight: 20.5, extension_attributes: { stock_item: { qty: 14 } } },
    ]);
    expect(value(made.body, 'url_key')).toBe('ombrelle-ledger-tile');
    expect(await shown('NEW-1')).toMatchObject({
      name: 'Ombrelle Ledger Tile',
      categories: [{ name: 'Marble' }],
      price_range: { minimum_price: { regular_price: { value: 61.5 } } },
    });
    expect(await found('ombrelle')).toEqual(['NEW-1']);
    expect(await at('ombrelle-ledger-tile.html')).toMatchObject({ type: 'PRODUCT', redirectCode: 0 });
    await load();
    expect(await shown('NEW-1')).toMatchObject({ name: 'Ombrelle Ledger Tile' });
  });

  test('owned fields survive a load per view; other fields follow the catalogue until a takeover', async () => {
    const before = (await call('GET', '/V1/products/SLT')).body;
    expect((await call('PUT', '/V1/products/SLT', { product: { name: 'Gaspé Slate' } })).body.name).toBe('Gaspé Slate');
    await call('PUT', '/CA_FR/V1/products/SLT', {
      product: { custom_attributes: [{ attribute_code: 'meta_title', value: 'Ardoise de Gaspé' }] },
    });
    await call('PUT', '/V1/products/SLT', {
      product: { custom_attributes: [{ attribute_code: 'url_key', value: 'gaspe-slate' }] },
    });
    const seen = async () => [await shown('SLT'), await shown('SLT', 'CA_FR')];
    const [english, french] = await seen();
    expect([english.name, english.meta_title, french.name, french.meta_title]).toEqual([
      'Gaspé Slate',
      null,
      'Ardoise Saguenay',
      'Ardoise de Gaspé',
    ]);
    expect(await found('gaspe')).toEqual(['SLT']);
    expect(await at('saguenay-slate.html')).toMatchObject({ redirectCode: 301, relative_url: 'gaspe-slate.html' });
    await load();
    expect(await seen()).toEqual([english, french]);
    await load({ isTakenOver: true });
    expect((await call('GET', '/V1/products/SLT')).body).toMatchObject({ name: before.name, status: 1 });
    expect(await at('gaspe-slate.html')).toMatchObject({ redirectCode: 301 });
  });

  test('a size is searched as such until the last product with it is deleted', async () => {
    const sizes = async () => {
      const { kysely } = await open();
      return (await kysely.selectFrom('search_size').select('word').execute()).map(({ word }) => word);
    };
    const before = await sizes();
    for (const sku of ['ODD-1', 'ODD-2'])
      await call('POST', '/V1/products', { product: { sku, name: `Tile 7 × 31 in ${sku}`, price: 5 } });
    expect((await sizes()).length).toBeGreaterThan(before.length);
    const all = await sizes();
    await call('DELETE', '/V1/products/ODD-1');
    expect(await sizes()).toEqual(all);
    await call('DELETE', '/V1/products/ODD-2');
    expect((await sizes()).sort()).toEqual(before.sort());
  });

  test('a renamed product leaves no size behind that no other product has', async () => {
    const sizes = async () => {
      const { kysely } = shop.commerce.platform.db;
      return (await kysely.selectFrom('search_size').select('word').execute()).map(({ word }) => word).sort();
    };
    const before = await sizes();
    await call('POST', '/V1/products', { product: { sku: 'ODD', name: 'Tile 7 × 31 in', price: 5 } });
    expect(await sizes()).not.toEqual(before);
    await call('PUT', '/V1/products/ODD', { product: { name: 'Odd tile' } });
    expect(await sizes()).toEqual(before);
    await call('DELETE', '/V1/products/ODD');
  });

  test('a word of a new product is a correction of mistyped ones', async () => {
    await call('POST', '/V1/products', { product: { sku: 'RARE', name: 'Zephyrine', price: 5 } });
    expect(await found('zephyrina')).toEqual(['RARE']);
    await call('DELETE', '/V1/products/RARE');
  });

  test('a disabled or deleted product remains so, also as a variant', async () => {
    await call('PUT', '/V1/products/TRV', { product: { status: 2 } });
    expect(await shown('TRV')).toBeUndefined();
    expect((await call('DELETE', '/V1/products/CAL-24-HON')).body).toBe(true);
    await load();
    expect(await shown('TRV')).toBeUndefined();
    expect((await call('GET', '/V1/products/CAL-24-HON')).status).toBe(404);
    const cal = (await call('GET', '/V1/products/CAL')).body;
    expect(cal.extension_attributes.configurable_product_links).toHaveLength(2);
    await load({ isTakenOver: true });
    expect(await shown('TRV')).toBeDefined();
    expect((await call('GET', '/V1/products/CAL-24-HON')).status).toBe(200);
  });

  test('a configurable product is created from different variants', async () => {
    const size = (await call('GET', '/V1/products/attributes/size')).body;
    const sizes: { value: string }[] = size.options;
    const ids = [];
    for (const [index, { value: one }] of sizes.entries()) {
      const product = {
        sku: `VAR-${index}`,
        name: `Variant ${index}`,
        price: 10 + index,
        visibility: 1,
        custom_attributes: [{ attribute_code: 'size', value: one }],
      };
      ids.push((await call('POST', '/V1/products', { product })).body.id);
    }
    const product = {
      sku: 'VAR',
      name: 'Variable Tile',
      type_id: 'configurable',
      price: 0,
      extension_attributes: {
        configurable_product_options: [{ attribute_id: size.attribute_id, label: 'Size', values: [] }],
        configurable_product_links: ids,
      },
    };
    const made = await call('POST', '/V1/products', { product });
    expect(made.body.extension_attributes.configurable_product_links).toEqual(ids);
    expect((await shown('VAR')).price_range.minimum_price.regular_price.value).toBe(10);
    const other = (await call('GET', '/V1/products/CAR')).body.id;
    const twice = { extension_attributes: { configurable_product_links: [ids[0], other] } };
    expect((await call('PUT', '/V1/products/VAR', { product: twice })).status).toBe(400);
  });

  test('invalid input is reported, and nothing is changed', async () => {
    const before = (await call('GET', '/V1/products/CAR')).body;
    const good = { sku: 'BAD-1', name: 'Bad', price: 1 };
    for (const wrong of [
      { name: '' },
      { price: undefined },
      { price: -1 },
      { sku: '  ' },
      { sku: 'x'.repeat(65) },
      { type_id: 'bundle' },
      { status: 3 },
      { visibility: 9 },
      { weight: -1 },
      { extension_attributes: { category_links: [{ category_id: '999', position: 0 }] } },
      { extension_attributes: { stock_item: { qty: 1.5 } } },
      { product_links: [{ link_type: 'odd', linked_product_sku: 'CAR' }] },
      { product_links: [{ link_type: 'related', linked_product_sku: 'NOTHING' }] },
      { custom_attributes: [{ attribute_code: 'material', value: '1' }] },
      { custom_attributes: [{ attribute_code: 'coverage_sq_ft', value: 'much' }] },
      { custom_attributes: [{ attribute_code: 'outlet', value: 'perhaps' }] },
      { custom_attributes: [{ attribute_code: 'nothing', value: 'x' }] },
      { custom_attributes: [{ attribute_code: 'url_key', value: 'Not A Key' }] },
      { custom_attributes: [{ attribute_code: 'url_key', value: 'aurelia-carrara' }] },
    ]) {
      const { status, body } = await call('POST', '/V1/products', { product: { ...good, ...wrong } });
      expect([wrong, status, typeof body.message]).toEqual([wrong, 400, 'string']);
      expect((await call('GET', '/V1/products/BAD-1')).status).toBe(404);
    }
    for (const [name, value] of [
      ['price', -4.5],
      ['weight', -1.25],
    ] as const)
      expect((await call('POST', '/V1/products', { product: { ...good, [name]: value } })).body.parameters).toEqual([
        value,
        name,
      ]);
    expect((await call('POST', '/V1/products', {})).status).toBe(400);
    expect((await call('DELETE', '/V1/products/NOTHING')).status).toBe(404);
    expect((await call('PUT', '/V1/products/CAR', { product: { type_id: 'configurable' } })).status).toBe(400);
    expect((await call('GET', '/V1/products/CAR')).body).toEqual(before);
  });
});
