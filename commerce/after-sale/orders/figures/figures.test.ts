import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { toMinor } from '#contract/money.ts';
import { resolverMaps, restRoutes } from '#commerce/modules.ts';
import { warmCatalog } from '#commerce/merchandise/catalog/service.ts';
import { codeAt, join, type Person } from '#commerce/people/staff/testing/people.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openTestShop, type TestShop } from '#commerce/platform/testing/test-shop.ts';
import { saveTestProducts } from '../testing/test-products.ts';
import { pay, readyCart } from '../testing/shopper.ts';

type Row = Record<string, number> & { currency: string };

const RANGE = 'from=2026-06-01&to=2026-06-30';

describeWithDatabase('figures', (open) => {
  let shop: TestShop;
  let ann: Person;
  let numbers: string[];
  beforeAll(async () => {
    shop = await openTestShop(await open(), {
      resolvers: resolverMaps,
      routes: restRoutes,
      fill: saveTestProducts,
      settings: { RATE_LIMITS: 'off' },
    });
    await warmCatalog(shop.platform);
    ann = await join(shop, 'ann@shop.example', 'owner');
    numbers = [];
    for (const quantity of [1, 3, 2]) numbers.push((await pay(shop, await readyCart(shop, [['TILE', quantity]]))).body);
    for (const number of numbers) await ann.call('POST', `/V1/order/${number}/invoice`, {});
    const { body: order } = await ann.call('GET', `/V1/orders/${numbers[1]}`);
    const item = order.items[0].item_id as number;
    await ann.call('POST', `/V1/order/${numbers[1]}/refund`, { items: [{ order_item_id: item, qty: 2 }] });
  });

  const figures = async (name: string, more = '') =>
    (await ann.call('GET', `/V1/figures/${name}?${RANGE}${more}`)).body;
  const sum = (rows: readonly Record<string, unknown>[], field: string): number =>
    rows.reduce((total, row) => total + toMinor(Number(row[field]), 'CAD'), 0);
  const documents = async (path: string): Promise<Record<string, unknown>[]> =>
    (await ann.call('GET', `${path}?searchCriteria[pageSize]=300`)).body.items;

  test.each(['day', 'week', 'month'])('sales by %s are the sum of invoices less credit memos', async (unit) => {
    const [invoices, memos] = [await documents('/V1/invoices'), await documents('/V1/creditmemos')];
    expect([invoices.length, memos.length]).toEqual([3, 1]);
    const rows: Row[] = await figures('sales', `&unit=${unit}`);
    expect(rows).toMatchObject([{ currency: 'CAD', invoices: 3 }]);
    for (const [figure, field] of [
      ['total', 'grand_total'],
      ['tax', 'tax_amount'],
    ] as const)
      expect([figure, sum(rows, figure)]).toEqual([figure, sum(invoices, field) - sum(memos, field)]);
    expect(sum(rows, 'refunds')).toBe(sum(memos, 'grand_total'));
    expect(sum(rows, 'net') + sum(rows, 'tax')).toBe(sum(rows, 'total'));
  });

  test('a range includes its days in the time zone of the shop, and no others', async () => {
    expect((await ann.call('GET', '/V1/figures/sales?from=2026-06-15&to=2026-06-15')).body).toHaveLength(1);
    expect((await ann.call('GET', '/V1/figures/sales?from=2026-06-16&to=2026-06-30')).body).toEqual([]);
    for (const wrong of [
      'from=2026-06-15&to=2026-06-14',
      'from=2020-01-01&to=2026-01-01',
      'from=2026-02-30&to=2026-03-01',
      '',
    ])
      expect([wrong, (await ann.call('GET', `/V1/figures/sales?${wrong}`)).status]).toEqual([wrong, 400]);
  });

  test('taxes by place add up to the taxes of sales', async () => {
    const taxes: Row[] = await figures('taxes');
    expect(taxes.map(({ region, percent }) => [region, percent])).toEqual(
      expect.arrayContaining([['QC', 9.975]]) as unknown,
    );
    expect(sum(taxes, 'amount')).toBe(sum(await figures('sales'), 'tax'));
  });

  test('taxes have their names in the language of the store view', async () => {
    const labels = async (view: string): Promise<unknown[]> =>
      (await ann.call('GET', `${view}/V1/figures/taxes?${RANGE}`)).body.map(({ label }: { label: string }) => label);
    expect(await labels('')).toEqual(['GST', 'QST']);
    expect(await labels('/CA_FR')).toEqual(['TPS', 'TVQ']);
  });

  test('payment methods have their names in the language of the store view', async () => {
    const titles = async (view: string, name: string): Promise<unknown[]> =>
      (await ann.call('GET', `${view}/V1/figures/${name}?${RANGE}`)).body.map(({ title }: { title: string }) => title);
    for (const name of ['payments', 'day']) {
      expect(await titles('', name)).toEqual(['Credit card']);
      expect(await titles('/CA_FR', name)).toEqual(['Carte de crédit']);
    }
  });

  test('payments by method are what orders received and gave back', async () => {
    const orders = await Promise.all(numbers.map(async (id) => (await ann.call('GET', `/V1/orders/${id}`)).body));
    const payments: Row[] = await figures('payments');
    expect(payments).toHaveLength(1);
    expect(sum(payments, 'received')).toBe(sum(orders, 'total_paid'));
    expect(sum(payments, 'refunded')).toBe(sum(orders, 'total_refunded'));
  });

  test('the end of a day shows orders, payments and the unpaid amount', async () => {
    const { body } = await ann.call('GET', '/V1/figures/day?from=2026-06-15&to=2026-06-15');
    const orders = await Promise.all(numbers.map(async (id) => (await ann.call('GET', `/V1/orders/${id}`)).body));
    expect(body).toMatchObject([{ orders: 3, outstanding: 0 }]);
    expect(sum(body, 'ordered')).toBe(sum(orders, 'grand_total'));
  });

  test('best sold counts sold less refunded units; never sold excludes ordered products', async () => {
    const { best, never, never_count: count } = await figures('products');
    expect(best).toMatchObject([{ sku: 'TILE', qty: 4 }]);
    expect(count).toBeGreaterThan(0);
    expect(never.map(({ sku }: { sku: string }) => sku)).not.toContain('TILE');
  });

  test('figures are for roles that may read them, and contain no personal data', async () => {
    const warehouse = await join(shop, 'bo@shop.example', 'warehouse');
    expect((await warehouse.call('GET', `/V1/figures/sales?${RANGE}`)).status).toBe(401);
    const all = JSON.stringify(
      await Promise.all(['sales', 'taxes', 'payments', 'day', 'products', 'samples'].map((name) => figures(name))),
    );
    expect(all).not.toMatch(/@|Roy|514/);
  });

  test('a sample with options counts once, and as ordered if the product was ordered later', async () => {
    const { kysely } = shop.platform.db;
    const [sampled, later] = numbers;
    await sql`
      with sample as (
        update order_item set sku = 'TILE-SMP' where order_id = (select id from sales_order where number = ${sampled}) returning *)
      insert into order_item (order_id, product_id, product_type, sku, name, options, quantity, unit_price, row_total, discount_amount,
          tax_amount, status, processing_at)
        select order_id, product_id, 'configurable', sku, name, options, quantity, 0, 0, 0, 0, status, processing_at from sample`.execute(
      kysely,
    );
    await sql`update sales_order set placed_at = placed_at + interval '1 day' where number = ${later}`.execute(kysely);
    expect(await figures('samples')).toEqual([{ sku: 'TILE', samples: 1, orders: 1 }]);
  });

  test('a replacement without charge is not a sale', async () => {
    const [id] = numbers;
    const { kysely } = shop.platform.db;
    await ann.call('POST', `/V1/order/${id}/ship`, {});
    await sql`with claim as (
        insert into order_return (order_id, number, request_id, kind, state, message, asked_at, changed_at)
        select id, 'CLAIM-1', 'CLAIM-1', 'claim', 'approved', 'Cracked', ${shop.clock.now()}, ${shop.clock.now()}
          from sales_order where number = ${id} returning id, order_id)
      insert into order_return_item (return_id, order_item_id, quantity)
        select c.id, i.id, 1 from claim c join order_item i on i.order_id = c.order_id where i.product_type <> 'configurable'`.execute(
      kysely,
    );
    const all = () => Promise.all(['sales', 'payments', 'day', 'products', 'samples'].map((name) => figures(name)));
    const before = await all();
    shop.clock.advance(30_000);
    await ann.call('POST', '/V1/counter/proof', { code: codeAt(ann.secret, shop.clock.now()) });
    const { status, body: replacement } = await ann.call('POST', '/V1/returns/CLAIM-1/replace', {});
    expect(status).toBe(200);
    expect((await ann.call('POST', `/V1/order/${replacement}/ship`, {})).status).toBe(200);
    expect(await all()).toEqual(before);
  });
});
