import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { describeWithDatabases } from '#commerce/platform/database/testing/database.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { orderTextWhere } from './order-search-store.ts';
import { countFoundOrders, orderPages, searchOrders } from './service.ts';
import { staff } from './staff.ts';
import { openShop } from './testing/shop.ts';
import { placeOrder, readyCart } from './testing/shopper.ts';
import { termsOf } from '#commerce/people/address/search-rules.ts';

describeWithDatabases('searching orders', (open) => {
  let shop: TestShop;
  let [first, second]: string[] = [];
  beforeAll(async () => {
    shop = await openShop(await open());
    const numbers: string[] = [];
    for (let count = 0; count < 2; count++) {
      const placed = await placeOrder(shop, await readyCart(shop));
      numbers.push(placed.data.placeOrder.order.order_number);
      shop.clock.advance(86_400_000);
    }
    [first, second] = numbers;
    const { kysely } = shop.platform.db;
    await sql`update sales_order set email = 'Rosa@Example.com', status = 'complete' where number = ${first}`.execute(
      kysely,
    );
    await sql`update order_address a set firstname = 'Rosa', lastname = 'Núñez-Bélanger', telephone = '+1 (418) 555-0177',
      postcode = 'G1R 2B5' from sales_order o where o.id = a.order_id and o.number = ${first}`.execute(kysely);
  });

  const found = async (search: Parameters<typeof searchOrders>[1]) => {
    const rows = await searchOrders(shop.platform, search, { first: 10 });
    expect(await countFoundOrders(shop.platform, search)).toBe(rows.length);
    return rows.map(({ number }) => number);
  };

  test('finds orders by number, email, name, telephone, postal code, status and day', async () => {
    expect(await found({})).toEqual([second, first]);
    expect(await found({ number: ` ${second} ` })).toEqual([second]);
    expect(await found({ email: 'rosa@example.COM' })).toEqual([first]);
    for (const name of ['rosa núñez', 'BÉLANGER', 'sa  Núñ']) expect(await found({ name })).toEqual([first]);
    for (const telephone of ['555-0177', '418 555 0177', '14185550177'])
      expect(await found({ telephone })).toEqual([first]);
    for (const postcode of ['g1r2b5', 'G1R', 'G1R 2']) expect(await found({ postcode })).toEqual([first]);
    expect(await found({ status: 'complete' })).toEqual([first]);
    const { placedAt } = (await searchOrders(shop.platform, { number: second }, { first: 1 }))[0]!;
    expect(await found({ from: placedAt })).toEqual([second]);
    expect(await found({ to: placedAt })).toEqual([first]);
  });

  test('combines filters, and reads signs of patterns literally', async () => {
    expect(await found({ name: 'rosa', status: 'complete', postcode: 'G1R' })).toEqual([first]);
    expect(await found({ name: 'rosa', status: 'pending' })).toEqual([]);
    for (const name of ['%', 'r_sa', String.raw`\ `]) expect(await found({ name })).toEqual([]);
    expect(await found({ postcode: 'G%' })).toEqual([]);
    expect(await found({ telephone: 'none' })).toEqual([]);
  });

  test.each(['G1R 2B5', 'sw1a 1aa', 'D02 X285', '1012 AB'])('%s is one postal code', (text) => {
    expect(termsOf(text)).toEqual([{ postcode: text }]);
  });

  test.each(['h2y roy', 'roy h2y', 'ann li'])('%s is two words', (text) => {
    expect(termsOf(text)).toHaveLength(2);
  });

  test('two characters are not a postal code', () => {
    expect(termsOf('g1')).toEqual([{ word: 'g1', sku: { text: 'g1', isStart: false } }]);
    expect(termsOf('98')).toEqual([{ number: '000000098' }]);
    expect(termsOf('g1r')).toMatchObject([{ email: 'g1r', word: 'g1r', postcode: 'g1r' }]);
  });

  test('the text search finds a company, a whole SKU, and the beginning of a SKU with a hyphen', async () => {
    const { kysely } = shop.platform.db;
    await sql`update order_address a set company = 'Céramique Bélair' from sales_order o
      where o.id = a.order_id and a.kind = 'billing' and o.number = ${first}`.execute(kysely);
    await sql`update order_item i set sku = 'Riv-Crm-7575' from sales_order o
      where o.id = i.order_id and o.number = ${second}`.execute(kysely);
    const numbers = async (text: string): Promise<string[]> => {
      const { rows } = await sql<{ number: string }>`
        select o.number from sales_order o where ${orderTextWhere(text)}`.execute(kysely);
      return rows.map(({ number }) => number);
    };
    expect(await numbers('céramique')).toEqual([first]);
    expect(await numbers('tile')).toEqual([first]);
    expect(await numbers('til')).toEqual([]);
    for (const text of ['RIV-CRM-7575', 'riv-crm', 'riv-cr']) expect(await numbers(text)).toEqual([second]);
    expect(await numbers('riv-')).toEqual([]);
    expect(await numbers('riv_crm')).toEqual([]);
  });

  test('a company with short words and digits is found by its whole name', async () => {
    const { kysely } = shop.platform.db;
    await sql`update order_address a set company = 'Studio 54 de la Pierre 2000' from sales_order o
      where o.id = a.order_id and a.kind = 'billing' and o.number = ${second}`.execute(kysely);
    const numbers = async (text: string): Promise<string[]> => {
      const { rows } = await sql<{ number: string }>`
        select o.number from sales_order o where ${orderTextWhere(text)}`.execute(kysely);
      return rows.map(({ number }) => number);
    };
    for (const text of ['Studio 54 de la Pierre 2000', 'studio 54', 'DE LA pierre', 'pierre 2000'])
      expect([text, await numbers(text)]).toEqual([text, [second]]);
    for (const text of ['studio 55', 'studio el', 'pierre 2001'])
      expect([text, await numbers(text)]).toEqual([text, []]);
  });

  test('two letters are a whole first or last name, and an initial beside other words is ignored', async () => {
    const { kysely } = shop.platform.db;
    const numbers = async (text: string): Promise<string[]> => {
      const { rows } = await sql<{ number: string }>`
        select o.number from sales_order o where ${orderTextWhere(text)}`.execute(kysely);
      return rows.map(({ number }) => number);
    };
    const rename = (firstname: string, lastname: string) =>
      sql`update order_address a set firstname = ${firstname}, lastname = ${lastname} from sales_order o
        where o.id = a.order_id and o.number = ${second}`.execute(kysely);
    for (const [firstname, lastname] of [
      ['Li', 'Wang'],
      ['Wang', 'Li'],
    ] as const) {
      await rename(firstname, lastname);
      for (const text of ['li', 'LI', 'wang li', 'wan l', 'l wang']) expect(await numbers(text)).toEqual([second]);
      expect(await numbers('wa')).toEqual([]);
    }
    await rename('Lina', 'Rolli');
    expect(await numbers('li')).toEqual([]);
    expect(await numbers('lin')).toEqual([second]);
  });

  test('all fields of the text search have an index', async () => {
    const plan = (text: string): Promise<string> =>
      shop.platform.db.tx(async (db) => {
        await sql`set local enable_seqscan = off`.execute(db);
        const { rows } = await sql<Record<string, string>>`
          explain select o.number from sales_order o where ${orderTextWhere(text)}`.execute(db);
        return rows.flatMap((row) => Object.values(row)).join('\n');
      });
    for (const text of [
      '000000012',
      '418 555 0177',
      'rosa@example.com',
      'rosa',
      'li',
      'g1r 2b5',
      'rosa g1r',
      'riv-crm',
    ])
      expect([text, await plan(text)]).toEqual([text, expect.not.stringContaining('Seq Scan')]);
  });

  test('pages continue after the last order, and cover all', async () => {
    const [page] = [await searchOrders(shop.platform, {}, { first: 1 })];
    const next = await searchOrders(shop.platform, {}, { first: 1, before: page[0]!.number });
    expect([page[0]!.number, next[0]!.number]).toEqual([second, first]);
    const pages: string[] = [];
    for await (const rows of orderPages(shop.platform)) pages.push(...rows.map(({ number }) => number));
    expect(pages).toEqual([second, first]);
  });

  test('staff filter the list by options, and wrong ones are refused', async () => {
    const list = (...options: string[]) => runStaff(shop.platform, [staff], ['order', 'list', ...options]);
    const day = (await searchOrders(shop.platform, { number: first }, { first: 1 }))[0]!.placedAt
      .toISOString()
      .slice(0, 10);
    const shown = await list('--name', 'rosa', '--from', day, '--to', day);
    expect(shown).toContain(first!);
    expect(shown).not.toContain(second!);
    expect(await list('--telephone', '999')).toBe('No orders.');
    await expect(list('--from', 'monday')).rejects.toThrow('--from must be a day such as 2027-04-01.');
    await expect(list('--to', '2027-02-30')).rejects.toThrow('2027-02-30 is no day of the calendar');
    expect(await list('--postcode', 'g1r')).toContain(first!);
    await expect(list('--postcode', 'g1')).rejects.toThrow('--postcode needs at least the first 3 characters');
    await expect(list('--status', 'lost')).rejects.toThrow('--status must be one of pending');
  });
});
