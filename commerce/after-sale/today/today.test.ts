import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { TODAY_ENTRIES, TODAY_NAMES, todayEntry } from '#contract/counter-today.ts';
import { ROLE_NAMES, roleMay, type Role } from '#contract/staff-roles.ts';
import { resolverMaps, restRoutes } from '#commerce/modules.ts';
import { join, type Person } from '#commerce/people/staff/testing/people.ts';
import { describeWithDatabases } from '#commerce/platform/database/testing/database.ts';
import { OFF } from '#commerce/platform/switches/service.ts';
import { openTestShop, type TestShop } from '#commerce/platform/testing/test-shop.ts';
import { pay, readyCart } from '../orders/testing/shopper.ts';
import { saveTestProducts } from '../orders/testing/test-products.ts';
import { timesOf } from './rules.ts';

const DAY_MS = 86_400_000;

test('the day begins and ends at midnight of the shop, also when the clocks change', () => {
  const { dayStart, dayEnd } = timesOf(new Date('2026-03-08T15:00:00Z'), 'America/Toronto');
  expect([dayStart, dayEnd]).toEqual([new Date('2026-03-08T05:00:00Z'), new Date('2026-03-09T04:00:00Z')]);
});

describeWithDatabases('work that waits today', (open) => {
  let shop: TestShop;
  const people = new Map<Role, Person>();
  let number: string;
  beforeAll(async () => {
    shop = await openTestShop(await open(), { resolvers: resolverMaps, routes: restRoutes, fill: saveTestProducts });
    for (const role of ROLE_NAMES) people.set(role, await join(shop, `${role}@today.example`, role));
    number = (await pay(shop, await readyCart(shop))).body;
  });
  type Entry = { name: string; count: number; has_more: boolean; first: { title: string; order_id: number | null }[] };
  const today = async (role: Role): Promise<Entry[]> =>
    (await people.get(role)!.call('GET', '/V1/counter/today')).body.entries;
  const entry = async (name: string): Promise<Entry> => (await today('owner')).find((one) => one.name === name)!;

  test.each(ROLE_NAMES)('%s sees exactly the entries of its scopes', async (role) => {
    const names = (await today(role)).map(({ name }) => name);
    expect(names).toEqual(TODAY_NAMES.filter((name) => roleMay(role, TODAY_ENTRIES[name].scope)));
    if (role === 'content') expect(names).toEqual(['reviews_waiting']);
  });

  test('nobody sees it without a session', async () => {
    expect((await shop.rest('GET', '/V1/counter/today')).status).toBe(401);
  });

  test('features that are off have no entry', async () => {
    const read = shop.platform.perProcess;
    shop.platform.perProcess = ((key: symbol, make: () => unknown) =>
      key === OFF ? async () => new Set(['quotes', 'holds']) : read(key, make)) as typeof read;
    const names = (await today('owner')).map(({ name }) => name);
    shop.platform.perProcess = read;
    expect(names).toEqual(TODAY_NAMES.filter((name) => !['quotes', 'holds'].includes(todayEntry(name).feature ?? '')));
  });

  test('an order waits to be packed, then for its pickup, which becomes overdue', async () => {
    const db = shop.platform.db.kysely;
    expect(await entry('orders_to_pack')).toMatchObject({
      count: 1,
      has_more: false,
      first: [{ title: number, detail: 'Ann Roy', order_id: Number(number) }],
    });
    await sql`update sales_order set status = 'ready_for_pickup', updated_at = ${shop.clock.now()}
      where number = ${number}`.execute(db);
    expect((await entry('orders_to_pack')).count).toBe(0);
    expect([(await entry('pickups_ready')).count, (await entry('pickups_overdue')).count]).toEqual([1, 0]);
    await sql`update sales_order set updated_at = ${new Date(shop.clock.now().getTime() - 15 * DAY_MS)}
      where number = ${number}`.execute(db);
    expect([(await entry('pickups_ready')).count, (await entry('pickups_overdue')).count]).toEqual([0, 1]);
    await sql`update sales_order set status = 'processing' where number = ${number}`.execute(db);
  });

  test('mails that failed, messages and payments without an outcome are counted, to one hundred', async () => {
    const db = shop.platform.db.kysely;
    const now = shop.clock.now();
    await sql`insert into job (kind, payload, failed_at) select 'mail', '{"to": "a@b.example", "subject": "Your order"}', ${now}
      from generate_series(1, 101)`.execute(db);
    expect(await entry('mails_failed')).toMatchObject({
      count: 100,
      has_more: true,
      first: [{ title: 'Your order' }, {}, {}],
    });
    expect((await entry('mails_failed')).first).toHaveLength(3);
    await sql`insert into contact_message (store_view_id, language, topic, name, email, comment, sent_at)
      select id, 'en', 'other', 'Rosa', 'rosa@example.com', 'Do you cut tiles?', ${now} from store_view limit 1`.execute(
      db,
    );
    expect(await entry('messages_waiting')).toMatchObject({
      count: 1,
      first: [{ title: 'Rosa', detail: 'Do you cut tiles?' }],
    });
    expect((await entry('payments_in_doubt')).count).toBe(0);
    await sql`update payment_attempt set state = 'voiding', started_at = ${new Date(now.getTime() - DAY_MS)}`.execute(
      db,
    );
    expect((await entry('payments_in_doubt')).count).toBeGreaterThan(0);
  });

  test('products with five units or fewer are low', async () => {
    const db = shop.platform.db.kysely;
    await sql`update stock set qty = 1000, reserved = 0`.execute(db);
    expect((await entry('stock_low')).count).toBe(0);
    await sql`update stock set qty = 5 where product_id = (select id from product where sku = 'TILE')`.execute(db);
    expect(await entry('stock_low')).toMatchObject({ count: 1, first: [{ title: 'TILE', detail: '5' }] });
  });
});
