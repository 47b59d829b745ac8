import { CompiledQuery, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { sellableQuery } from './sellable-product-store.ts';

type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };

describeWithDatabase('reading the products of a cart', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
  });

  /** Number of pages of the database that the query reads. */
  const pages = async (): Promise<number> => {
    const { kysely } = shop.platform.db;
    const query = sellableQuery(1, { skus: ['TILE', 'STONE-12'] }).compile(kysely);
    const { rows } = await kysely.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      CompiledQuery.raw(`explain (analyze, buffers, format json) ${query.sql}`, [...query.parameters]),
    );
    const plan = rows[0]!['QUERY PLAN'][0].Plan;
    return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  };

  test('takes no longer in a shop with three thousand other products', async () => {
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
