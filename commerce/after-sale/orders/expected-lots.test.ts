import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { EXPECTED_LOTS_HEADER } from '#contract/expected-lots.ts';
import { EXPECTED_LATER_HEADER } from '#contract/later.ts';
import { useGateways } from '#commerce/sale/payment/service.ts';
import { createTestGateway } from '#commerce/sale/payment/gateways/test/gateway.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { allowLater, attemptsOf, ordersOf, owedOf, setStock, stockOf } from './testing/books.ts';
import { openShop } from './testing/shop.ts';
import { nonce, pay, paymentBody, placeOrder, readyCart } from './testing/shopper.ts';

const refusal = { status: 400, body: { error_code: 'LOTS_CHANGED' } };

describeWithDatabase('an order that needs more production lots than the shopper saw', (open) => {
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

  test('is rejected before the card is charged, and accepted with the current number of lots', async () => {
    const [id, twin] = [await cart(), await cart()];
    await placeOrder(shop, twin);
    expect(await order(id, '1', 'one-key')).toMatchObject(refusal);
    expect([await attemptsOf(shop, id), await ordersOf(shop, id), await stockOf(shop, 'TILE')]).toEqual([[], [], 5]);
    expect(await order(id, '2', 'one-key')).toMatchObject({ status: 200 });
  });

  test('is rejected and its charge voided when another order takes stock during the charge', async () => {
    const [id, twin] = [await cart(), await cart()];
    whileCharging = () => placeOrder(shop, twin);
    expect(await order(id, '1')).toMatchObject(refusal);
    expect([await attemptsOf(shop, id), await ordersOf(shop, id), await stockOf(shop, 'TILE')]).toEqual([
      ['voided'],
      [],
      5,
    ]);
  });

  test('with more later units than shown is rejected and its charge voided when stock is taken during the charge', async () => {
    await allowLater(shop);
    const [id, twin] = [await cart(12), await cart(3)];
    whileCharging = () => placeOrder(shop, twin);
    const refused = await pay(shop, id, paymentBody(nonce()), { [EXPECTED_LATER_HEADER]: '2' });
    expect(refused).toMatchObject({ status: 400, body: { error_code: 'LATER_CHANGED' } });
    expect([await attemptsOf(shop, id), await ordersOf(shop, id)]).toEqual([['voided'], []]);
    const accepted = await pay(shop, id, paymentBody(nonce()), { [EXPECTED_LATER_HEADER]: '5' });
    expect([accepted.status, await owedOf(shop, 'TILE')]).toEqual([200, 5]);
    await sql`delete from stock_rule`.execute(shop.platform.db.kysely);
    await sql`update stock set owed = 0`.execute(shop.platform.db.kysely);
  });

  test('is accepted without the header, and when the shopper saw more lots', async () => {
    for (const request of [(id: string) => placeOrder(shop, id), (id: string) => order(id, '9')]) {
      await fill();
      const id = await cart(7);
      await request(id);
      expect(await ordersOf(shop, id)).toHaveLength(1);
    }
  });

  test('rejects a header that is not a number', async () => {
    expect(await order(await cart(1), 'many')).toMatchObject({
      status: 400,
      body: { error_code: 'EXPECTED_LOTS_INVALID' },
    });
  });
});
