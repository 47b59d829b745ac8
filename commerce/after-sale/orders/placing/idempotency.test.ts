import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { EXPECTED_TOTAL_HEADER } from '#contract/expected-total.ts';
import { describeWithDatabases } from '#commerce/platform/database/testing/database.ts';
import { claimKey, endCallOnFailure, fingerprintOf, freeDeadKey, storeOrder } from './idempotency.ts';
import { startOrders } from '../service.ts';
import { attemptsOf, ordersOf } from '../testing/books.ts';
import { openShop } from '../testing/shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { nonce, pay, paymentBody, placeOrder, readyCart, setPayment } from '../testing/shopper.ts';

const HOUR = 3600 * 1000;
const key = (value: string) => ({ 'idempotency-key': value });

describeWithDatabases('Idempotency-Key', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
  });

  const running = async (scope: string, name: string, fingerprint: string, until = 60_000): Promise<void> => {
    const now = shop.clock.now();
    await sql`insert into idempotency_key (scope, key, fingerprint, state, locked_until, created_at)
      values (${scope}, ${name}, ${fingerprint}, 'running', ${new Date(now.getTime() + until)}, ${now})`.execute(
      shop.platform.db.kysely,
    );
  };

  test('[RE-08] [RE-10] a repeated request gets the same response for at least a day', async () => {
    const id = await readyCart(shop);
    const body = paymentBody();
    const first = await pay(shop, id, body, key('k1'));
    expect(first.status).toBe(200);
    shop.clock.advance(24 * HOUR);
    expect(await pay(shop, id, body, key('k1'))).toEqual(first);
    const { paymentMethod, billingAddress, email } = body;
    expect(await pay(shop, id, { paymentMethod, billingAddress, email }, key('k1'))).toEqual(first);
    expect(await ordersOf(shop, id)).toHaveLength(1);
    expect(await attemptsOf(shop, id)).toEqual(['ordered']);
  });

  test('[RE-08] [RE-10] stores GraphQL responses in the same way', async () => {
    const id = await readyCart(shop);
    const first = await placeOrder(shop, id, key('g1'));
    expect(first.data.placeOrder.order.order_number).toMatch(/^\d{9}$/);
    expect(await placeOrder(shop, id, key('g1'))).toEqual(first);
    expect((await placeOrder(shop, id, key('g2'))).data.placeOrder.errors[0].code).toBe('CART_NOT_ACTIVE');
    expect((await placeOrder(shop, id)).data.placeOrder.errors[0].code).toBe('CART_NOT_ACTIVE');
  });

  test('rejects the same key with another body with 422', async () => {
    const id = await readyCart(shop);
    await pay(shop, id, paymentBody(), key('k2'));
    expect(await pay(shop, id, paymentBody(), key('k2'))).toMatchObject({
      status: 422,
      body: { message: 'The Idempotency-Key was used with another request.' },
    });
  });

  test('simultaneous requests create one order; the others get its response, or 409 while it runs', async () => {
    const id = await readyCart(shop);
    const body = paymentBody();
    const responses = await Promise.all(Array.from({ length: 10 }, () => pay(shop, id, body, key('k3'))));
    const statuses = new Set(responses.map(({ status }) => status));
    expect([...statuses].every((status) => status === 200 || status === 409)).toBe(true);
    expect(new Set(responses.filter(({ status }) => status === 200).map((response) => response.body)).size).toBe(1);
    expect(await ordersOf(shop, id)).toHaveLength(1);
  });

  test('repeats a decline without a gateway call; another key with another card is accepted', async () => {
    const id = await readyCart(shop);
    const body = paymentBody(nonce('declined'));
    const first = await pay(shop, id, body, key('k4'));
    expect(first).toMatchObject({
      status: 400,
      body: { message: 'Transaction has been declined. Please try again later.' },
    });
    expect((await pay(shop, id, body, key('k4'))).body.message).toBe(first.body.message);
    expect(await attemptsOf(shop, id)).toEqual(['declined']);
    expect((await pay(shop, id, paymentBody(), key('k5'))).status).toBe(200);
  });

  test('an invalid request frees the key for the corrected request', async () => {
    const id = await readyCart(shop);
    const body = paymentBody();
    expect((await pay(shop, id, { ...body, email: 'wrong' }, key('k6'))).status).toBe(400);
    expect((await pay(shop, id, body, key('k6'))).status).toBe(200);
  });

  const keysOf = async (scope: string) =>
    (
      await sql<{ key: string; state: string }>`select key, state from idempotency_key where scope = ${scope}`.execute(
        shop.platform.db.kysely,
      )
    ).rows;
  const seen = (total: string, name: string) => ({ [EXPECTED_TOTAL_HEADER]: total, ...key(name) });

  test('a request rejected before it starts stores no key, even after a crashed one', async () => {
    const id = await readyCart(shop);
    const body = paymentBody();
    expect((await pay(shop, id, body, seen('0.01 CAD', 'k9'))).body.error_code).toBe('TOTAL_CHANGED');
    expect(await keysOf(id)).toEqual([]);
    const expected = { amount: 1, currency: 'CAD' };
    await running(id, 'k9', fingerprintOf('payment-information', { body, expected }), -1);
    expect((await pay(shop, id, body, seen('0.01 CAD', 'k9'))).body.error_code).toBe('TOTAL_CHANGED');
    expect(await keysOf(id)).toEqual([]);
    expect((await pay(shop, id, body, key('k9'))).status).toBe(200);
    expect(await keysOf(id)).toEqual([{ key: 'k9', state: 'done' }]);
  });

  test('a request that fails after it started frees the key', async () => {
    const id = await readyCart(shop);
    const failed = await pay(shop, id, paymentBody(nonce('error')), key('k10'));
    expect([failed.status, await keysOf(id)]).toEqual([400, []]);
  });

  test('simultaneous requests with an offline method get the same order', async () => {
    const id = await readyCart(shop);
    const body = { ...paymentBody(), paymentMethod: { method: 'checkmo' } };
    const responses = await Promise.all(Array.from({ length: 10 }, () => pay(shop, id, body, key('k11'))));
    const [order] = await ordersOf(shop, id);
    expect(responses.map((response) => response.body)).toEqual(Array.from({ length: 10 }, () => order!.number));
  });

  test('takes over the key of a crashed process after a minute', async () => {
    const id = await readyCart(shop);
    const body = paymentBody();
    await running(id, 'k7', fingerprintOf('payment-information', body));
    expect(await pay(shop, id, body, key('k7'))).toMatchObject({
      status: 409,
      body: { message: 'The order has already been placed and is currently processing.' },
    });
    shop.clock.advance(60_000);
    expect((await pay(shop, id, body, key('k7'))).status).toBe(200);
  });

  test('[RE-08] rejects a repeated GraphQL request as in progress while the order runs', async () => {
    const id = await readyCart(shop);
    await running(id, 'g3', fingerprintOf('placeOrder', id));
    expect((await placeOrder(shop, id, key('g3'))).data.placeOrder.errors).toEqual([
      { code: 'UNDEFINED', message: 'The order has already been placed and is currently processing.' },
    ]);
  });

  test('a request that takes over a key locks it for another minute', async () => {
    const { clock, platform } = shop;
    const call = { scope: 'taken over', key: 'k8', fingerprint: 'print', claimedAt: clock.now() };
    const order = { number: '482915306' };
    const claim = async () => {
      const now = { ...call, claimedAt: clock.now() };
      await freeDeadKey(platform, now);
      return platform.db.tx((db) => claimKey(db, now));
    };
    await running(call.scope, call.key, call.fingerprint, -1);
    expect(await claim()).toBeUndefined();
    clock.advance(59_999);
    await expect(claim()).rejects.toThrow('is currently processing');
    clock.advance(1);
    expect(await claim()).toBeUndefined();
    await storeOrder(platform.db.kysely, { ...call, claimedAt: clock.now() }, order);
    expect(await claim()).toEqual(order);
  });

  test('a request that lost its key neither frees it nor stores a response', async () => {
    const { clock, platform } = shop;
    const call = () => ({ scope: 'lost', key: 'k12', fingerprint: 'print', claimedAt: clock.now() });
    const [slow, order] = [call(), { number: '482915306' }];
    await platform.db.tx((db) => claimKey(db, slow));
    clock.advance(60_000);
    const next = call();
    await freeDeadKey(platform, next);
    await platform.db.tx((db) => claimKey(db, next));
    await storeOrder(platform.db.kysely, slow, { number: '100000000' });
    const fail = () => Promise.reject(new Error('too late'));
    await expect(endCallOnFailure(platform, slow, fail)).rejects.toThrow('too late');
    expect(await keysOf('lost')).toEqual([{ key: 'k12', state: 'running' }]);
    await storeOrder(platform.db.kysely, next, order);
    await storeOrder(platform.db.kysely, slow, { number: '100000000' });
    expect(await claimKey(platform.db.kysely, call())).toEqual(order);
  });

  test('deletes keys after two days', async () => {
    const { clock, platform } = shop;
    const { kysely } = platform.db;
    const keep = async (name: string, hours: number) =>
      sql`insert into idempotency_key (scope, key, fingerprint, state, locked_until, created_at)
        values ('old', ${name}, '', 'done', now(), ${new Date(clock.now().getTime() - hours * HOUR)})`.execute(kysely);
    const saved = async () =>
      (await sql<{ key: string }>`select key from idempotency_key where scope = 'old' order by key`.execute(kysely))
        .rows;
    await keep('47 h', 47);
    await keep('49 h', 49);
    vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] });
    startOrders(platform);
    vi.useRealTimers();
    expect(await platform.jobs.runDueTasks()).toContain('old idempotency keys');
    expect(await saved()).toEqual([{ key: '47 h' }]);
  });

  test('the same key on another cart is a separate request', async () => {
    const [one, other] = [await readyCart(shop), await readyCart(shop)];
    for (const id of [one, other]) await setPayment(shop, id);
    const numbers = [];
    for (const id of [one, other])
      numbers.push((await placeOrder(shop, id, key('same'))).data.placeOrder.order.order_number);
    expect(new Set(numbers).size).toBe(2);
  });

  test('rejects keys that are not visible ASCII or longer than 255 characters', async () => {
    const id = await readyCart(shop);
    for (const wrong of ['with space', 'x'.repeat(256), 'é'])
      expect((await pay(shop, id, paymentBody(), key(wrong))).status).toBe(400);
    expect(await attemptsOf(shop, id)).toEqual([]);
  });
});
