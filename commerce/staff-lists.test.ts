import { CompiledQuery, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { STAFF_TOTAL_LIMIT } from '#contract/list-totals.ts';
import { saveTestProducts } from './after-sale/orders/testing/test-products.ts';
import { pay, readyCart } from './after-sale/orders/testing/shopper.ts';
import { resolverMaps, restRoutes } from './modules.ts';
import { join, type Person } from './people/staff/testing/people.ts';
import { describeWithDatabases } from './platform/database/testing/database.ts';
import { sentBy } from './platform/database/testing/sent-statements.ts';
import { openTestShop, type TestShop } from './platform/testing/test-shop.ts';

const filter = (field: string, value: string): string =>
  `searchCriteria[filterGroups][0][filters][0][field]=${field}&searchCriteria[filterGroups][0][filters][0][value]=${encodeURIComponent(value)}`;
const newest = (field: string): string =>
  `searchCriteria[sortOrders][0][field]=${field}&searchCriteria[sortOrders][0][direction]=DESC`;

/** Lists of staff, and the indexes that their statements need in a large shop. */
const LISTS: readonly [path: string, indexes: readonly string[]][] = [
  [`/V1/orders?${newest('created_at')}`, ['sales_order_placed']],
  [`/V1/orders?${newest('created_at')}&${filter('search', 'tile-1')}`, ['order_item_sku', 'order_address_name']],
  [`/V1/products?${newest('entity_id')}`, ['product_pkey']],
  [`/V1/products?${newest('entity_id')}&${filter('status', '2')}`, ['product_hidden']],
  [`/V1/products?${newest('entity_id')}&${filter('is_available', '0')}`, ['stock_sold_out']],
  [`/V1/products?${newest('entity_id')}&${filter('type_id', 'bundle')}`, ['product_type']],
  [`/V1/stock?searchCriteria`, ['product_sku_key']],
  [`/V1/slabs?searchCriteria`, ['product_pkey', 'product_option_value_option']],
  [`/V1/returns?${newest('date_requested')}`, ['order_return_asked']],
  [`/V1/returns?${newest('date_requested')}&${filter('status', 'declined')}`, ['order_return_state']],
  [`/V1/customers/search?${newest('created_at')}&${filter('is_blocked', '1')}`, ['customer_blocked']],
  [`/V1/customers/search?${newest('created_at')}&${filter('group_id', '2')}`, ['customer_group']],
  [
    `/V1/customers/search?${newest('created_at')}&${filter('search', 'H2Y 1C6')}`,
    ['customer_pkey', 'customer_address_postcode'],
  ],
  [`/V1/priceQuotes?${newest('created_at')}`, ['price_quote_asked']],
  [`/V1/priceQuotes?${newest('is_waiting')}&${filter('state', 'expired')}`, ['price_quote_state']],
  [`/V1/company?searchCriteria`, ['sales_order_company', 'payment_entry_order']],
];

describeWithDatabases('lists of staff', (open) => {
  let shop: TestShop;
  let owner: Person;
  beforeAll(async () => {
    shop = await openTestShop(await open(), {
      resolvers: resolverMaps,
      routes: restRoutes,
      fill: saveTestProducts,
      settings: { RATE_LIMITS: 'off' },
    });
    owner = await join(shop, 'owner@lists.example', 'owner');
    await pay(shop, await readyCart(shop));
    await sql`insert into company (number, name, group_id, store_view_id, created_at)
      select 'C1', 'Bélair', 2, max(id), now() from store_view`.execute(shop.platform.db.kysely);
  });

  const plansOf = async (path: string): Promise<readonly string[]> => {
    let status = 0;
    const sent = await sentBy(async () => ({ status } = await owner.call('GET', path)));
    expect([path, status]).toEqual([path, 200]);
    return shop.platform.db.tx(async (db) => {
      await sql`set local enable_seqscan = off`.execute(db);
      const plans: string[] = [];
      for (const { text, values } of sent.filter((one) => /^\s*(?:select|with)\b/i.test(one.text))) {
        const { rows } = await db.executeQuery<Record<string, string>>(
          CompiledQuery.raw(`explain (verbose, costs off) ${text}`, [...values]),
        );
        plans.push(rows.flatMap((row) => Object.values(row)).join('\n'));
      }
      return plans;
    });
  };

  test.each(LISTS)('%s uses indexes', async (path, indexes) => {
    const plans = await plansOf(path);
    for (const index of indexes) expect(plans.join('\n')).toContain(index);
    // PostgreSQL would read a whole table for the rows of a page.
    for (const plan of plans) expect(plan).not.toContain('hashed SubPlan');
  });

  test('the total for staff stops at a limit, and the pages go on', async () => {
    await sql`insert into customer (website_id, email, email_key, firstname, lastname, store_view_id, password_hash, created_at, updated_at)
      select w.id, 'c' || n || '@lists.example', 'c' || n || '@lists.example', 'Ann', 'Roy', v.id, 'x', now(), now()
        from generate_series(1, ${STAFF_TOTAL_LIMIT + 5}::int) n, (select max(id) as id from website) w, (select max(id) as id from store_view) v`.execute(
      shop.platform.db.kysely,
    );
    const page = async (number: number) =>
      (
        await owner.call(
          'GET',
          `/V1/customers/search?searchCriteria[pageSize]=100&searchCriteria[currentPage]=${number}`,
        )
      ).body;
    expect((await page(1)).total_count).toBe(STAFF_TOTAL_LIMIT);
    expect((await page(11)).items).toHaveLength(5);
  });

  test('a page of many customers takes as many statements as one of few', async () => {
    const page = (size: number) =>
      sentBy(() => owner.call('GET', `/V1/customers/search?searchCriteria[pageSize]=${size}`));
    expect(await page(25)).toHaveLength((await page(1)).length);
  });
});
