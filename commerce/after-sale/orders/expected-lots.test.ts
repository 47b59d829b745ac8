import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { EXPECTED_LOTS_HEADER } from '#contract/expected-lots.ts';
import { useGateways } from '#commerce/sale/payment/service.ts';
import { createTestGateway } from '#commerce/sale/payment/gateways/test/gateway.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { attemptsOf, ordersOf, setStock, stockOf } from './testing/books.ts';
import { openShop } from './testing/shop.ts';
import { nonce, pay, paymentBody, placeOrder, readyCart } from './testing/shopper.ts';

const refusal = { status: 400, body: { error_code: 'LOTS_CHANGED' } };

describeWithDatabase('an order of more production lots than were shown', (open) => {
  let shop: TestShop;
  let whileCharging: (() => Promise<unknown>) | undefined;
  beforeAll(async () => {
    shop = await openShop(await open());
    const gateway = createTestGateway(() => shop.clock.now());
    useGateways(shop.platform, {
      ...gateway,
      charge: async (charge) => {
        const meanwhile = whileCharging;
        whileCharging = undefined;
        await meanwhile?.();
        return gateway.charge(charge);
      },
    });
    await sql`update product set weight_grams = 500 where sku = 'TILE'`.execute(shop.platform.db.kysely);
  });
  const fill = async (): Promise<void> => {
    const { kysely } = shop.platform.db;
    await sql`delete from stock_lot`.execute(kysely);
    await sql`insert into stock_lot (product_id, code, qty) select id, code, qty
      from product, (values ('A', 6), ('B', 4)) as l(code, qty) where sku = 'TILE'`.execute(kysely);
    await setStock(shop, 'TILE', 10);
  };
  beforeEach(fill);
  const cart = (quantity = 5) => readyCart(shop, [['TILE', quantity]]);
  const order = async (id: string, lots: string, key?: string) =>
    pay(shop, id, paymentBody(nonce()), { [EXPECTED_LOTS_HEADER]: lots, ...(key && { 'idempotency-key': key }) });

  test('is refused before the card is charged, and is placed once the shopper has seen them', async () => {
    const [id, twin] = [await cart(), await cart()];
    await placeOrder(shop, twin);
    expect(await order(id, '1', 'one-key')).toMatchObject(refusal);
    expect([await attemptsOf(shop, id), await ordersOf(shop, id), await stockOf(shop, 'TILE')]).toEqual([[], [], 5]);
    expect(await order(id, '2', 'one-key')).toMatchObject({ status: 200 });
  });

  test('is refused too when others buy while the card is charged: the charge is undone, and nothing is taken', async () => {
    const [id, twin] = [await cart(), await cart()];
    whileCharging = () => placeOrder(shop, twin);
    expect(await order(id, '1')).toMatchObject(refusal);
    expect([await attemptsOf(shop, id), await ordersOf(shop, id), await stockOf(shop, 'TILE')]).toEqual([
      ['voided'],
      [],
      5,
    ]);
  });

  test('is placed for who says nothing of lots, and for who was shown more', async () => {
    for (const ask of [(id: string) => placeOrder(shop, id), (id: string) => order(id, '9')]) {
      await fill();
      const id = await cart(7);
      await ask(id);
      expect(await ordersOf(shop, id)).toHaveLength(1);
    }
  });

  test('a number that is none is said to be none', async () => {
    expect(await order(await cart(1), 'many')).toMatchObject({
      status: 400,
      body: { error_code: 'EXPECTED_LOTS_INVALID' },
    });
  });
});
