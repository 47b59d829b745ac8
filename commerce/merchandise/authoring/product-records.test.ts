import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { CHANGED_BY_OTHERS } from '#contract/staff-roles.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { photo, readPhoto } from '#commerce/merchandise/reviews/testing/reviews.ts';
import { openAuthoringShop, type AuthoringShop } from './testing/authoring.ts';

const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describeWithDatabase('records of product changes', (open) => {
  let shop: AuthoringShop;
  let token: string;
  beforeAll(async () => {
    shop = await openAuthoringShop(open, ['catalog:read', 'catalog:write']);
    token = await shop.program('editor', ['catalog:read', 'catalog:write']);
  });

  const read = async (sku: string) => (await shop.call('GET', `/V1/products/${sku}`)).body;
  const versionOf = async (sku: string): Promise<string> => (await read(sku)).extension_attributes.version;
  const changes = async (sku: string) => (await shop.call('GET', `/V1/products/${sku}/changes`)).body;
  const write = (method: string, path: string, body: unknown, version: string) =>
    shop.rest(method, path, body, { authorization: `Bearer ${token}`, 'if-match': `"${version}"` });
  const list = async (...filters: readonly [string, string, string?][]) => {
    const query = filters
      .map(([field, value, condition = 'eq'], group) => {
        const at = `searchCriteria[filter_groups][${group}][filters][0]`;
        return `${at}[field]=${field}&${at}[value]=${encodeURIComponent(value)}&${at}[condition_type]=${condition}`;
      })
      .join('&');
    const { body } = await shop.call('GET', `/V1/products?${query}&searchCriteria[pageSize]=50`);
    return body.items.map(({ sku }: { sku: string }) => sku).toSorted();
  };

  test('a write with an outdated version is refused and changes nothing', async () => {
    const version = await versionOf('CAR');
    expect((await write('PUT', '/V1/products/CAR', { product: { weight: 21 } }, version)).status).toBe(200);
    const late = await write('PUT', '/V1/products/CAR', { product: { weight: 99 } }, version);
    expect(late).toMatchObject({ status: 412, body: { error_code: CHANGED_BY_OTHERS, parameters: ['CAR'] } });
    expect((await read('CAR')).weight).toBe(21);
    const body = { prices: [{ sku: 'CAR', price: 1, store_id: 1 }] };
    expect((await write('POST', '/V1/products/base-prices', body, version)).status).toBe(412);
    const tiers = {
      prices: [{ sku: 'CAR', price: 1, price_type: 'fixed', customer_group: 'ALL GROUPS', quantity: 2, website_id: 0 }],
    };
    expect((await write('POST', '/V1/products/tier-prices', tiers, version)).status).toBe(412);
    expect((await write('POST', '/V1/products/base-prices', body, await versionOf('CAR'))).status).toBe(200);
  });

  test('stock does not change the version', async () => {
    const version = await versionOf('TRV');
    const body = { sourceItems: [{ sku: 'TRV', source_code: 'default', quantity: 6, status: 1 }] };
    expect((await shop.call('POST', '/V1/inventory/source-items', body)).status).toBe(200);
    expect(await versionOf('TRV')).toBe(version);
  });

  test('changes have their author and the fields before and after', async () => {
    const product = { name: 'Ardoise du Saguenay' };
    await shop.call('PUT', '/CA_FR/V1/products/SLT', { product });
    await shop.call('PUT', '/V1/products/SLT', { product: { status: 2, price: 29.5 } });
    await shop.call('POST', '/V1/products/base-prices', { prices: [{ sku: 'slt', price: 30, store_id: 1 }] });
    expect(await changes('SLT')).toMatchObject([
      { action: 'prices', who: 'pim', before: { 'price [CAD]': '29.50' }, after: { 'price [CAD]': '30.00' } },
      {
        action: 'product-changed',
        who: 'pim',
        before: { product_online: 'true', 'price [CAD]': '28.00' },
        after: { product_online: 'false', 'price [CAD]': '29.50' },
      },
      { before: { 'name [CA_FR]': 'Ardoise Saguenay' }, after: { 'name [CA_FR]': 'Ardoise du Saguenay' } },
    ]);
  });

  test('tier prices are recorded', async () => {
    const prices = [
      { sku: 'TRV', price: 10, price_type: 'discount', customer_group: 'ALL GROUPS', quantity: 5, website_id: 0 },
    ];
    await shop.call('POST', '/V1/products/tier-prices', { prices });
    expect((await changes('TRV'))[0]).toMatchObject({
      before: { 'tier prices': '' },
      after: { 'tier prices': '5+ all groups 10 %' },
    });
  });

  test('stored texts name the views that have their own', async () => {
    const { body } = await shop.call('GET', '/V1/products/TRV/texts');
    expect(body.texts.map(({ store_id, name }: { store_id: number; name: string }) => [store_id, name])).toEqual([
      [0, 'Tivola Travertine'],
      [3, 'Travertin Tivola'],
    ]);
    expect(body.version).toBe(await versionOf('TRV'));
  });

  test('a photograph is stored without its place and its camera', async () => {
    const content = {
      base64_encoded_data: (await photo({ orientation: 6 })).toString('base64'),
      type: 'image/jpeg',
      name: 'yard.jpg',
    };
    const entry = { media_type: 'image', label: 'Yard', disabled: false, types: [], content };
    const { body: id } = await shop.call('POST', '/V1/products/CAR/media', { entry });
    const { body: picture } = await shop.call('GET', `/V1/products/CAR/media/${id}`);
    const { varDir } = shop.commerce.platform.settings;
    const stored = await readPhoto(await readFile(join(varDir, 'media/catalog/product', picture.file)));
    expect(stored).toMatchObject({ format: 'jpeg', width: 32, height: 64 });
    expect([stored.exif, stored.orientation]).toEqual([undefined, undefined]);
  });

  test('pictures are not changed with an outdated version', async () => {
    const version = await versionOf('CAL');
    expect((await write('PUT', '/V1/products/CAL', { product: { weight: 22 } }, version)).status).toBe(200);
    const { media_gallery_entries: pictures } = await read('CAL');
    const content = { base64_encoded_data: PICTURE, type: 'image/png', name: 'late.png' };
    const entry = { media_type: 'image', label: 'Late', disabled: false, types: [] };
    const path = '/V1/products/CAL/media';
    const ids = pictures.map(({ id }: { id: number }) => id);
    const late = [
      await write('POST', path, { entry: { ...entry, content } }, version),
      await write('PUT', path, { ids }, version),
      await write('PUT', `${path}/${ids[0]}`, { entry }, version),
      await write('DELETE', `${path}/${ids[0]}`, undefined, version),
    ];
    expect(late.map(({ status }) => status)).toEqual([412, 412, 412, 412]);
    expect((await read('CAL')).media_gallery_entries).toEqual(pictures);
  });

  test('pictures are ordered in one call with all of them', async () => {
    const add = async (name: string): Promise<string> => {
      const content = { base64_encoded_data: PICTURE, type: 'image/png', name };
      const entry = { media_type: 'image', label: name, position: 9, disabled: false, types: [], content };
      return (await shop.call('POST', '/V1/products/SLT/media', { entry })).body;
    };
    await add('one.png');
    const second = await add('two.png');
    const ids = (await read('SLT')).media_gallery_entries.map(({ id }: { id: number }) => id);
    const order = [Number(second), ...ids.filter((id: number) => id !== Number(second))];
    expect((await shop.call('PUT', '/V1/products/SLT/media', { ids: order.slice(1) })).status).toBe(400);
    expect((await shop.call('PUT', '/V1/products/SLT/media', { ids: order })).status).toBe(200);
    expect((await read('SLT')).media_gallery_entries.map(({ id }: { id: number }) => id)).toEqual(order);
  });

  test('lists find products by the start of a SKU, by words of a name without accents, by picture and by stock', async () => {
    expect(await list(['search', 'cal-24'])).toEqual(['CAL-24-HON', 'CAL-24-POL']);
    expect(await list(['search', 'dore calacatta'])).toEqual(['CAL']);
    expect(await list(['search', '100%'])).toEqual([]);
    expect(await list(['has_picture', '0'], ['search', 'CAL'])).toEqual(['CAL-24-HON', 'CAL-24-POL']);
    expect(await list(['is_available', '0'])).toEqual(['CAL-24-HON', 'SLT']);
  });
});
