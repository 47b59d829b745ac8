import { beforeAll, expect, test } from 'vitest';
import { openAuthoringShop, type AuthoringShop } from '#commerce/merchandise/authoring/testing/authoring.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { changesOf } from '#commerce/platform/staff/changes-store.ts';
import { startImports } from './service.ts';
import { smallCatalogue } from '../testing/small-catalogue.ts';

describeWithDatabase('CSV files uploaded by staff', (open) => {
  let shop: AuthoringShop;
  beforeAll(async () => {
    shop = await openAuthoringShop(open, ['catalog:read', 'catalog:write']);
    startImports(shop.commerce.platform);
    Object.assign(shop.commerce.platform.settings, { catalogue: smallCatalogue() });
  });

  const upload = async (content: string) => {
    const { body: id } = await shop.call('POST', '/V1/catalogue-imports', { file: { name: 'prices.csv', content } });
    await shop.commerce.platform.jobs.runDue();
    return { id, found: (await shop.call('GET', `/V1/catalogue-imports/${id}`)).body };
  };
  const apply = async (id: number) => {
    const reply = await shop.call('POST', `/V1/catalogue-imports/${id}/apply`);
    await shop.commerce.platform.jobs.runDue();
    return { reply, found: (await shop.call('GET', `/V1/catalogue-imports/${id}`)).body };
  };
  const product = async (sku: string, store = '') => (await shop.call('GET', `${store}/V1/products/${sku}`)).body;

  test('show every change before they are applied, and write nothing until then', async () => {
    const { id, found } = await upload(
      'sku,name,price\nCAR,Aurelia Carrara Extra,47.00\nTRV,Tivola Travertine,30.00\n',
    );
    expect(found).toMatchObject({
      state: 'checked',
      result: {
        problems: [],
        products: 2,
        changed: 1,
        changes: [
          {
            sku: 'CAR',
            is_new: false,
            fields: [
              { field: 'name', from: 'Aurelia Carrara', to: 'Aurelia Carrara Extra' },
              { field: 'price [CAD]', from: '45.50', to: '47.00' },
            ],
          },
        ],
      },
    });
    expect((await product('CAR')).price).toBe(45.5);
    const { reply, found: done } = await apply(id);
    expect(reply.status).toBe(200);
    expect(done).toMatchObject({ state: 'applied', done: 2, total: 2 });
    expect(await product('CAR')).toMatchObject({ name: 'Aurelia Carrara Extra', price: 47 });
    expect((await product('CAR', '/CA_FR')).name).toBe('Aurelia Carrare');
    expect(await changesOf(shop.commerce.platform.db.kysely, `import ${id}`)).toMatchObject([
      { action: 'import-applied', who: 'pim' },
    ]);
    expect((await apply(id)).reply.status).toBe(400);
    const { body: changes } = await shop.call('GET', '/V1/products/CAR/changes');
    expect(changes[0]).toMatchObject({ action: 'product-imported', who: 'pim', after: { 'price [CAD]': '47.00' } });
  });

  test('a row with an unknown SKU has one problem with the columns of a new product', async () => {
    const { found } = await upload('sku,price\nCAR,47.00\nCAAR,48.00\n');
    expect(found.result.problems).toEqual([
      {
        file: null,
        line: 3,
        column: 'sku',
        message: expect.stringContaining('there is no product "CAAR"'),
        code: 'SKU_NEW',
        parameters: { sku: 'CAAR', columns: 'weight, name, url_key' },
      },
    ]);
  });

  test('a row of a product made by staff names the columns that the files lack', async () => {
    const product = { sku: 'OWN-1', name: 'Own', price: 5, attribute_set_id: 4, type_id: 'simple', weight: 1 };
    expect((await shop.call('POST', '/V1/products', { product })).status).toBe(200);
    const { found } = await upload('sku,price\nOWN-1,6.00\n');
    expect(found.result.problems).toMatchObject([{ line: 2, code: 'SKU_NOT_IN_FILES' }]);
  });

  test('stay when the folder is loaded again', async () => {
    await shop.reload();
    expect(await product('CAR')).toMatchObject({ name: 'Aurelia Carrara Extra', price: 47 });
    expect((await product('TRV')).price).toBe(30);
  });

  test('report problems with line and column, and cannot be applied then', async () => {
    const { id, found } = await upload('sku;name;price\nCAR;"Two\nlines";45.50\nTRV;;12,34,5\n');
    expect(found.state).toBe('refused');
    expect(found.result.problems).toContainEqual({
      file: null,
      line: 4,
      column: 'price',
      message: expect.any(String),
      code: 'AMOUNT',
      parameters: { text: '12,34,5' },
    });
    expect((await apply(id)).reply.status).toBe(400);
    expect((await upload('name,price\nx,1\n')).found).toMatchObject({
      state: 'refused',
      result: { problems: [{ line: 1, code: 'COLUMN_MISSING', parameters: { column: 'sku' } }] },
    });
  });

  test('name the line of the uploaded file for a repeated product, and the owner of a used URL key', async () => {
    const { found } = await upload('sku,name\nCAR,"Two\nlines"\nTRV,Tivola\nCAR,Once\n');
    expect(found.result.problems).toMatchObject([
      { file: null, line: 5, code: 'SKU_TWICE', parameters: { sku: 'CAR', line: 3 } },
    ]);
    const { custom_attributes: values } = await product('SLT');
    const { value: urlKey } = values.find(({ attribute_code: code }: { attribute_code: string }) => code === 'url_key');
    const { found: clash } = await upload(`sku,url_key\nTRV,${urlKey}\n`);
    expect(clash.result.problems).toMatchObject([{ code: 'URL_KEY_TAKEN', column: 'url_key', parameters: { urlKey } }]);
  });

  test('replace prices and texts set by staff in their own columns alone', async () => {
    await shop.call('PUT', '/V1/products/SLT', { product: { name: 'Staff Slate', price: 33 } });
    const { id, found } = await upload('sku,price\nSLT,31.00\n');
    expect(found.result.changes).toEqual([
      { sku: 'SLT', is_new: false, fields: [{ field: 'price [CAD]', from: '33.00', to: '31.00' }] },
    ]);
    await apply(id);
    expect(await product('SLT')).toMatchObject({ name: 'Staff Slate', price: 31 });
  });

  test('add products with all columns, and stock', async () => {
    const header = 'sku,product_type,name,price,url_key,categories,visibility,weight,qty,additional_attributes';
    const { id, found } = await upload(
      `${header}\nNEW-9,simple,New Marble,12.00,new-marble-9,Default Category/Natural Stone Tiles/Marble,"Catalog, Search",9,4,material=marble\n`,
    );
    expect(found.result.changes).toMatchObject([{ sku: 'NEW-9', is_new: true }]);
    await apply(id);
    expect(await product('NEW-9')).toMatchObject({
      name: 'New Marble',
      price: 12,
      status: 1,
      extension_attributes: { stock_item: { qty: 4 } },
    });
    await upload('sku,qty\nCAR,77\n').then(({ id: next }) => apply(next));
    expect((await product('CAR')).extension_attributes.stock_item.qty).toBe(77);
    await shop.reload();
    expect((await product('CAR')).extension_attributes.stock_item.qty).toBe(77);
  });
});
