import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { migrate, readMigrations } from '#commerce/platform/database/migrations.ts';
import { describeWithDatabases } from '#commerce/platform/database/testing/database.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { ordersOf } from './testing/books.ts';
import { openShop } from './testing/shop.ts';
import { pay, paymentBody, readyCart } from './testing/shopper.ts';

describeWithDatabases('orders of earlier versions', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
  });

  /** Inserts an order as earlier versions stored it, with a zero total or a pending payment. */
  const stood = async (
    amount: 'nothing' | 'something',
    status: string,
    statusBeforeHold: string | null,
  ): Promise<string> => {
    const id = await readyCart(shop);
    await pay(shop, id, { ...paymentBody(), paymentMethod: { method: 'checkmo' } });
    const [order] = await ordersOf(shop, id);
    const nothing = sql`discount_amount = subtotal, shipping_discount_amount = shipping_amount, tax_amount = 0, grand_total = 0,`;
    await sql`update sales_order set ${amount === 'nothing' ? nothing : sql``} status = ${status}, held_from = ${statusBeforeHold}
      where id = ${order!.id}`.execute(shop.platform.db.kysely);
    return order!.number;
  };

  test('orders with a total of 0 no longer wait for a payment; other orders are unchanged', async () => {
    const numbers = [
      await stood('nothing', 'pending', null),
      await stood('nothing', 'holded', 'pending'),
      await stood('nothing', 'canceled', null),
      await stood('something', 'pending', null),
      await stood('something', 'holded', 'pending'),
    ];
    const moved = readMigrations().find(({ name }) => name === '1390_nothing_to_pay')!;
    await migrate(shop.platform.db, () => {}, [
      { ...moved, number: 9390, name: '9390_nothing_to_pay', checksum: 'again' },
    ]);
    const { rows } = await sql<{ number: string; status: string; from: string | null }>`
      select number, status, held_from as from from sales_order where number = any(${numbers})`.execute(
      shop.platform.db.kysely,
    );
    const found = new Map(rows.map(({ number, status, from }) => [number, [status, from]]));
    expect(numbers.map((number) => found.get(number))).toEqual([
      ['processing', null],
      ['holded', 'processing'],
      ['canceled', null],
      ['pending', null],
      ['holded', 'pending'],
    ]);
  });
});
