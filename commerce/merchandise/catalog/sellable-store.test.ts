import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { sentBy } from '#commerce/platform/database/testing/sent-statements.ts';
import { unversionedTables } from '#commerce/platform/database/testing/unversioned-tables.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { testContext } from '#commerce/platform/testing/platform.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { findSellable } from './service.ts';
import { sellableQuery } from './sellable-product-store.ts';

describeWithDatabase('cached products of carts', (open) => {
  let shop: TestShop;
  let kysely: Db;
  beforeAll(async () => {
    shop = await openShop(await open());
    ({ kysely } = shop.platform.db);
  });

  const read = async (db: Db = kysely) => {
    const found = await findSellable(testContext(shop.platform), db, ['TILE', 'STONE-12']);
    return { price: found.get('TILE')?.prices.CAD?.final, available: found.get('TILE')?.available };
  };
  const setPrice = (db: Db, cents: number) =>
    sql`update product_price set price = ${cents} where product_id = (select id from product where sku = 'TILE')`.execute(
      db,
    );

  test('are cached while nothing changes, except their stock', async () => {
    const { available } = await read();
    await sql`update stock set qty = qty - 1 where product_id = (select id from product where sku = 'TILE')`.execute(
      kysely,
    );
    const sent = await sentBy(async () => expect((await read()).available).toBe(available! - 1));
    expect(sent).toHaveLength(1);
  });

  test('are read again after any change', async () => {
    await read();
    await setPrice(kysely, 4321);
    expect((await read()).price).toBe(4321);
    await setPrice(kysely, 1234);
    expect((await read()).price).toBe(1234);
  });

  test('show a change in its own transaction, and not after a rollback', async () => {
    await setPrice(kysely, 1000);
    await shop.platform.db
      .tx(async (db) => {
        await setPrice(db, 2000);
        expect((await read(db)).price).toBe(2000);
        await setPrice(db, 3000);
        expect((await read(db)).price).toBe(3000);
        throw new Error('rolled back');
      })
      .catch(() => {});
    expect((await read()).price).toBe(1000);
  });

  test('have a special price from its start to its end, without a change', async () => {
    const reduce = (from: string, to: string) =>
      sql`update product_price set price = 1000, special_price = 900, special_from = ${from}::timestamptz, special_to = ${to}::timestamptz
        where product_id = (select id from product where sku = 'TILE')`.execute(kysely);
    await reduce('2020-01-01', '2099-01-01');
    expect((await read()).price).toBe(900);
    await reduce('2098-01-01', '2099-01-01');
    expect((await read()).price).toBe(1000);
    const soon = new Date(Date.now() + 300).toISOString();
    await reduce('2020-01-01', soon);
    expect((await read()).price).toBe(900);
    await vi.waitFor(async () => expect((await read()).price).toBe(1000));
  });

  test('get a new version when any of their tables changes', async () => {
    expect(await unversionedTables(kysely, () => sellableQuery(1, { ids: [1] }).execute(kysely))).toEqual([]);
    expect(await unversionedTables(kysely, () => sql`select from stock, product`.execute(kysely))).toEqual(['stock']);
  });
});
