import { beforeAll, expect, test } from 'vitest';
import { createCommerce, type Commerce } from '#commerce/app.ts';
import { CATALOGUE_SHOP } from '#commerce/import/testing/catalogue-shop.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { silentLog } from '#commerce/platform/log.ts';
import { testSettings } from '#commerce/platform/testing/settings.ts';

const QUERY =
  '{ storeConfig { base_url secure_base_media_url } products(filter: { sku: { eq: "SLT" } }) { items { image { url } small_image { url } } } }';

describeWithDatabase('addresses of a shop and its pictures', (open) => {
  let shops: Readonly<Record<'local' | 'public', Commerce>>;
  beforeAll(async () => {
    const database = await open(CATALOGUE_SHOP);
    const openShop = (address: string) =>
      createCommerce(testSettings({ PUBLIC_URL: address }), { database, log: silentLog });
    shops = { local: await openShop('http://localhost:3000'), public: await openShop('https://shop.test') };
  });

  const reported = async (shop: Commerce, requested: { origin?: string; isOfPage?: boolean }): Promise<string[]> => {
    const { body } = await shop.executeGraphql({
      method: 'GET',
      query: QUERY,
      headers: {},
      ip: '192.0.2.1',
      ...requested,
    });
    const { storeConfig, products } = JSON.parse(body.toString()).data;
    const [{ image, small_image: small }] = products.items;
    const base = storeConfig.secure_base_media_url as string;
    // Picture URLs begin with the base URL.
    expect([image.url, small.url].filter((url: string) => !url.startsWith(`${base}catalog/product/`))).toEqual([]);
    return [storeConfig.base_url, base];
  };

  test('a shop without a public URL returns each client the origin of its request, and relative URLs in pages', async () => {
    for (let time = 0; time < 2; time++) {
      expect(await reported(shops.local, { origin: 'http://192.168.1.5:3000' })).toEqual([
        'http://192.168.1.5:3000/',
        'http://192.168.1.5:3000/media/',
      ]);
      expect(await reported(shops.local, { origin: 'http://shop.local' })).toEqual([
        'http://shop.local/',
        'http://shop.local/media/',
      ]);
      expect(await reported(shops.local, { isOfPage: true })).toEqual(['http://localhost:3000/', '/media/']);
    }
  });

  test('a shop with a public URL returns it whatever the origin of the request', async () => {
    for (const requested of [{ origin: 'http://192.168.1.5:3000' }, { isOfPage: true }])
      expect(await reported(shops.public, requested)).toEqual(['https://shop.test/', 'https://shop.test/media/']);
  });
});
