import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { byAddressField } from '#contract/address-fields.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { forgetOldOrders, ORDER_RETENTION_YEARS } from './old-orders.ts';
import { staff } from './staff.ts';
import { openShop } from './testing/shop.ts';
import { placeOrder, readyCart } from './testing/shopper.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Personal data of the test shopper. */
const PEOPLE = /ann@example|\bAnn\b|\bRoy\b|1 Main|H2Y|514-555|ring twice|private/;

describeWithDatabase('orders past the retention period', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
  });
  const run = (...argv: string[]) => runStaff(shop.platform, [staff], argv);
  const order = async (): Promise<string> =>
    (await placeOrder(shop, await readyCart(shop))).data.placeOrder.order.order_number;
  /** Every row that belongs to an order, as text. */
  const everything = async (number: string): Promise<string> => {
    const { rows } = await sql`
      select to_jsonb(o) as o, (select jsonb_agg(a) from order_address a where a.order_id = o.id) as a,
        (select jsonb_agg(e) from order_event e where e.order_id = o.id) as e,
        (select to_jsonb(c) from cart c where c.id = o.cart_id) as c, (select jsonb_agg(d) from cart_address d where d.cart_id = o.cart_id) as d,
        (select jsonb_agg(m) from order_mail m where m.order_id = o.id) as m,
        (select jsonb_agg(i) from order_item i where i.order_id = o.id) as i
        from sales_order o where number = ${number}`.execute(shop.platform.db.kysely);
    return JSON.stringify(rows[0]);
  };

  test('lose personal data seven years after the last change, but not items and totals', async () => {
    const [done, open, late] = [await order(), await order(), await order()];
    await run('order', 'ship', done, '--comment', 'ring twice for Ann');
    await shop.platform.db.kysely
      .updateTable('order_address')
      .set(byAddressField((name) => `private ${name}`))
      .execute();
    expect(await everything(done)).toMatch(PEOPLE);
    shop.clock.advance(ORDER_RETENTION_YEARS * 365 * DAY_MS);
    expect(await forgetOldOrders(shop.platform)).toBe(0);
    shop.clock.advance(3 * DAY_MS);
    await run('order', 'ship', late);
    expect(await forgetOldOrders(shop.platform)).toBe(1);
    const left = await everything(done);
    expect(left).not.toMatch(PEOPLE);
    expect(left).toContain('"sku":"TILE"');
    expect(left).toMatch(/"grand_total":[1-9]/);
    for (const number of [open, late]) expect(await everything(number)).toMatch(PEOPLE);
    expect(await forgetOldOrders(shop.platform)).toBe(0);
    expect(await run('order', 'show', done)).toMatch(/^total +\d/m);
  });
});
