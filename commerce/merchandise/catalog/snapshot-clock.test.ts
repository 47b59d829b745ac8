import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { settledSnapshot } from './snapshot.ts';
import { tag } from '#commerce/platform/cache/tags.ts';

describeWithDatabase('a special price that begins or ends', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
  });

  test('purges cached pages when a special price begins, without a request', async () => {
    const { cache, db } = shop.platform;
    const soon = new Date(shop.clock.now().getTime() + 1_500).toISOString();
    await sql`update product_price set price = 1000, special_price = 900, special_from = '2020-01-01', special_to = ${soon}::timestamptz
      where product_id = (select id from product where sku = 'TILE')`.execute(db.kysely);
    cache.purge([tag.products]);
    await settledSnapshot(shop.platform);
    const purged = vi.fn();
    const end = cache.onPurge((tags) => tags.has(tag.products) && purged());
    await new Promise((resolve) => setTimeout(resolve, 1_600));
    expect(purged).not.toHaveBeenCalled();
    shop.clock.advance(1_500);
    await vi.waitFor(() => expect(purged).toHaveBeenCalled(), { timeout: 6_000 });
    end();
  });
});
