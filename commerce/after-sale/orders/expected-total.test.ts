import { sql } from 'kysely';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { EXPECTED_TOTAL_HEADER } from '#contract/expected-total.ts';
import { useGateways, sweepAttempts } from '#commerce/sale/payment/service.ts';
import { createTestGateway } from '#commerce/sale/payment/gateways/test/gateway.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { attemptsOf, ordersOf } from './testing/books.ts';
import { openShop } from './testing/shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { add, nonce, pay, paymentBody, placeOrder, readCart, readyCart } from './testing/shopper.ts';

const seen = (total: string, key?: string) => ({
  [EXPECTED_TOTAL_HEADER]: total,
  ...(key ? { 'idempotency-key': key } : {}),
});

describeWithDatabase('the amount charged is the amount shown', (open) => {
  let shop: TestShop;
  let whileCharging: (() => Promise<void>) | undefined;
  let isVoiding = true;
  const voidRequests: string[] = [];
  beforeAll(async () => {
    shop = await openShop(await open());
    const gateway = createTestGateway(() => shop.clock.now());
    useGateways(shop.platform, {
      ...gateway,
      charge: async (charge) => {
        await whileCharging?.();
        whileCharging = undefined;
        return gateway.charge(charge);
      },
      void: (transaction) => {
        voidRequests.push(transaction);
        return isVoiding ? gateway.void(transaction) : Promise.reject(new Error('no answer'));
      },
    });
  });
  const price = async (minor: number): Promise<void> => {
    await sql`update product_price set price = ${minor} where product_id = (select id from product where sku = 'CHEAP') and currency = 'CAD'`.execute(
      shop.platform.db.kysely,
    );
  };

  const totalOf = async (id: string, currency?: string): Promise<string> => {
    const { grand_total: total } = (await readCart(shop, id, currency ? { currency } : {})).data.cart.prices;
    return `${total.value.toFixed(2)} ${total.currency}`;
  };
  const refusal = (total: string) => {
    const [value, currency] = total.split(' ');
    return {
      status: 400,
      body: {
        error_code: 'TOTAL_CHANGED',
        message: 'The total of the order is now %total %currency. Nothing was charged.',
        parameters: { total: value, currency },
      },
    };
  };

  test('rejects a changed total over REST with the new total, without a charge', async () => {
    const id = await readyCart(shop);
    const shown = await totalOf(id);
    await add(shop, id, 'TILE', 1);
    const token = nonce();
    expect(await pay(shop, id, paymentBody(token), seen(shown))).toMatchObject(refusal(await totalOf(id)));
    expect([await attemptsOf(shop, id), await ordersOf(shop, id)]).toEqual([[], []]);
    expect(await pay(shop, id, paymentBody(token), seen(await totalOf(id)))).toMatchObject({ status: 200 });
  });

  test('rejects a changed total over GraphQL with an error in the data', async () => {
    const id = await readyCart(shop);
    const shown = await totalOf(id);
    await add(shop, id, 'TILE', 1);
    const request = (total: string) =>
      shop.graphql(
        'mutation ($input: PlaceOrderInput) { placeOrder(input: $input) { order { order_number } errors { code message total { value currency } } } }',
        { input: { cart_id: id } },
        { headers: seen(total) },
      );
    const now = await totalOf(id);
    const [value, currency] = now.split(' ');
    expect((await request(shown)).data.placeOrder).toEqual({
      order: null,
      errors: [
        {
          code: 'UNDEFINED',
          message: `The total of the order is now ${now}. Nothing was charged.`,
          total: { value: Number(value), currency },
        },
      ],
    });
    expect(await attemptsOf(shop, id)).toEqual([]);
    expect((await request(now)).data.placeOrder.errors).toEqual([]);
  });

  test('rejects a total in another currency', async () => {
    const id = await readyCart(shop);
    const canadian = await totalOf(id);
    const american = await totalOf(id, 'USD');
    expect(american).toMatch(/ USD$/);
    const inUsd = { store: 'CA_EN', 'content-currency': 'USD' };
    expect(await pay(shop, id, paymentBody(), seen(american))).toMatchObject(refusal(canadian));
    expect(await pay(shop, id, paymentBody(), { ...seen(canadian), ...inUsd })).toMatchObject(refusal(american));
    expect(await ordersOf(shop, id)).toEqual([]);
    expect((await pay(shop, id, paymentBody(), seen(canadian))).status).toBe(200);
  });

  test('charges the currency of its own checkout when another tab uses another currency', async () => {
    const [one, other] = [await readyCart(shop), await readyCart(shop)];
    const american = await totalOf(one, 'USD');
    expect(
      (await pay(shop, one, paymentBody(), { ...seen(american), store: 'CA_EN', 'content-currency': 'USD' })).status,
    ).toBe(200);
    const canadian = await totalOf(other);
    await totalOf(other, 'USD');
    expect((await pay(shop, other, paymentBody(), seen(canadian))).status).toBe(200);
  });

  test('[RE-09] does not charge a price that changed before the order or during the gateway call', async () => {
    const id = await readyCart(shop, [['CHEAP', 3]]);
    const shown = await totalOf(id);
    await price(400);
    expect(await pay(shop, id, paymentBody(), seen(shown))).toMatchObject(refusal(await totalOf(id)));
    expect(await attemptsOf(shop, id)).toEqual([]);
    await price(333);
    whileCharging = () => price(400);
    const response = await pay(shop, id, paymentBody(), seen(shown));
    expect(response).toMatchObject(refusal(await totalOf(id)));
    expect([await attemptsOf(shop, id), await ordersOf(shop, id)]).toEqual([['voided'], []]);
    await price(333);
  });

  test('neither sells nor charges a product that is disabled during the gateway call', async () => {
    const id = await readyCart(shop, [['CHEAP', 3]]);
    const enable = (isEnabled: boolean) =>
      sql`update product set is_enabled = ${isEnabled} where sku = 'CHEAP'`.execute(shop.platform.db.kysely);
    whileCharging = async () => void (await enable(false));
    expect((await pay(shop, id)).body.message).toBe('Some of the products are disabled.');
    expect([await attemptsOf(shop, id), await ordersOf(shop, id)]).toEqual([['voided'], []]);
    await enable(true);
  });

  test('leaves a charge that cannot be voided to the sweeper, and does not claim that nothing was charged', async () => {
    const id = await readyCart(shop, [['CHEAP', 3]]);
    const error = vi.spyOn(shop.platform.log, 'error');
    onTestFinished(() => error.mockRestore());
    whileCharging = () => price(400);
    isVoiding = false;
    voidRequests.length = 0;
    expect((await pay(shop, id)).body).toMatchObject({
      message: 'The order was not placed. The charge to the card will be released.',
      error_code: 'CHARGE_PENDING',
    });
    expect(await ordersOf(shop, id)).toEqual([]);
    // The log is shared with shops of other files.
    const reported = error.mock.calls.filter(([details]) => 'attempt' in (details as object));
    expect(reported.map(([details]) => details)).toEqual([
      { err: new Error('no answer'), attempt: expect.any(Number) },
    ]);
    isVoiding = true;
    shop.clock.advance(3 * 60 * 1000);
    await sweepAttempts(shop.platform);
    expect(await attemptsOf(shop, id)).toEqual(['voided']);
    expect(voidRequests).toEqual([expect.stringMatching(/^test-/), voidRequests[0]]);
    await price(333);
  });

  test('charges the current total for a Magento client that sends no header', async () => {
    const id = await readyCart(shop);
    await add(shop, id, 'TILE', 1);
    expect((await placeOrder(shop, id)).data.placeOrder.errors).toEqual([]);
  });

  test('rejects a malformed total', async () => {
    const id = await readyCart(shop);
    for (const wrong of ['123', '1.5 CAD', '-1.00 CAD', '12.00', '12.00 cad', 'x'])
      expect(await pay(shop, id, paymentBody(), seen(wrong))).toMatchObject({
        status: 400,
        body: { error_code: 'EXPECTED_TOTAL_INVALID' },
      });
    expect(await attemptsOf(shop, id)).toEqual([]);
  });

  test('[RE-10] includes the expected total in the request that an idempotency key identifies', async () => {
    const id = await readyCart(shop);
    const [body, shown] = [paymentBody(), await totalOf(id)];
    const first = await pay(shop, id, body, seen(shown, 'total'));
    expect(first.status).toBe(200);
    expect(await pay(shop, id, body, seen(shown, 'total'))).toEqual(first);
    for (const headers of [seen('1.00 CAD', 'total'), { 'idempotency-key': 'total' }])
      expect((await pay(shop, id, body, headers)).status).toBe(422);
  });

  test('frees the key when the total is rejected', async () => {
    const id = await readyCart(shop);
    const body = paymentBody();
    expect((await pay(shop, id, body, seen('1.00 CAD', 'freed'))).status).toBe(400);
    expect((await pay(shop, id, body, seen(await totalOf(id), 'freed'))).status).toBe(200);
  });
});
