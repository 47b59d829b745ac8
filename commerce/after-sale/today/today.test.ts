import { sql, type RawBuilder } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { TODAY_ENTRIES, TODAY_NAMES, todayEntry } from '#contract/counter-today.ts';
import { ROLE_NAMES, roleMay, type Role } from '#contract/staff-roles.ts';
import { resolverMaps, restRoutes } from '#commerce/modules.ts';
import { join, type Person } from '#commerce/people/staff/testing/people.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
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

describeWithDatabase('work that waits today', (open) => {
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

  test('a session is required', async () => {
    expect((await shop.rest('GET', '/V1/counter/today')).status).toBe(401);
  });

  test('disabled features have no entry', async () => {
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

  test('an order is listed once its later part has arrived, until it leaves', async () => {
    const db = shop.platform.db.kysely;
    const items = (set: RawBuilder<unknown>) =>
      sql`update order_item set ${set} where order_id = (select id from sales_order where number = ${number})`.execute(
        db,
      );
    await items(sql`quantity_later = 1, quantity_awaited = 1, later_on = current_date`);
    expect((await entry('later_arrived')).count).toBe(0);
    await items(sql`quantity_awaited = 0`);
    expect(await entry('later_arrived')).toMatchObject({ count: 1, first: [{ title: number }] });
    await items(sql`quantity_shipped = quantity`);
    expect((await entry('later_arrived')).count).toBe(0);
    await items(sql`quantity_shipped = 0, quantity_later = 0, later_on = null`);
  });

  test('failed emails, messages and payments without a result are counted up to 100', async () => {
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

  test('each entry shows the waiting work of its own module', async () => {
    const db = shop.platform.db.kysely;
    const now = shop.clock.now();
    const view = sql`(select min(id) from store_view)`;
    const customer = sql`(select min(id) from customer)`;
    await sql`insert into customer (website_id, email, email_key, firstname, lastname, password_hash, store_view_id, created_at) values (1, 'c@d.example', 'c@d.example', 'C', 'D', 'x', ${view}, ${now})`.execute(
      db,
    );
    const rows: Readonly<Record<string, [RawBuilder<unknown>, { title: string; detail: string | null }]>> = {
      reviews_waiting: [
        sql`insert into product_review (product_id, store_view_id, sku, language, nickname, summary, text, average, stars, status, written_at)
          select id, ${view}, sku, 'en', 'Ann', 'Warm', 'Warm and even', 100, 5, 'pending', ${now} from product where sku = 'TILE'`,
        { title: 'TILE', detail: 'Warm' },
      ],
      holds_ending: [
        sql`insert into slab_hold (product_id, sku, status, store_view_id, language, fullname, email, email_key, request_id, held_at, expires_at)
          select id, 'SLAB-1', 'HELD', ${view}, 'en', 'Hal Old', 'h@d.example', 'h@d.example', 'h', ${now}, ${now} from product where sku = 'TILE'`,
        { title: 'SLAB-1', detail: 'Hal Old' },
      ],
      visits_today: [
        sql`insert into showroom_visit (showroom_code, starts_at, place, status, store_view_id, language, topic, people, fullname, email, email_key, telephone, consent_version, request_id, token_hash, created_at, changed_at)
          values ('mtl', ${now}, 1, 'BOOKED', ${view}, 'en', 'other', 1, 'Vi Sit', 'v@d.example', 'v@d.example', '1', '1', 'v', 'v', ${now}, ${now})`,
        { title: 'Vi Sit', detail: 'mtl' },
      ],
      returns_waiting: [
        sql`insert into order_return (order_id, number, request_id, kind, message, asked_at, changed_at)
          select id, 'R-1', 'r', 'return', 'Too dark', ${now}, ${now} from sales_order where number = ${number}`,
        { title: 'R-1', detail: 'Too dark' },
      ],
      quotes_waiting: [
        sql`insert into price_quote (number, customer_id, request_id, store_view_id, currency, source, note, asked_at, changed_at)
          values ('Q-1', ${customer}, 'q', ${view}, 'CAD', 'cart', 'For a hotel', ${now}, ${now})`,
        { title: 'Q-1', detail: 'For a hotel' },
      ],
      trade_applications: [
        sql`insert into trade_application (customer_id, store_view_id, company, licence, telephone, sent_at)
          values (${customer}, ${view}, 'Tile Ltd', '1', '1', ${now})`,
        { title: 'Tile Ltd', detail: null },
      ],
      tax_certificates: [
        sql`insert into tax_certificate (customer_id, store_view_id, number, country_id, region_code, valid_until, sent_at)
          values (${customer}, ${view}, 'T-1', 'CA', 'ON', '2030-01-01', ${now})`,
        { title: 'T-1', detail: 'CA ON' },
      ],
      job_applications: [
        sql`insert into job_application (request_id, store_view_id, language, name, email, job_title, experience, sent_at)
          values ('j', ${view}, 'en', 'Jo Ber', 'j@d.example', 'Tiler', 'none', ${now})`,
        { title: 'Jo Ber', detail: 'Tiler' },
      ],
    };
    for (const [name, [insert, first]] of Object.entries(rows)) {
      const before = (await entry(name)).count;
      await insert.execute(db);
      expect([name, before, await entry(name)]).toMatchObject([name, 0, { count: 1, first: [first] }]);
    }
    expect(await entry('returns_waiting')).toMatchObject({ first: [{ order_id: Number(number) }] });
  });

  test('a refund without a response of the gateway is in doubt, with its order', async () => {
    await sql`insert into payment_entry (order_id, kind, key, amount, currency, state, created_at, updated_at)
      select id, 'refund', 'k', 1250, 'CAD', 'asked', to_timestamp(0), to_timestamp(0) from sales_order where number = ${number}`.execute(
      shop.platform.db.kysely,
    );
    expect((await entry('payments_in_doubt')).first[0]).toMatchObject({
      title: number,
      detail: '12.50 CAD',
      order_id: Number(number),
    });
  });

  test('products with fewer units than the threshold of the shop are low', async () => {
    const db = shop.platform.db.kysely;
    await sql`update stock set qty = 1000, reserved = 0`.execute(db);
    expect((await entry('stock_low')).count).toBe(0);
    await sql`update stock set qty = case sku when 'TILE' then 4 else 5 end
      from product where id = product_id and sku in ('TILE', 'CHEAP')`.execute(db);
    expect(await entry('stock_low')).toMatchObject({ count: 1, first: [{ title: 'TILE', detail: '4' }] });
  });
});
