import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { LiveCatalog } from './live-catalog.ts';
import { settledSnapshot } from './snapshot.ts';
import { tag } from '#commerce/platform/cache/tags.ts';

describeWithDatabase('a special price that begins or ends', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
  });

  test('shows the other price and purges cached pages, without a request', async () => {
    const { cache, db } = shop.platform;
    const soon = new Date(shop.clock.now().getTime() + 1_500).toISOString();
    await sql`update product_price set price = 1000, special_price = 900, special_from = '2020-01-01', special_to = ${soon}::timestamptz
      where product_id = (select id from product where sku = 'TILE')`.execute(db.kysely);
    cache.purge([tag.products]);
    const { products, productIdBySku, validUntil } = await settledSnapshot(shop.platform);
    expect(validUntil).toEqual(new Date(soon));
    const priceOf = () => products.get(productIdBySku.get('tile')!)?.prices.CAD?.cheapest.final;
    expect(priceOf()).toBe(900);
    const purged = vi.fn();
    const end = cache.onPurge((tags) => tags.has(tag.products) && purged());
    await new Promise((resolve) => setTimeout(resolve, 1_600));
    expect(purged).not.toHaveBeenCalled();
    shop.clock.advance(1_500);
    await vi.waitFor(() => expect(purged).toHaveBeenCalled(), { timeout: 6_000 });
    expect(priceOf()).toBe(1000);
    expect((await settledSnapshot(shop.platform)).validUntil).toBeNull();
    end();
  });

  test('that begins during another update is applied all the same', async () => {
    const { db } = shop.platform;
    const soon = new Date(shop.clock.now().getTime() + 5_000);
    await sql`update product_price set price = 1000, special_price = 900, special_from = ${soon}, special_to = null
      where product_id = (select id from product where sku = 'TILE')`.execute(db.kysely);
    const catalog = await LiveCatalog.read(shop.platform);
    const priceOf = () => catalog.products.get(catalog.productIdBySku.get('tile')!)?.prices.CAD?.cheapest.final;
    shop.clock.advance(10_000);
    await catalog.updateProducts([]);
    expect([priceOf(), catalog.validUntil]).toEqual([1000, soon]);
    await catalog.updateSpecialPrices();
    expect([priceOf(), catalog.validUntil]).toEqual([900, null]);
  });
});
