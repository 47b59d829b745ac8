import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attemptsOf, imbalances, ordersOf } from '#commerce/orders/testing/books.ts';
import { openShop } from '#commerce/orders/testing/shop.ts';
import { pay, paymentBody, placeOrder, readyCart } from '#commerce/orders/testing/shopper.ts';
import { describeWithDatabases } from '#commerce/platform/database/testing.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { savePaymentMethods, sweepAttempts, useGateways } from '../service.ts';
import { startBraintreeServer } from '../testing/braintree-server.ts';
import { createBraintreeGateway } from './gateway.ts';

const nonceOf = (kind = 'valid'): string => `fake-${kind}-nonce_${randomUUID()}`;
const TOKEN = 'mutation { createBraintreeClientToken }';

describeWithDatabases('cards through Braintree', (open) => {
  let shop: TestShop;
  let braintree: Awaited<ReturnType<typeof startBraintreeServer>>;
  beforeAll(async () => {
    shop = await openShop(await open());
    braintree = await startBraintreeServer();
    useGateways(shop.platform, createBraintreeGateway(braintree.settings));
    await shop.platform.db.tx((db) =>
      savePaymentMethods(
        db,
        (['CAD', 'USD'] as const).map((currency) => ({ code: 'braintree', currency, upTo: null, position: 0 })),
      ),
    );
  });
  afterAll(() => braintree.stop());
  // Cards are declined for a while after many declines.
  beforeEach(() => shop.clock.advance(3_600_000));

  const choose = (id: string, nonce = nonceOf()) =>
    shop.graphql(
      `mutation ($input: SetPaymentMethodOnCartInput) { setPaymentMethodOnCart(input: $input) {
        cart { available_payment_methods { code title } selected_payment_method { code } } } }`,
      {
        input: {
          cart_id: id,
          payment_method: {
            code: 'braintree',
            braintree: { payment_method_nonce: nonce, is_active_payment_token_enabler: false },
          },
        },
      },
    );
  const restBody = (nonce = nonceOf()) => ({
    ...paymentBody(),
    paymentMethod: { method: 'braintree', additional_data: { payment_method_nonce: nonce } },
  });
  const salesOf = (nonce: string) => braintree.bodies.filter((body) => body.includes(nonce)).length;

  test('an order over GraphQL, as Magento’s documentation has it, charges the whole total once', async () => {
    const id = await readyCart(shop);
    const nonce = nonceOf();
    const { setPaymentMethodOnCart } = (await choose(id, nonce)).data;
    expect(setPaymentMethodOnCart.cart).toEqual({
      available_payment_methods: [{ code: 'braintree', title: 'Credit card' }],
      selected_payment_method: { code: 'braintree' },
    });
    expect((await placeOrder(shop, id)).data.placeOrder.errors).toEqual([]);
    expect([await attemptsOf(shop, id), salesOf(nonce)]).toEqual([['ordered'], 1]);
    const { data } = await shop.graphql(
      'query ($id: String!) { placedOrder(cart_id: $id) { payment_title grand_total { value } } }',
      { id },
    );
    expect(data.placedOrder.payment_title).toBe('Credit card (Visa ending in 1111)');
    expect(braintree.sales.at(-1)).toMatchObject({
      amount: data.placedOrder.grand_total.value.toFixed(2),
      currency: 'CAD',
      status: 'submitted_for_settlement',
    });
  });

  test('a declined card leaves the cart open, over REST too', async () => {
    const id = await readyCart(shop);
    const { status, body } = await pay(shop, id, restBody(nonceOf('processor-declined-visa')));
    expect([status, body.message]).toEqual([400, 'Transaction has been declined. Please try again later.']);
    expect(await ordersOf(shop, id)).toEqual([]);
    expect((await pay(shop, id, restBody())).status).toBe(200);
    expect(await attemptsOf(shop, id)).toEqual(['declined', 'ordered']);
  });

  test('a charge whose answer was lost is undone, so that nobody pays without an order', async () => {
    const id = await readyCart(shop);
    braintree.fail('lost');
    expect((await pay(shop, id, restBody())).status).toBe(400);
    shop.clock.advance(3_600_000);
    await sweepAttempts(shop.platform);
    expect([await attemptsOf(shop, id), await ordersOf(shop, id)]).toEqual([['voided'], []]);
    expect(braintree.sales.at(-1)?.status).toBe('voided');
    expect((await pay(shop, id, restBody())).status).toBe(200);
  });

  test('no card number reaches Braintree by way of us, nor a token of another gateway', async () => {
    const id = await readyCart(shop);
    const before = braintree.bodies.length;
    for (const nonce of ['4111111111111111', '4111 1111 1111 1111']) {
      expect((await choose(id, nonce)).errors).toHaveLength(1);
      expect((await pay(shop, id, restBody(nonce))).status).toBe(400);
    }
    expect((await pay(shop, id)).status).toBe(400);
    expect(braintree.bodies).toHaveLength(before);
  });

  test('gives the browser part its token, in a currency that Braintree takes here, thirty times in ten minutes', async () => {
    const ask = (headers: Record<string, string> = {}) => shop.graphql(TOKEN, {}, { headers });
    expect((await ask()).data.createBraintreeClientToken).toMatch(/^[\w+/=]+$/);
    expect((await ask({ 'content-currency': 'USD' })).errors?.[0]?.message).toMatch(/valid payment method/);
    for (let i = 0; i < 29; i++) await ask();
    expect((await ask()).errors).toHaveLength(1);
  });

  test('is not offered in a currency without a merchant account', async () => {
    const id = await readyCart(shop);
    const { data } = await shop.graphql(
      'query ($id: String!) { cart(cart_id: $id) { prices { grand_total { currency } } available_payment_methods { code } } }',
      { id },
      { headers: { store: 'US_EN', 'content-currency': 'USD' } },
    );
    expect(data.cart).toEqual({ prices: { grand_total: { currency: 'USD' } }, available_payment_methods: [] });
  });

  test('every order has its payment, every payment its order', async () => {
    expect(await imbalances(shop)).toEqual([]);
  });
});
