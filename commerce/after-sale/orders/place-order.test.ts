import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { sweepAttempts } from '#commerce/sale/payment/service.ts';
import { readSecret } from '#commerce/platform/secrets/store.ts';
import { orderNumber } from './placing/number.ts';
import { attemptsOf, imbalances, ordersOf, setStock, stockOf } from './testing/books.ts';
import { openShop } from './testing/shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import {
  add,
  montreal,
  newCart,
  nonce,
  pay,
  paymentBody,
  placeOrder,
  readCart,
  readyCart,
  restAddress,
  setAddress,
  setBilling,
  setEmail,
  setMethod,
  setPayment,
  ship,
} from './testing/shopper.ts';

const RECEIPT = `query ($id: String!) { placedOrder(cart_id: $id) { id number placed_at email shipping_title is_pickup pickup_place payment_title
  shipping_address { city region_code postcode country_id } items { sku name options quantity row_total { value currency } image }
  subtotal { value } shipping_amount { value } taxes { label amount { value } } grand_total { value currency } } }`;

/** Emails sent so far. */
const mailsOf = (shop: TestShop): string[] => {
  const folder = join(shop.platform.settings.varDir, 'mail');
  return readdirSync(folder).map((file) => readFileSync(join(folder, file), 'latin1').replaceAll('=\r\n', ''));
};

describeWithDatabase('placing an order', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
  });

  const failure = async (id: string, headers = {}) => {
    const { order, errors } = (await placeOrder(shop, id, headers)).data.placeOrder;
    expect(order).toBeNull();
    return [errors[0].code, errors[0].message];
  };

  test('[RE-04] [RE-07] over REST it returns the order id, and the cart id finds the receipt', async () => {
    const id = await newCart(shop);
    await add(shop, id, 'TILE', 2);
    await add(shop, id, 'STONE-12', 3);
    expect((await shop.graphql(RECEIPT, { id })).data.placedOrder).toBeNull();
    await ship(shop, id);
    const before = await stockOf(shop, 'STONE-12');
    const { status, body } = await pay(shop, id);
    expect([status, typeof body]).toEqual([200, 'string']);
    const { placedOrder } = (await shop.graphql(RECEIPT, { id })).data;
    // 440.00 + 77.65 (14.95 + 66 kg × 0.95): GST 25.88, QST 51.64
    expect(placedOrder).toEqual({
      id: body,
      number: expect.stringMatching(/^[1-9]\d{8}$/),
      placed_at: '2026-06-15T12:00:00.000Z',
      email: 'ann@example.com',
      shipping_title: 'Parcel – Delivered to your door',
      is_pickup: false,
      pickup_place: [],
      payment_title: 'Credit card (Visa ending in 1111)',
      shipping_address: { city: 'Montréal', region_code: 'QC', postcode: 'H2Y 1C6', country_id: 'CA' },
      items: [
        {
          sku: 'TILE',
          name: 'Plain tile',
          options: [],
          quantity: 2,
          row_total: { value: 200, currency: 'CAD' },
          image: 'http://shop.test/media/catalog/product/tile.webp',
        },
        {
          sku: 'STONE-12',
          name: 'Stone',
          options: ['12 × 24'],
          quantity: 3,
          row_total: { value: 240, currency: 'CAD' },
          image: 'http://shop.test/media/catalog/product/stone-12.webp',
        },
      ],
      subtotal: { value: 440 },
      shipping_amount: { value: 77.65 },
      taxes: [
        { label: 'GST', amount: { value: 25.88 } },
        { label: 'QST', amount: { value: 51.64 } },
      ],
      grand_total: { value: 595.17, currency: 'CAD' },
    });
    expect(await stockOf(shop, 'STONE-12')).toBe(before - 3);
    expect((await shop.graphql(RECEIPT, { id: 'unknown' })).data.placedOrder).toBeNull();
  });

  test('a receipt is readable for a day over both interfaces, only in the browser that ordered', async () => {
    const mine = { browser: 'mine' };
    const read = async (id: string, browser: string) =>
      (await shop.graphql(RECEIPT, { id }, { browser })).data.placedOrder?.email;
    const byRest = await readyCart(shop);
    await shop.rest('POST', `/V1/guest-carts/${byRest}/payment-information`, paymentBody(), {}, 'mine');
    const byGraphql = await readyCart(shop);
    const order = 'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } } }';
    await shop.graphql(order, { id: byGraphql }, mine);
    for (const id of [byRest, byGraphql]) {
      expect([await read(id, 'mine'), await read(id, 'another')]).toEqual(['ann@example.com', undefined]);
    }
    const placed = shop.clock.now();
    shop.clock.set(new Date(placed.getTime() + 24 * 3600 * 1000));
    expect(await read(byRest, 'mine')).toBeUndefined();
    shop.clock.set(placed);
  });

  test.each(['shipping-information', 'the address over GraphQL'])(
    'a browser gets its receipt key with %s, so that a lost order response does not lose it',
    async (step) => {
      const id = await readyCart(shop);
      const browser = `early, ${step}`;
      const information = {
        shipping_address: restAddress(montreal),
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
      };
      await (step === 'shipping-information'
        ? shop.rest('POST', `/V1/guest-carts/${id}/${step}`, { addressInformation: information }, {}, browser)
        : setAddress(shop, id, montreal, { browser }));
      await setMethod(shop, id);
      await shop.graphql(
        'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } } }',
        { id },
        { browser, isResponseLost: true },
      );
      expect((await shop.graphql(RECEIPT, { id }, { browser })).data.placedOrder).toMatchObject({
        email: 'ann@example.com',
      });
    },
  );

  test('over GraphQL it returns the order number', async () => {
    const id = await readyCart(shop);
    const { order, errors } = (await placeOrder(shop, id)).data.placeOrder;
    expect(errors).toEqual([]);
    expect(await ordersOf(shop, id)).toMatchObject([{ number: order.order_number }]);
  });

  test('[TO-32] derives numbers from the key in the database and the position', async () => {
    const { db, random } = shop.platform;
    const placed = (await placeOrder(shop, await readyCart(shop))).data.placeOrder.order.order_number;
    const { rows } = await sql<{ last: number }>`select last_value as last from order_number_sequence`.execute(
      db.kysely,
    );
    expect(placed).toBe(orderNumber(await readSecret(db, random, 'order-number'), rows[0]!.last));
  });

  test('rejects a cart that was already ordered', async () => {
    const id = await readyCart(shop);
    await placeOrder(shop, id);
    expect((await readCart(shop, id)).errors).toMatchObject([
      { message: "The cart isn't active.", extensions: { error_code: 'CART_NOT_ACTIVE' } },
    ]);
    expect(await failure(id)).toEqual(['CART_NOT_ACTIVE', "The cart isn't active."]);
    expect(await pay(shop, id)).toMatchObject({
      status: 404,
      body: { message: 'No such entity with %fieldName = %fieldValue' },
    });
    expect((await add(shop, id, 'TILE')).errors).toHaveLength(1);
    expect(await ordersOf(shop, id)).toHaveLength(1);
  });

  test('reports missing parts in the order email, lines, address, method, billing, payment', async () => {
    const id = await newCart(shop);
    expect(await failure(id)).toEqual(['GUEST_EMAIL_MISSING', 'Guest email for cart is missing.']);
    await setEmail(shop, id);
    expect(await failure(id)).toEqual(['UNABLE_TO_PLACE_ORDER', 'Cart does not contain products.']);
    await add(shop, id, 'TILE');
    expect(await failure(id)).toEqual(['UNABLE_TO_PLACE_ORDER', 'Please check the shipping address information.']);
    await setAddress(shop, id);
    expect(await failure(id)).toEqual([
      'UNABLE_TO_PLACE_ORDER',
      'The shipping method is missing. Select the shipping method and try again.',
    ]);
    await setMethod(shop, id);
    expect(await failure(id)).toEqual(['UNABLE_TO_PLACE_ORDER', 'Please check the billing address information.']);
    await setBilling(shop, id);
    expect(await failure(id)).toEqual(['UNABLE_TO_PLACE_ORDER', 'Enter a valid payment method and try again.']);
    await setPayment(shop, id);
    expect((await placeOrder(shop, id)).data.placeOrder.errors).toEqual([]);
    expect(await failure('nothing')).toEqual(['CART_NOT_FOUND', 'Could not find a cart with ID "nothing"']);
  });

  test('reports missing or invalid REST arguments by name', async () => {
    const id = await newCart(shop);
    await add(shop, id, 'TILE');
    await ship(shop, id);
    const { email, paymentMethod, billingAddress } = paymentBody();
    expect(await pay(shop, id, { email })).toMatchObject({
      status: 400,
      body: { message: '"%fieldName" is required. Enter and try again.', parameters: { fieldName: 'paymentMethod' } },
    });
    expect(await pay(shop, id, { paymentMethod })).toMatchObject({
      status: 400,
      body: { parameters: { fieldName: 'email' } },
    });
    expect(await pay(shop, id, { email: 'ann', paymentMethod })).toMatchObject({
      status: 400,
      body: { message: 'Invalid email format' },
    });
    expect(await pay(shop, id, { email, paymentMethod: { method: 'paypal' } })).toMatchObject({
      status: 400,
      body: { message: 'The requested Payment Method is not available.' },
    });
    // Without a nonce, and without the settings of its gateway.
    for (const method of [
      { method: 'tessera_test' },
      { method: 'braintree', additional_data: { payment_method_nonce: nonce() } },
    ])
      expect(await pay(shop, id, { email, paymentMethod: method })).toMatchObject({
        status: 400,
        body: { message: 'Enter a valid payment method and try again.' },
      });
    expect(
      await pay(shop, id, { email, billingAddress: { ...billingAddress, postcode: '1' }, paymentMethod }),
    ).toMatchObject({
      status: 400,
      body: { message: 'Provided Zip/Postal Code seems to be invalid. Example: H2Y 1C6' },
    });
    expect(
      await pay(shop, id, {
        email,
        paymentMethod: {
          method: 'tessera_test',
          additional_data: { payment_method_nonce: nonce(), cc_number: '4111111111111111' },
        },
      }),
    ).toMatchObject({ status: 400, body: { message: 'Card numbers must not be sent to this server.' } });
    expect(await attemptsOf(shop, id)).toEqual([]);
    expect(
      (
        await pay(shop, id, {
          cart_id: id,
          email,
          payment_method: { method: 'tessera_test', additional_data: { payment_method_nonce: nonce() } },
        })
      ).status,
    ).toBe(200);
  });

  test('rejects sold-out and disabled products before anything is charged', async () => {
    const id = await readyCart(shop, [['STONE-24', 2]]);
    await setStock(shop, 'STONE-24', 1);
    expect(await failure(id)).toEqual(['UNABLE_TO_PLACE_ORDER', 'Some of the products are out of stock.']);
    await setStock(shop, 'STONE-24', 50);
    const enable = (isEnabled: boolean) =>
      sql`update product set is_enabled = ${isEnabled} where sku = 'STONE-24'`.execute(shop.platform.db.kysely);
    await enable(false);
    expect(await failure(id)).toEqual(['UNABLE_TO_PLACE_ORDER', 'Some of the products are disabled.']);
    await enable(true);
    expect(await attemptsOf(shop, id)).toEqual([]);
    expect((await placeOrder(shop, id)).data.placeOrder.errors).toEqual([]);
  });

  test('accepts another card after a decline', async () => {
    const id = await readyCart(shop);
    expect(await pay(shop, id, paymentBody(nonce('declined', '0002')))).toMatchObject({
      status: 400,
      body: { message: 'Transaction has been declined. Please try again later.' },
    });
    expect(await attemptsOf(shop, id)).toEqual(['declined']);
    expect((await readCart(shop, id)).data.cart.total_quantity).toBe(1);
    expect((await pay(shop, id)).status).toBe(200);
    expect(await attemptsOf(shop, id)).toEqual(['declined', 'ordered']);
  });

  test('accepts a nonce for one payment only', async () => {
    const token = nonce();
    await pay(shop, await readyCart(shop), paymentBody(token));
    const other = await readyCart(shop);
    expect(await pay(shop, other, paymentBody(token))).toMatchObject({
      status: 400,
      body: { message: 'Cannot use a payment_method_nonce more than once.' },
    });
    expect(await ordersOf(shop, other)).toEqual([]);
  });

  test('blocks a cart for ten minutes after five declined payments', async () => {
    const id = await readyCart(shop);
    for (let count = 0; count < 5; count++) await pay(shop, id, paymentBody(nonce('declined')));
    expect(await pay(shop, id)).toMatchObject({
      status: 429,
      body: { message: 'Something went wrong while processing the request. Try again later' },
    });
    shop.clock.advance(11 * 60 * 1000);
    expect((await pay(shop, id)).status).toBe(200);
  });

  test('blocks an IP address for ten minutes after ten declined payments, for any cart', async () => {
    shop.clock.advance(11 * 60 * 1000);
    for (let count = 0; count < 10; count++) await pay(shop, await readyCart(shop), paymentBody(nonce('declined')));
    const id = await readyCart(shop);
    expect((await pay(shop, id)).status).toBe(429);
    shop.clock.advance(11 * 60 * 1000);
    expect((await pay(shop, id)).status).toBe(200);
  });

  test('a failing gateway leaves no order and no charge, and does not change the cart', async () => {
    const id = await readyCart(shop);
    expect(await pay(shop, id, paymentBody(nonce('error')))).toMatchObject({
      status: 400,
      body: { message: 'An error occurred on the server. Please try to place the order again.' },
    });
    expect(await attemptsOf(shop, id)).toEqual(['failed']);
    expect((await pay(shop, id)).status).toBe(200);
  });

  test('the sweeper voids the attempt of a crashed process, and the cart can be ordered', async () => {
    const id = await readyCart(shop);
    await sql`insert into payment_attempt (cart_id, key, method, nonce_hash, state, amount, currency, transaction_id, started_at, updated_at)
      select id, ${id}, 'tessera_test', ${id}, 'approved', 1, 'CAD', 'test-lost', ${shop.clock.now()}, now() from cart where masked_id = ${id}`.execute(
      shop.platform.db.kysely,
    );
    expect(await failure(id)).toEqual(['UNDEFINED', 'The order has already been placed and is currently processing.']);
    await sweepAttempts(shop.platform);
    expect(await attemptsOf(shop, id)).toEqual(['approved']);
    shop.clock.advance(3 * 60 * 1000);
    await sweepAttempts(shop.platform);
    expect(await attemptsOf(shop, id)).toEqual(['voided']);
    expect((await placeOrder(shop, id)).data.placeOrder.errors).toEqual([]);
  });

  test('a tax rate that changes before the order applies, one that changes later does not', async () => {
    const id = await readyCart(shop);
    const rate = (ppm: number) =>
      sql`update tax_rate set rate_ppm = ${ppm} where region_code = 'QC' and tax_code = 'gst'`.execute(
        shop.platform.db.kysely,
      );
    await rate(60_000);
    await placeOrder(shop, id);
    await rate(50_000);
    const { taxes } = (await shop.graphql(RECEIPT, { id })).data.placedOrder;
    expect(taxes).toEqual([
      { label: 'GST', amount: { value: 7.75 } },
      { label: 'QST', amount: { value: 12.89 } },
    ]);
  });

  test('taxes a pickup at the showroom, without a shipping price', async () => {
    const id = await newCart(shop, { store: 'CA_FR' });
    await add(shop, id, 'TILE', 1, {}, { store: 'CA_FR' });
    await ship(shop, id, undefined, ['instore', 'calgary']);
    await pay(shop, id);
    expect((await shop.graphql(RECEIPT, { id }, { store: 'CA_FR' })).data.placedOrder).toMatchObject({
      is_pickup: true,
      pickup_place: expect.arrayContaining([expect.stringContaining('Calgary (Alberta)')]),
      shipping_title: 'Ramassage en salle d’exposition – Calgary',
      payment_title: 'Carte de crédit (Visa se terminant par 1111)',
      shipping_amount: { value: 0 },
      taxes: [{ label: 'TPS', amount: { value: 5 } }],
      grand_total: { value: 105 },
    });
    const { number, email, pickup_place } = (await shop.graphql(RECEIPT, { id }, { store: 'CA_FR' })).data.placedOrder;
    const { data } = await shop.graphql(
      'query ($input: OrderInformationInput!) { guestOrder(input: $input) { pickup_place } }',
      { input: { number, email, lastname: 'Roy' } },
      { store: 'CA_FR' },
    );
    expect(data.guestOrder.pickup_place).toEqual(pickup_place);
  });

  test('a receipt names parcel, showroom, payment and taxes in the reader’s language', async () => {
    const request = `query ($id: String!) { placedOrder(cart_id: $id) { shipping_title payment_title payment_method_code taxes { label } } }`;
    const read = async (id: string, store: string) => {
      const { shipping_title, payment_title, payment_method_code, taxes } = (
        await shop.graphql(request, { id }, { store })
      ).data.placedOrder;
      return [
        shipping_title,
        payment_title,
        payment_method_code,
        taxes.map(({ label }: { label: string }) => label).join(),
      ];
    };
    const id = await readyCart(shop);
    await placeOrder(shop, id);
    expect(await read(id, 'CA_FR')).toEqual([
      'Colis – Livré à votre porte',
      'Carte de crédit (Visa se terminant par 1111)',
      'tessera_test',
      'TPS,TVQ',
    ]);
    const picked = await newCart(shop, { store: 'CA_FR' });
    await add(shop, picked, 'TILE', 1, {}, { store: 'CA_FR' });
    await ship(shop, picked, undefined, ['instore', 'calgary']);
    await pay(shop, picked);
    expect(await read(picked, 'CA_EN')).toEqual([
      'Showroom pickup – Calgary',
      'Credit card (Visa ending in 1111)',
      'tessera_test',
      'GST',
    ]);
    expect((await read(picked, 'CA_FR'))[0]).toBe('Ramassage en salle d’exposition – Calgary');
    // A removed method has the title stored in the order.
    await sql`update sales_order set shipping_method_code = 'closed' where cart_id = (select id from cart where masked_id = ${picked})`.execute(
      shop.platform.db.kysely,
    );
    expect((await read(picked, 'CA_EN'))[0]).toBe('Ramassage en salle d’exposition – Calgary');
  });

  test('sends the confirmation email in the language of the cart', async () => {
    const id = await newCart(shop, { store: 'CA_FR' });
    await add(shop, id, 'STONE-12', 2, {}, { store: 'CA_FR' });
    await ship(shop, id);
    await pay(shop, id);
    const [order] = await ordersOf(shop, id);
    await shop.platform.jobs.runDue();
    const mail = mailsOf(shop).find((text) => text.includes(order!.number))!;
    expect(mail).toContain('To: ann@example.com');
    expect(mail).toContain('CA_FR#track-my-order');
    expect(mail).toMatch(/Content-Type: text\/plain/);
    expect(mail).toMatch(/Content-Type: text\/html/);
  });

  test('the confirmation email of a pickup names the showroom', async () => {
    const id = await newCart(shop, { store: 'CA_FR' });
    await add(shop, id, 'TILE', 1, {}, { store: 'CA_FR' });
    await ship(shop, id, undefined, ['instore', 'calgary']);
    await pay(shop, id);
    const [order] = await ordersOf(shop, id);
    await shop.platform.jobs.runDue();
    const mail = mailsOf(shop).find((text) => text.includes(order!.number))!;
    expect(mail).toContain('Calgary (Alberta)');
    expect(mail).toContain('514-555-0140');
  });

  test('orders, lines, payments and emails are consistent', async () => {
    expect(await imbalances(shop)).toEqual([]);
  });
});
