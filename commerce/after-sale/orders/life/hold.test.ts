import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { mailsTo } from '#commerce/people/customer/testing/customers.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { staff } from '../staff.ts';
import { openShop } from '../testing/shop.ts';
import { placeOrder, readyCart, setMethod } from '../testing/shopper.ts';

describeWithDatabase('staff commands that hold, pay, hand over and complete an order', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
    // The sample catalogue restricts purchase orders to trade accounts; these tests do not.
    await sql`update payment_method set customer_group_ids = null where code = 'purchaseorder'`.execute(
      shop.platform.db.kysely,
    );
  });

  const run = (...argv: string[]) => runStaff(shop.platform, [staff], ['order', ...argv]);
  const buy = async (items: readonly [sku: string, quantity: number][], method?: object, place?: string) => {
    const id = await readyCart(shop, items);
    if (place) await setMethod(shop, id, 'instore', place);
    if (method) {
      const { errors } = await shop.graphql(
        'mutation ($id: String!, $method: PaymentMethodInput!) { setPaymentMethodOnCart(input: { cart_id: $id, payment_method: $method }) { cart { id } } }',
        { id, method },
      );
      expect(errors).toBeUndefined();
    }
    return (await placeOrder(shop, id)).data.placeOrder.order.order_number as string;
  };
  const output = (number: string, status: string) => `Order ${number}: ${status}.`;
  const received = async (number: string) =>
    (
      await sql<{ kind: string; amount: number }>`select p.kind, p.amount::int as amount from payment_entry p
        join sales_order o on o.id = p.order_id where o.number = ${number} order by p.id`.execute(
        shop.platform.db.kysely,
      )
    ).rows;
  const totalOf = async (number: string) =>
    (
      await sql<{
        total: number;
      }>`select grand_total::int as total from sales_order where number = ${number}`.execute(shop.platform.db.kysely)
    ).rows[0]!.total;
  /** All statuses of the order, in sequence. */
  const history = async (number: string) =>
    (
      await sql<{ status: string }>`select e.status from order_event e join sales_order o on o.id = e.order_id
        where o.number = ${number} order by e.id`.execute(shop.platform.db.kysely)
    ).rows.map(({ status }) => status);
  const reported = async (number: string) =>
    (await mailsTo(shop, 'ann@example.com'))
      .map((mail) => /^Subject: (.*?)\r?$/m.exec(mail)?.[1] ?? '')
      .filter((subject) => subject.includes(number));

  test('a comment keeps the hold, and a release restores the previous status', async () => {
    const number = await buy([
      ['TILE', 1],
      ['CHEAP', 1],
    ]);
    await run('ship', number, '--items', 'CHEAP');
    expect(await run('hold', number)).toBe(output(number, 'holded'));
    expect(await run('comment', number, '--text', 'We have called')).toBe(output(number, 'holded'));
    await expect(run('ship', number)).rejects.toThrow('on hold');
    expect(await run('release', number)).toBe(output(number, 'partially'));
  });

  test('an order suspected of fraud cannot be shipped or refunded until it is released', async () => {
    const number = await buy([['TILE', 1]]);
    await sql`update sales_order set status = 'fraud' where number = ${number}`.execute(shop.platform.db.kysely);
    for (const move of ['ship', 'ready', 'invoice'])
      await expect(run(move, number)).rejects.toThrow(`Order ${number} is suspected of fraud`);
    await expect(run('refund', number)).rejects.toThrow('nothing of it can be given back');
    expect(await run('release', number)).toBe(output(number, 'processing'));
    expect(await run('ship', number)).toBe(`Order ${number}: complete, ${number}-I1, ${number}-1.`);
  });

  test('an order on account ships unpaid and completes only after payment', async () => {
    const number = await buy([['TILE', 1]], { code: 'purchaseorder', purchase_order_number: 'PO-9' });
    expect(await run('ship', number)).toContain(`Order ${number}: shipped`);
    expect(await reported(number)).toContain(`Invoice ${number}-I1 for order ${number}`);
    await expect(run('complete', number)).rejects.toThrow(`Order ${number} is not paid yet`);
    expect(await received(number)).toEqual([]);
    expect(await run('paid', number)).toBe(output(number, 'complete'));
    expect(await received(number)).toEqual([{ kind: 'received', amount: await totalOf(number) }]);
    expect(await history(number)).toEqual(['shipped', 'shipped', 'complete']);
    await expect(run('complete', number)).rejects.toThrow(`Order ${number} is complete already`);
  });

  test('a pickup order is ready once every line is packed, and cash is recorded at handover', async () => {
    const number = await buy(
      [
        ['TILE', 1],
        ['CHEAP', 2],
      ],
      { code: 'cashondelivery' },
      'montreal',
    );
    expect(await run('ready', number, '--items', 'TILE')).toBe(output(number, 'pending'));
    expect(await reported(number)).not.toContain(`Order ${number} is ready for pickup`);
    await expect(run('ready', number, '--items', 'TILE')).rejects.toThrow(`Nothing of order ${number}`);
    expect(await run('ready', number)).toBe(output(number, 'ready_for_pickup'));
    expect(await reported(number)).toContain(`Order ${number} is ready for pickup`);
    expect(await run('picked-up', number, '--items', 'CHEAP')).toContain(`Order ${number}: partially`);
    expect(await received(number)).toEqual([{ kind: 'received', amount: await totalOf(number) }]);
    expect(await run('picked-up', number)).toContain(`Order ${number}: complete`);
    expect((await history(number)).slice(-2)).toEqual(['picked_up', 'complete']);
    expect(await received(number)).toHaveLength(1);
  });

  test('a delivery order is packed without a pickup notice and cannot be handed over', async () => {
    const number = await buy([['TILE', 1]]);
    await expect(run('picked-up', number)).rejects.toThrow(`Order ${number} is delivered`);
    expect(await run('ready', number)).toBe(output(number, 'processing'));
    expect(await reported(number)).not.toContain(`Order ${number} is ready for pickup`);
  });

  test('a command rejects items that are not in the order or have no quantity left', async () => {
    const number = await buy([['TILE', 2]]);
    await expect(run('ship', number, '--items', 'CHEAP')).rejects.toThrow(`Order ${number} has no CHEAP.`);
    for (const items of ['TILE=0', 'TILE=x', ',', 'TILE CHEAP'])
      await expect(run('ship', number, '--items', items)).rejects.toThrow('Items are written as SKU=3,SKU');
    await run('invoice', number);
    await expect(run('invoice', number)).rejects.toThrow(`Nothing of order ${number} is left for that.`);
    await expect(run('show', '000000001')).rejects.toThrow('000000001');
    await expect(run('hold', '000000001')).rejects.toThrow('There is no order 000000001.');
  });
});
