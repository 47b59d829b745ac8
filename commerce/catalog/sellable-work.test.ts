import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openShop } from '#commerce/orders/testing/shop.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { sellableQuery } from './sellable-store.ts';

type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };

describeWithDatabase('reading the products of a cart', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
  });

  const asLiteral = (value: unknown): string => (Array.isArray(value) ? `'{${value.join()}}'` : String(value));

  /** Pages of the database that are looked into, with the plan that connections keep: one for whatever is asked. */
  const pages = (): Promise<number> =>
    shop.platform.db.tx(async (db) => {
      const query = sellableQuery(1, { skus: ['TILE', 'STONE-12'] }).compile(db);
      await sql.raw('set local plan_cache_mode = force_generic_plan').execute(db);
      await sql.raw(`prepare sellable as ${query.sql}`).execute(db);
      const { rows } = await sql
        .raw<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
          `explain (analyze, buffers, format json) execute sellable(${query.parameters.map(asLiteral).join()})`,
        )
        .execute(db);
      const plan = rows[0]!['QUERY PLAN'][0].Plan;
      return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    });

  test('costs no more in a shop of three thousand other products', async () => {
    const { kysely } = shop.platform.db;
    await sql`insert into product
      select (jsonb_populate_record(p, jsonb_build_object('id', 100000 + n, 'sku', 'MORE-' || n))).*
        from product p, generate_series(1, 3000) n where p.sku = 'TILE'`.execute(kysely);
    await sql`insert into product_option_value
      select 100000 + n, v.attribute_id, v.option_id from product_option_value v join product p on p.id = v.product_id,
        generate_series(1, 3000) n where p.sku = 'QUARTZ'`.execute(kysely);
    await sql`analyze`.execute(kysely);
    expect(await pages()).toBeLessThan(300);
  });
});
