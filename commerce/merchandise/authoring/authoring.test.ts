import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { sharp } from '#commerce/platform/pictures.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openAuthoringShop, type AuthoringShop } from './testing/authoring.ts';

describeWithDatabase('categories, attributes, pictures and content of a program', (open) => {
  let shop: AuthoringShop;
  beforeAll(async () => {
    shop = await openAuthoringShop(open, [
      'catalog:read',
      'catalog:write',
      'content:read',
      'content:write',
      'customers:read',
      'customers:write',
    ]);
  });
  const call: AuthoringShop['call'] = (...given) => shop.call(...given);
  const route = async (url: string, store = 'CA_EN') =>
    (await shop.seen(`{ route(url: "${url}") { __typename relative_url redirect_code } }`, store)).route;
  const idOf = async (name: string): Promise<number> => {
    const where = `searchCriteria[filter_groups][0][filters][0][field]=name&searchCriteria[filter_groups][0][filters][0][value]=${encodeURIComponent(name)}`;
    return (await call('GET', `/V1/categories/list?${where}`)).body.items[0]?.id;
  };
  const names = async (parent: string, store = 'CA_EN') =>
    (
      await shop.seen(
        `{ categories(filters: { name: { match: "${parent}" } }) { items { children { name } } } }`,
        store,
      )
    ).categories.items[0].children.map(({ name }: { name: string }) => name);

  test('a category is created, named in two languages, filled, and remains after a load', async () => {
    const parent_id = await idOf('Natural Stone Tiles');
    const made = await call('POST', '/V1/categories', {
      category: { parent_id, name: 'Quartzite', is_active: true, custom_attributes: [] },
    });
    expect(made.body).toMatchObject({ parent_id, name: 'Quartzite', is_active: true, level: 3 });
    const { id } = made.body;
    await call('PUT', `/CA_FR/V1/categories/${id}`, { category: { name: 'Quartzites' } });
    const productLink = { sku: 'SLT', position: 4, category_id: String(id) };
    expect((await call('POST', `/V1/categories/${id}/products`, { productLink })).body).toBe(true);
    const check = async () => {
      expect((await call('GET', `/V1/categories/${id}/products`)).body).toEqual([productLink]);
      expect(await route('natural-stone-tiles/quartzite')).toMatchObject({ __typename: 'CategoryTree' });
      expect(await names('Natural Stone Tiles')).toContain('Quartzite');
      const { products } = await shop.seen(`{ products(filter: { category_id: { eq: "${id}" } }) { items { sku } } }`);
      expect(products.items).toEqual([{ sku: 'SLT' }]);
    };
    await check();
    await shop.reload();
    await check();
    expect((await call('GET', `/CA_FR/V1/categories/${id}`)).body.name).toBe('Quartzites');
    expect((await call('DELETE', `/V1/categories/${id}/products/SLT`)).body).toBe(true);
    expect((await call('GET', `/V1/categories/${id}/products`)).body).toEqual([]);
  });

  test('a renamed and moved category is not created again by a load, and its old URL redirects', async () => {
    const id = await idOf('Marble');
    const to = await idOf('Manufactured Tiles');
    await call('PUT', `/V1/categories/${id}`, {
      category: { name: 'Marbles', custom_attributes: [{ attribute_code: 'url_key', value: 'marbles' }] },
    });
    expect(
      (await call('PUT', `/V1/categories/${id}/move`, { parentId: to, afterId: await idOf('Porcelain') })).body,
    ).toBe(true);
    const check = async () => {
      expect(await names('Manufactured Tiles')).toEqual(['Porcelain', 'Marbles']);
      expect(await names('Natural Stone Tiles')).not.toContain('Marbles');
      expect(await idOf('Marble')).toBeUndefined();
      expect(await route('natural-stone-tiles/marble')).toMatchObject({ redirect_code: 301 });
      expect(await route('manufactured-tiles/marbles')).toMatchObject({ redirect_code: 0 });
    };
    await check();
    await shop.reload();
    await check();
    const own = await call('PUT', `/V1/categories/${to}/move`, { parentId: id });
    expect(own.status).toBe(400);
  });

  test('a deleted category stays deleted with its descendants; its products remain', async () => {
    const id = await idOf('Natural Stone Tiles');
    expect((await call('DELETE', `/V1/categories/${id}`)).body).toBe(true);
    await shop.reload();
    expect(await idOf('Natural Stone Tiles')).toBeUndefined();
    expect(await route('natural-stone-tiles')).toBeNull();
    expect((await call('GET', '/V1/products/TRV')).body.status).toBe(1);
    expect((await call('DELETE', '/V1/categories/2')).status).toBe(400);
    await shop.reload({ isTakenOver: true });
    expect(await route('natural-stone-tiles')).toMatchObject({ __typename: 'CategoryTree' });
  });

  test('an attribute with options becomes a filter of lists; both remain after a load', async () => {
    const attribute = {
      attribute_code: 'quarry',
      frontend_input: 'select',
      default_frontend_label: 'Quarry',
      frontend_labels: [{ store_id: 3, label: 'Carrière' }],
      is_filterable: 1,
      is_searchable: '1',
      options: [{ label: 'Lac-Beauport' }],
    };
    const made = await call('POST', '/V1/products/attributes', { attribute });
    expect(made.body).toMatchObject({
      attribute_code: 'quarry',
      is_filterable: true,
      options: [{ label: 'Lac-Beauport' }],
    });
    const option = { label: 'Vermont', store_labels: [{ store_id: 3, label: 'Vermont (É.-U.)' }] };
    const id = (await call('POST', '/V1/products/attributes/quarry/options', { option })).body;
    expect(id).toMatch(/^\d+$/);
    const custom_attributes = [{ attribute_code: 'quarry', value: id }];
    await call('PUT', '/V1/products/SLT', { product: { custom_attributes } });
    const check = async () => {
      const { products } = await shop.seen(
        `{ products(filter: { quarry: { eq: "${id}" } }) { items { sku } aggregations { attribute_code label options { label } } } }`,
        'CA_FR',
      );
      expect(products.items).toEqual([{ sku: 'SLT' }]);
      expect(products.aggregations).toContainEqual({
        attribute_code: 'quarry',
        label: 'Carrière',
        options: [{ label: 'Vermont (É.-U.)' }],
      });
    };
    await check();
    await shop.reload();
    await check();
    await call('PUT', '/V1/products/attributes/material', {
      attribute: { default_frontend_label: 'Substance', frontend_input: 'select' },
    });
    await shop.reload();
    expect((await call('GET', '/V1/products/attributes/material')).body.default_frontend_label).toBe('Substance');
    expect((await call('DELETE', `/V1/products/attributes/quarry/options/${id}`)).body).toBe(true);
    expect((await call('DELETE', '/V1/products/attributes/quarry')).body).toBe(true);
    for (const wrong of [
      { attribute_code: 'Bad Code' },
      { attribute_code: 'material' },
      { attribute_code: 'price' },
      { frontend_input: 'gallery' },
      { default_frontend_label: '' },
      { frontend_labels: [{ store_id: 99, label: 'x' }] },
      { frontend_input: 'text' },
      { options: [{ label: 'One' }, { label: 'One' }] },
    ])
      expect([
        wrong,
        (await call('POST', '/V1/products/attributes', { attribute: { ...attribute, ...wrong } })).status,
      ]).toEqual([wrong, 400]);
    expect((await call('DELETE', '/V1/products/attributes/size')).status).toBe(400);
    expect((await call('POST', '/V1/products/attributes/material/options', { option: { label: ' ' } })).status).toBe(
      400,
    );
  });

  test('a picture is stored, shown with its label, and remains after a load; an invalid picture is refused', async () => {
    const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#a54' } })
      .png()
      .toBuffer();
    const entry = {
      media_type: 'image',
      label: 'Cleft face',
      types: ['image', 'small_image'],
      content: { base64_encoded_data: bytes.toString('base64'), type: 'image/png', name: '../../Cleft FACE.php' },
    };
    const id = (await call('POST', '/V1/products/SLT/media', { entry })).body;
    const { file } = (await call('GET', `/V1/products/SLT/media/${id}`)).body;
    expect(file).toMatch(/^\/p\/[0-9a-f]{2}\/cleft-face-[0-9a-f]{12}\.png$/);
    const { varDir } = shop.commerce.platform.settings;
    expect(existsSync(join(varDir, 'media/catalog/product', file))).toBe(true);
    const shown = async () =>
      (await shop.seen('{ products(filter: { sku: { eq: "SLT" } }) { items { image { url label } } } }')).products
        .items[0].image;
    expect(await shown()).toMatchObject({ url: expect.stringContaining(file), label: 'Cleft face' });
    await shop.reload();
    expect(await shown()).toMatchObject({ url: expect.stringContaining(file) });
    expect(
      (await call('PUT', `/V1/products/SLT/media/${id}`, { entry: { ...entry, label: 'Face', disabled: true } })).body,
    ).toBe(true);
    expect(await shown()).not.toMatchObject({ label: 'Face' });
    expect((await call('DELETE', `/V1/products/SLT/media/${id}`)).body).toBe(true);
    expect((await call('GET', `/V1/products/SLT/media/${id}`)).status).toBe(404);
    for (const content of [
      { ...entry.content, base64_encoded_data: Buffer.from('<svg/>').toString('base64') },
      { ...entry.content, base64_encoded_data: '%%%' },
      { ...entry.content, base64_encoded_data: '' },
    ])
      expect((await call('POST', '/V1/products/SLT/media', { entry: { ...entry, content } })).status).toBe(400);
  });

  test('a product is created with its picture; sending back an unchanged product changes nothing', async () => {
    const bytes = await sharp({ create: { width: 31, height: 20, channels: 3, background: '#5a4' } })
      .png()
      .toBuffer();
    const content = { base64_encoded_data: bytes.toString('base64'), type: 'image/png', name: 'moss.png' };
    const picture = { media_type: 'image', label: 'Moss', types: ['image', 'small_image', 'thumbnail'], content };
    const product = { sku: 'MOSS', name: 'Moss', price: 12, type_id: 'simple', attribute_set_id: 4 };
    const save = async (entries: object[]) =>
      (await call('POST', '/V1/products', { product: { ...product, media_gallery_entries: entries } })).body;
    const made = await save([picture]);
    expect(made.media_gallery_entries).toMatchObject([
      { label: 'Moss', types: ['image', 'small_image', 'thumbnail'], file: expect.stringMatching(/moss-/) },
    ]);
    expect((await save(made.media_gallery_entries)).media_gallery_entries).toEqual(made.media_gallery_entries);
    expect((await save([picture])).media_gallery_entries).toHaveLength(1);
    const wrong = { ...picture, content: { ...content, base64_encoded_data: 'PHN2Zy8+' } };
    expect(
      (await call('POST', '/V1/products', { product: { ...product, sku: 'FERN', media_gallery_entries: [wrong] } }))
        .status,
    ).toBe(400);
    expect((await call('GET', '/V1/products/FERN')).status).toBe(404);
    expect((await call('DELETE', '/V1/products/MOSS')).body).toBe(true);
  });

  test('pages and blocks are written per view, move with a redirect, and remain after a load', async () => {
    const page = { identifier: 'our-quarries', title: 'Our quarries', content: '<p>Where it comes from</p>' };
    const made = (await call('POST', '/V1/cmsPage', { page })).body;
    expect(made).toMatchObject({ ...page, active: true });
    expect(await route('our-quarries')).toMatchObject({ __typename: 'CmsPage' });
    await call('PUT', `/CA_FR/V1/cmsPage/${made.id}`, {
      page: { title: 'Nos carrières', content: '<p>D’où elle vient</p>' },
    });
    await call('PUT', `/V1/cmsPage/${made.id}`, { page: { identifier: 'quarries' } });
    const faq = (await call('GET', '/V1/cmsPage/search?searchCriteria')).body.items.find(
      ({ identifier }: { identifier: string }) => identifier === 'faq',
    );
    await call('PUT', `/V1/cmsPage/${faq.id}`, { page: { content: '<p>Ask us</p>' } });
    const [block] = (await call('GET', '/V1/cmsBlock/search?searchCriteria')).body.items;
    await call('PUT', `/V1/cmsBlock/${block.id}`, { block: { content: '<p>Written</p>' } });
    const check = async () => {
      expect(await route('our-quarries')).toMatchObject({ redirect_code: 301, relative_url: 'quarries' });
      const request = (identifier: string) => `{ cmsPage(identifier: "${identifier}") { title content } }`;
      expect((await shop.seen(request('quarries'), 'CA_FR')).cmsPage.title).toBe('Nos carrières');
      expect((await shop.seen(request('quarries'))).cmsPage.title).toBe('Our quarries');
      expect((await shop.seen(request('faq'))).cmsPage.content).toBe('<p>Ask us</p>');
      expect((await shop.seen(request('faq'), 'CA_FR')).cmsPage.title).toBe('Foire aux questions');
      expect(
        (await shop.seen(`{ cmsBlocks(identifiers: ["${block.identifier}"]) { items { content } } }`)).cmsBlocks
          .items[0].content,
      ).toBe('<p>Written</p>');
    };
    await check();
    await shop.reload();
    await check();
    expect((await call('DELETE', `/V1/cmsPage/${faq.id}`)).body).toBe(true);
    await shop.reload();
    expect(await route('faq')).toBeNull();
    for (const wrong of [
      { identifier: 'quarries' },
      { identifier: 'A B' },
      { identifier: '7' },
      { title: '' },
      { identifier: 'manufactured-tiles' },
    ])
      expect([wrong, (await call('POST', '/V1/cmsPage', { page: { ...page, ...wrong } })).status]).toEqual([
        wrong,
        400,
      ]);
  });

  test('an account is changed with its addresses, and deleted; its email address cannot be changed', async () => {
    const customer = { email: 'ann@authoring.example', firstname: 'Ann', lastname: 'Roy' };
    const { id } = (await shop.rest('POST', '/V1/customers', { customer, password: 'Marble-12-slab' })).body;
    const put = (change: object) => call('PUT', `/V1/customers/${id}`, { customer: { ...customer, ...change } });
    expect((await put({ lastname: 'Tremblay', group_id: 2 })).body).toMatchObject({
      lastname: 'Tremblay',
      group_id: 2,
    });
    const address = {
      firstname: 'Ann',
      lastname: 'Roy',
      street: ['1 Main St'],
      city: 'Laval',
      region: { region_code: 'QC' },
      postcode: 'H7A 1A1',
      country_id: 'CA',
      telephone: '514-555-0101',
    };
    expect((await put({ addresses: [address] })).body.addresses).toMatchObject([{ city: 'Laval' }]);
    expect((await put({})).body.addresses).toHaveLength(1);
    expect((await put({ addresses: [] })).body.addresses).toEqual([]);
    expect((await put({ email: 'other@authoring.example' })).status).toBe(400);
    for (const group_id of [0, 10_000]) expect((await put({ group_id })).status).toBe(400);
    expect((await put({ firstname: '' })).status).toBe(400);
    const reader = await shop.program('crm', ['customers:read']);
    expect((await call('DELETE', `/V1/customers/${id}`, undefined, reader)).status).toBe(401);
    expect((await call('DELETE', `/V1/customers/${id}`)).body).toBe(true);
    expect((await call('GET', `/V1/customers/${id}`)).status).toBe(404);
  });
});
