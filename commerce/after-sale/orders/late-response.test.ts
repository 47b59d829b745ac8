import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sweepAttempts, useGateways, voidCharge } from '#commerce/sale/payment/service.ts';
import { createTestGateway } from '#commerce/sale/payment/gateways/test/gateway.ts';
import type { ChargeOutcome, PaymentAttempt } from '#commerce/sale/payment/types.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { attemptsOf, imbalances, ordersOf } from './testing/books.ts';
import { openShop } from './testing/shop.ts';
import { pay, placeOrder, readyCart } from './testing/shopper.ts';

/** Pauses a gateway call until it is opened. */
const gate = () => {
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  return { reached, open, pass: () => (reach(), opened) };
};

describeWithDatabase('a late response from the gateway', (open) => {
  let shop: TestShop;
  /** Gates for the next charge and the next lookup. */
  const waits: { charge?: ReturnType<typeof gate> | undefined; find?: ReturnType<typeof gate> | undefined } = {};
  const charged = new Map<string, ChargeOutcome>();
  const voided: string[] = [];

  beforeAll(async () => {
    shop = await openShop(await open());
    const gateway = createTestGateway(() => shop.clock.now());
    useGateways(shop.platform, {
      ...gateway,
      charge: async (request) => {
        const outcome = await gateway.charge(request);
        charged.set(request.key, outcome);
        const { charge } = waits;
        waits.charge = undefined;
        await charge?.pass();
        return outcome;
      },
      find: async (key) => {
        const { find } = waits;
        waits.find = undefined;
        await find?.pass();
        return find && charged.get(key);
      },
      void: async (transactionId) => void voided.push(transactionId),
    });
  });
  beforeEach(() => {
    charged.clear();
    voided.length = 0;
  });

  const transactions = () =>
    [...charged.values()].map((outcome) => (outcome.status === 'approved' ? outcome.transactionId : ''));

  test('is voided when the attempt has expired and another card has paid', async () => {
    const id = await readyCart(shop);
    const charge = (waits.charge = gate());
    const first = placeOrder(shop, id);
    await charge.reached;
    shop.clock.advance(3 * 60 * 1000);
    await sweepAttempts(shop.platform);
    expect(await attemptsOf(shop, id)).toEqual(['failed']);
    expect((await pay(shop, id)).status).toBe(200);
    charge.open();
    const { order, errors } = (await first).data.placeOrder;
    expect([order, errors[0].message]).toEqual([
      null,
      'An error occurred on the server. Please try to place the order again.',
    ]);
    expect(await ordersOf(shop, id)).toHaveLength(1);
    expect(voided).toEqual([transactions()[0]]);
    expect(await imbalances(shop)).toEqual([]);
  });

  test('keeps its charge and order when it arrives while the sweeper queries the gateway', async () => {
    const id = await readyCart(shop);
    const charge = (waits.charge = gate());
    const order = placeOrder(shop, id);
    await charge.reached;
    shop.clock.advance(3 * 60 * 1000);
    const find = (waits.find = gate());
    const swept = sweepAttempts(shop.platform);
    await find.reached;
    charge.open();
    expect((await order).data.placeOrder.errors).toEqual([]);
    find.open();
    await swept;
    expect([await attemptsOf(shop, id), voided]).toEqual([['ordered'], []]);
    expect(await ordersOf(shop, id)).toHaveLength(1);
    expect(await imbalances(shop)).toEqual([]);
  });

  test('is voided by the sweeper when no order was written', async () => {
    const id = await readyCart(shop);
    const charge = (waits.charge = gate());
    const order = placeOrder(shop, id);
    await charge.reached;
    shop.clock.advance(3 * 60 * 1000);
    (waits.find = gate()).open();
    await sweepAttempts(shop.platform);
    expect([await attemptsOf(shop, id), voided]).toEqual([['voided'], transactions()]);
    charge.open();
    expect((await order).data.placeOrder.order).toBeNull();
    expect(await ordersOf(shop, id)).toEqual([]);
  });

  test('keeps its charge when only the response to the COMMIT of the order was lost', async () => {
    const id = await readyCart(shop);
    expect((await pay(shop, id)).status).toBe(200);
    const { rows } = await sql<PaymentAttempt>`select a.*, transaction_id as "transactionId" from payment_attempt a
      join cart c on c.id = a.cart_id where c.masked_id = ${id}`.execute(shop.platform.db.kysely);
    expect(await voidCharge(shop.platform, rows[0]!)).toBe('ordered');
    expect([await attemptsOf(shop, id), voided]).toEqual([['ordered'], []]);
  });
});
