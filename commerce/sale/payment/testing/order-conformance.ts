import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attemptsOf, imbalances, ordersOf } from '#commerce/after-sale/orders/testing/books.ts';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import { pay, paymentBody, placeOrder, readyCart } from '#commerce/after-sale/orders/testing/shopper.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { LOOK_AGAIN_AFTER_MS } from '../rules.ts';
import { savePaymentMethods, sweepAttempts, sweepLost, useGateways } from '../service.ts';
import type { GatewayStand } from './stand.ts';

/** Format of a gateway's nonces in Magento's requests. */
export type Wire = {
  code: string;
  graphql(nonce: string): Readonly<Record<string, unknown>>;
  rest(nonce: string): Readonly<Record<string, unknown>>;
  /** Payment title on the receipt. */
  title: string;
};

/** Opens a shop with a gateway that uses its local server. */
export const openCardShop = async (
  database: Parameters<typeof openShop>[0],
  stand: Pick<GatewayStand, 'gateway'>,
  code: string,
): Promise<TestShop> => {
  const shop = await openShop(database);
  // oxlint-disable-next-line react/rules-of-hooks -- not a hook of React
  useGateways(shop.platform, stand.gateway);
  await shop.platform.db.tx((db) =>
    savePaymentMethods(
      db,
      (['CAD', 'USD'] as const).map((currency) => ({ code, currency, upTo: null, position: 0 })),
    ),
  );
  return shop;
};

export const chooseCard = (shop: TestShop, id: string, wire: Pick<Wire, 'code' | 'graphql'>, nonce: string) =>
  shop.graphql(
    `mutation ($input: SetPaymentMethodOnCartInput) { setPaymentMethodOnCart(input: $input) {
      cart { available_payment_methods { code title } selected_payment_method { code } } } }`,
    { input: { cart_id: id, payment_method: { code: wire.code, [wire.code]: wire.graphql(nonce) } } },
  );

/** Tests for card orders with any gateway. */
export const describeCardOrders = (name: string, open: () => Promise<GatewayStand>, wire: Wire): void =>
  describeWithDatabase(name, (openDatabase) => {
    let shop: TestShop;
    let stand: GatewayStand;
    beforeAll(async () => {
      stand = await open();
      shop = await openCardShop(await openDatabase(), stand, wire.code);
    });
    afterAll(() => stand.stop());
    // Leaves the period in which many declines block payments.
    beforeEach(() => shop.clock.advance(3_600_000));

    const lastSale = () => stand.booked(stand.lastKey()).at(-1);
    const restBody = (nonce = stand.nonceOf('valid')) => ({
      ...paymentBody(),
      paymentMethod: { method: wire.code, additional_data: wire.rest(nonce) },
    });

    test('an order over GraphQL, as in Magento’s documentation, charges the whole total once', async () => {
      const id = await readyCart(shop);
      const nonce = stand.nonceOf('valid');
      const { setPaymentMethodOnCart } = (await chooseCard(shop, id, wire, nonce)).data;
      expect(setPaymentMethodOnCart.cart).toEqual({
        available_payment_methods: [{ code: wire.code, title: 'Credit card' }],
        selected_payment_method: { code: wire.code },
      });
      expect((await placeOrder(shop, id)).data.placeOrder.errors).toEqual([]);
      expect(await attemptsOf(shop, id)).toEqual(['ordered']);
      expect(stand.bodies.filter((body) => body.includes(nonce))).toHaveLength(1);
      const { data } = await shop.graphql(
        'query ($id: String!) { placedOrder(cart_id: $id) { payment_title grand_total { value } } }',
        { id },
      );
      expect(data.placedOrder.payment_title).toBe(wire.title);
      expect(lastSale()).toMatchObject({ amount: data.placedOrder.grand_total.value.toFixed(2), state: 'charged' });
    });

    test('a declined card does not close the cart, over REST either', async () => {
      const id = await readyCart(shop);
      const { status, body } = await pay(shop, id, restBody(stand.nonceOf('declined')));
      expect([status, body.message]).toEqual([400, 'Transaction has been declined. Please try again later.']);
      expect(await ordersOf(shop, id)).toEqual([]);
      expect((await pay(shop, id, restBody())).status).toBe(200);
      expect(await attemptsOf(shop, id)).toEqual(['declined', 'ordered']);
    });

    test('voids a charge whose response was lost, so that no charge remains without an order', async () => {
      const id = await readyCart(shop);
      stand.fail('lost');
      expect((await pay(shop, id, restBody())).status).toBe(400);
      shop.clock.advance(3_600_000);
      await sweepAttempts(shop.platform);
      expect([await attemptsOf(shop, id), await ordersOf(shop, id)]).toEqual([['voided'], []]);
      expect(lastSale()?.state).toBe('voided');
      expect((await pay(shop, id, restBody())).status).toBe(200);
    });

    test('a second lookup finds and voids a charge that arrives after the attempt failed', async () => {
      const id = await readyCart(shop);
      stand.fail('late');
      expect((await pay(shop, id, restBody())).status).toBe(400);
      expect(await attemptsOf(shop, id)).toEqual(['failed']);
      stand.arrive();
      expect(lastSale()?.state).toBe('charged');
      expect(await sweepLost(shop.platform)).toBe(0);
      shop.clock.advance(LOOK_AGAIN_AFTER_MS + 1000);
      stand.fail('refused');
      expect(await sweepLost(shop.platform)).toBe(0);
      expect(await sweepLost(shop.platform)).toBe(1);
      expect([await attemptsOf(shop, id), lastSale()?.state]).toEqual([['voided'], 'voided']);
    });

    test('sends neither card numbers nor tokens of another gateway to the gateway', async () => {
      const id = await readyCart(shop);
      const before = stand.bodies.length;
      for (const nonce of ['4111111111111111', '4111 1111 1111 1111']) {
        expect((await chooseCard(shop, id, wire, nonce)).errors).toHaveLength(1);
        expect((await pay(shop, id, restBody(nonce))).status).toBe(400);
      }
      expect((await pay(shop, id)).status).toBe(400);
      expect(stand.bodies).toHaveLength(before);
    });

    test('is not offered in a currency that the account does not support', async () => {
      const id = await readyCart(shop);
      const { data } = await shop.graphql(
        'query ($id: String!) { cart(cart_id: $id) { prices { grand_total { currency } } available_payment_methods { code } } }',
        { id },
        { headers: { store: 'US_EN', 'content-currency': 'USD' } },
      );
      expect(data.cart).toEqual({ prices: { grand_total: { currency: 'USD' } }, available_payment_methods: [] });
    });

    test('every order has a payment, and every payment an order', async () => {
      expect(await imbalances(shop)).toEqual([]);
    });
  });
