import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { describeWithDatabases } from '#commerce/platform/database/testing/database.ts';
import { attemptsOf, imbalances, ordersOf, setStock, stockOf } from './testing/books.ts';
import { openShop } from './testing/shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { add, nonce, pay, paymentBody, placeOrder, readyCart, setPayment } from './testing/shopper.ts';

describeWithDatabases('concurrent orders', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
  });

  test('[RE-09] fifty simultaneous requests for one cart, over GraphQL and REST, create one order', async () => {
    const id = await readyCart(shop, [
      ['TILE', 3],
      ['CHEAP', 7],
    ]);
    const before = await stockOf(shop, 'TILE');
    const submits = Array.from({ length: 50 }, async (_, index) =>
      index % 2 === 0
        ? (await placeOrder(shop, id)).data.placeOrder.order !== null
        : (await pay(shop, id)).status === 200,
    );
    expect((await Promise.all(submits)).filter(Boolean)).toHaveLength(1);
    expect(await ordersOf(shop, id)).toHaveLength(1);
    expect((await attemptsOf(shop, id)).filter((state) => state === 'ordered' || state === 'approved')).toEqual([
      'ordered',
    ]);
    expect(await stockOf(shop, 'TILE')).toBe(before - 3);
  });

  test('the other requests fail as in progress, or because the cart is already ordered', async () => {
    const id = await readyCart(shop);
    const messages = await Promise.all(
      Array.from(
        { length: 20 },
        async () => (await placeOrder(shop, id)).data.placeOrder.errors[0]?.message as string | undefined,
      ),
    );
    const known = [
      'The order has already been placed and is currently processing.',
      "The cart isn't active.",
      undefined,
    ];
    for (const message of messages) expect(known).toContain(message);
  });

  test('of twenty buyers of the last box, one gets it and no other is charged', async () => {
    await setStock(shop, 'LAST', 1);
    const carts = await Promise.all(Array.from({ length: 20 }, () => readyCart(shop, [['LAST', 1]])));
    const placed = await Promise.all(
      carts.map(async (id, index) =>
        index % 2 ? (await pay(shop, id)).status === 200 : (await placeOrder(shop, id)).data.placeOrder.order !== null,
      ),
    );
    expect(placed.filter(Boolean)).toHaveLength(1);
    expect(await stockOf(shop, 'LAST')).toBe(0);
    const states = (await Promise.all(carts.map((id) => attemptsOf(shop, id)))).flat();
    expect(states.filter((state) => state === 'ordered')).toHaveLength(1);
    expect(states.filter((state) => state !== 'ordered' && state !== 'voided')).toEqual([]);
  });

  test('buyers of the same two products in opposite order do not deadlock', async () => {
    const before = [await stockOf(shop, 'TILE'), await stockOf(shop, 'CHEAP')];
    const carts = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        readyCart(
          shop,
          index % 2
            ? [
                ['TILE', 1],
                ['CHEAP', 2],
              ]
            : [
                ['CHEAP', 2],
                ['TILE', 1],
              ],
        ),
      ),
    );
    const responses = await Promise.all(carts.map((id) => placeOrder(shop, id)));
    expect(responses.flatMap((response) => response.data.placeOrder.errors)).toEqual([]);
    expect([await stockOf(shop, 'TILE'), await stockOf(shop, 'CHEAP')]).toEqual([before[0]! - 16, before[1]! - 32]);
  });

  test('a cart that changes during payment is not ordered at another price', async () => {
    const id = await readyCart(shop);
    const order = placeOrder(shop, id);
    const added = add(shop, id, 'TILE', 1);
    const [placed] = await Promise.all([order, added]);
    const [attempt] = (
      await sql<{
        amount: number;
        state: string;
        total: number | null;
      }>`select a.amount, a.state, o.grand_total as total from payment_attempt a
        join cart c on c.id = a.cart_id left join sales_order o on o.cart_id = c.id where c.masked_id = ${id}`.execute(
        shop.platform.db.kysely,
      )
    ).rows;
    const isPlaced = placed.data.placeOrder.order !== null;
    expect(attempt).toMatchObject(
      isPlaced ? { state: 'ordered', total: attempt?.amount } : { state: 'voided', total: null },
    );
  });

  test('one nonce used for two carts at once pays for one of them', async () => {
    const token = nonce();
    const carts = [await readyCart(shop), await readyCart(shop)];
    for (const id of carts) await setPayment(shop, id, token);
    const statuses = await Promise.all(carts.map(async (id) => (await pay(shop, id, paymentBody(token))).status));
    expect(statuses.sort()).toEqual([200, 400]);
  });

  test('orders, lines, payments and emails are consistent', async () => {
    expect(await imbalances(shop)).toEqual([]);
  });
});
