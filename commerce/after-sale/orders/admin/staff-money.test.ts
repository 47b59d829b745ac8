import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { resolverMaps, restRoutes } from '#commerce/modules.ts';
import { codeAt, join, type Person } from '#commerce/people/staff/testing/people.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openTestShop, type TestShop } from '#commerce/platform/testing/test-shop.ts';
import { pay, readyCart } from '../testing/shopper.ts';
import { saveTestProducts } from '../testing/test-products.ts';

describeWithDatabase('money and stock of orders in the back office', (open) => {
  let shop: TestShop;
  let ann: Person;
  beforeAll(async () => {
    shop = await openTestShop(await open(), { resolvers: resolverMaps, routes: restRoutes, fill: saveTestProducts });
    ann = await join(shop, 'ann@money.example', 'owner');
  });
  const prove = async (): Promise<void> => {
    shop.clock.advance(30_000);
    await ann.call('POST', '/V1/counter/proof', { code: codeAt(ann.secret, shop.clock.now()) });
  };
  const order = async (id: string) => (await ann.call('GET', `/V1/orders/${id}`)).body;
  const stockOf = async (sku: string): Promise<number> => {
    const { rows } = await sql<{ qty: number }>`
      select s.qty::int as qty from stock s join product p on p.id = s.product_id where p.sku = ${sku}`.execute(
      shop.platform.db.kysely,
    );
    return rows[0]!.qty;
  };

  test('a canceled order shows the paid and the refunded amount', async () => {
    const id: string = (await pay(shop, await readyCart(shop, [['STONE-12', 1]]))).body;
    expect(await order(id)).toMatchObject({ extension_attributes: { money_refunded: 0 } });
    const { body: preview } = await ann.call('GET', `/V1/orders/${id}/cancel`);
    expect((await ann.call('GET', `/V1/orders/${id}/cancel-later`)).body.error_code).toBe('ORDER_NOTHING_LEFT');
    expect((await ann.call('POST', `/V1/orders/${id}/cancel`, {})).status).toBe(200);
    const { status, total_paid: paid, total_due: due, extension_attributes: more } = await order(id);
    expect({ status, paid, due, refunded: more.money_refunded }).toEqual({
      status: 'canceled',
      paid: expect.any(Number),
      due: 0,
      refunded: paid,
    });
    expect(paid).toBeGreaterThan(0);
    expect(preview).toEqual({ refunded: paid, no_longer_due: 0, is_refunded_by_hand: false });
  });

  test('lines have the chosen options of a variant', async () => {
    const id: string = (
      await pay(
        shop,
        await readyCart(shop, [
          ['STONE-12', 1],
          ['TILE', 1],
        ]),
      )
    ).body;
    const { items } = await order(id);
    const optionsOf = (sku: string) =>
      items.find((line: { sku: string }) => line.sku === sku).extension_attributes?.options;
    expect([optionsOf('STONE-12'), optionsOf('TILE')]).toEqual([['12 × 24'], undefined]);
  });

  test('only the named lines of a refund return to stock', async () => {
    const id: string = (
      await pay(
        shop,
        await readyCart(shop, [
          ['TILE', 2],
          ['CHEAP', 2],
        ]),
      )
    ).body;
    const { items } = await order(id);
    const lineOf = (sku: string): number => items.find((line: { sku: string }) => line.sku === sku).item_id;
    const before = [await stockOf('TILE'), await stockOf('CHEAP')];
    await prove();
    const refund = (restocked: number[]) =>
      ann.call('POST', `/V1/order/${id}/refund`, {
        items: ['TILE', 'CHEAP'].map((sku) => ({ order_item_id: lineOf(sku), qty: 1 })),
        arguments: { extension_attributes: { return_to_stock_items: restocked } },
      });
    expect((await refund([lineOf('TILE')])).status).toBe(200);
    expect([await stockOf('TILE'), await stockOf('CHEAP')]).toEqual([before[0]! + 1, before[1]]);
    expect((await refund([])).status).toBe(200);
    expect([await stockOf('TILE'), await stockOf('CHEAP')]).toEqual([before[0]! + 1, before[1]]);
  });

  test('a refund without the field returns all items to stock', async () => {
    const id: string = (await pay(shop, await readyCart(shop, [['TILE', 1]]))).body;
    const before = await stockOf('TILE');
    await prove();
    expect((await ann.call('POST', `/V1/order/${id}/refund`, {})).status).toBe(200);
    expect(await stockOf('TILE')).toBe(before + 1);
  });

  test('a payment is recorded in parts, and never above what is due', async () => {
    const id: string = (await pay(shop, await readyCart(shop))).body;
    await sql`update sales_order set status = 'pending', payment_method_code = 'checkmo', payment_attempt_id = null
      where number = ${id}`.execute(shop.platform.db.kysely);
    const { total_due: due, extension_attributes: more } = await order(id);
    expect([due > 1, more.is_paid_later]).toEqual([true, true]);
    const paid = (amount?: number) => ann.call('POST', `/V1/orders/${id}/paid`, amount === undefined ? {} : { amount });
    expect((await paid(due + 1)).status).toBe(400);
    expect((await paid(1)).status).toBe(200);
    expect(await order(id)).toMatchObject({ total_paid: 1, status: 'pending' });
    expect((await paid()).status).toBe(200);
    expect(await order(id)).toMatchObject({ total_due: 0, status: 'processing' });
    const { body: changes } = await ann.call('GET', `/V1/orders/${id}/changes`);
    expect(changes[0]).toMatchObject({ who: 'ann@money.example', action: 'order-paid' });
  });
});
