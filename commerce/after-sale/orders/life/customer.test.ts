import { beforeAll, describe, expect, test } from 'vitest';
import { customer, firstError, mailsTo, unusedIp } from '#commerce/people/customer/testing/customers.ts';
import type { SignedIn } from '#commerce/people/customer/testing/customers.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { saveOrderSettings } from '../service.ts';
import { staff } from '../staff.ts';
import { setStock, stockOf } from '../testing/books.ts';
import { openShop } from '../testing/shop.ts';
import { montreal, paymentBody, readyCart, restAddress } from '../testing/shopper.ts';
import { GUEST_ORDER_RATE, whyNotCancel } from './customer-rules.ts';
import type { OrderSettings } from './types.ts';

const REASON = 'I need another quantity';
const SETTINGS: OrderSettings = {
  cancellation: { hours: 24, reasons: [{ en: REASON, fr: 'Il me faut une autre quantité' }] },
  carriers: [
    {
      code: 'ups',
      name: { en: 'UPS', fr: 'UPS' },
      url: { en: 'https://ups.test/en?n={number}', fr: 'https://ups.test/fr?n={number}' },
    },
  ],
};

const ORDER = `fragment O on CustomerOrder { id number status token is_pickup available_actions status_changes { code at } comments { message timestamp }
  customer_info { firstname lastname } email
  items { product_sku quantity_ordered quantity_invoiced quantity_shipped quantity_refunded quantity_canceled }
  invoices { number items { product_sku quantity_invoiced order_item { product_sku } } total { subtotal { value } total_tax { value } total_shipping { value } grand_total { value } taxes { title amount { value } } shipping_handling { amount_including_tax { value } } } }
  shipments { number sent_at items { product_sku quantity_shipped product_sale_price { value } } tracking { carrier title number url } }
  credit_memos { number items { product_sku quantity_refunded } total { grand_total { value } adjustment { value } } }
  total { grand_total { value } } }`;
const MINE = `query ($number: String!) { customer { orders(filter: { number: { eq: $number } }, scope: GLOBAL) { items { ...O } } } } ${ORDER}`;
const CANCEL = `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { error errorV2 { code message } order { status } } }`;
const REORDER = `mutation ($number: String!) { reorderItems(orderNumber: $number) {
  cart { itemsV2 { items { quantity product { sku } } } } userInputErrors { code message path } } }`;
const GUEST = `query ($input: OrderInformationInput!) { guestOrder(input: $input) { ...O } } ${ORDER}`;
const BY_TOKEN = `query ($token: String!) { guestOrderByToken(input: { token: $token }) { ...O } } ${ORDER}`;
const PLACE = `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } orderV2 { ...O } } } ${ORDER}`;

describe('cancellation by a customer', () => {
  const placedAt = new Date('2026-06-15T12:00:00Z');
  const order = {
    customerId: 7,
    status: 'processing' as const,
    placedAt,
    lines: [{ shipped: 0, status: 'processing' as const }],
  };
  const wish = { customerId: 7, cancellation: SETTINGS.cancellation, now: new Date('2026-06-16T12:00:00Z') };

  test('is allowed for a limited time, until a line is packed, and only for their own order', () => {
    expect(whyNotCancel(order, wish)).toBeUndefined();
    expect(whyNotCancel({ ...order, status: 'pending' }, wish)).toBeUndefined();
    expect(whyNotCancel(order, { ...wish, now: new Date('2026-06-16T12:00:01Z') })).toBe('TOO_LATE');
    expect(whyNotCancel({ ...order, lines: [{ shipped: 0, status: 'ready' }] }, wish)).toBe('TOO_LATE');
    expect(whyNotCancel({ ...order, lines: [{ shipped: 1, status: 'processing' }] }, wish)).toBe(
      'PARTIAL_ORDER_ITEM_SHIPPED',
    );
    expect(whyNotCancel(order, { ...wish, cancellation: null })).toBe('ORDER_CANCELLATION_DISABLED');
    for (const status of ['holded', 'canceled', 'closed', 'complete', 'fraud'] as const)
      expect(whyNotCancel({ ...order, status }, wish)).toBe('INVALID_ORDER_STATUS');
    for (const theirs of [undefined, { ...order, customerId: 8 }, { ...order, customerId: null }])
      expect(whyNotCancel(theirs, wish)).toBe('ORDER_NOT_FOUND');
  });
});

describeWithDatabase('a customer’s own order', (open) => {
  let shop: TestShop;
  let ann: SignedIn;
  beforeAll(async () => {
    shop = await openShop(await open());
    await saveOrderSettings(shop.platform.db.kysely, SETTINGS);
    ann = await customer(shop, 'ann@life.example');
  });
  const run = (...argv: string[]) => runStaff(shop.platform, [staff], ['order', ...argv]);
  const idOf = (number: string) => Buffer.from(number).toString('base64');
  const buy = async (by: SignedIn, items: readonly [sku: string, quantity: number][]): Promise<string> => {
    const path = '/V1/carts/mine';
    const address = restAddress(montreal);
    await shop.rest('POST', path, {}, by.headers);
    for (const [sku, qty] of items) await shop.rest('POST', `${path}/items`, { cartItem: { sku, qty } }, by.headers);
    await shop.rest(
      'POST',
      `${path}/shipping-information`,
      {
        addressInformation: {
          shipping_address: address,
          billing_address: address,
          shipping_carrier_code: 'flatrate',
          shipping_method_code: 'flatrate',
        },
      },
      by.headers,
    );
    const { email: _guests, ...payment } = paymentBody();
    const { body, status } = await shop.rest('POST', `${path}/payment-information`, payment, by.headers);
    expect(status).toBe(200);
    return String(body);
  };
  const mine = async (number: string, by = ann) => (await by.execute(MINE, { number })).data.customer.orders.items[0];
  const cancel = (by: SignedIn, number: string, reason = REASON, store = 'CA_EN') =>
    by.execute(CANCEL, { input: { order_id: idOf(number), reason } }, { store });
  const guestBuys = async () => {
    const id = await readyCart(shop, [['TILE', 1]]);
    return (await shop.graphql(PLACE, { id })).data.placeOrder;
  };

  test('returns invoices, shipments, credit memos, comments and status changes with items and totals', async () => {
    const number = await buy(ann, [
      ['TILE', 2],
      ['CHEAP', 3],
    ]);
    await run('ship', number, '--items', 'TILE', '--carrier', 'ups', '--tracking', '1Z 9');
    await run('refund', number, '--items', 'CHEAP=1', '--comment', 'One was broken');
    await run('comment', number, '--text', 'Secret', '--shown', 'no');
    const shown = await mine(number);
    expect(shown).toMatchObject({
      status: 'Partially Shipped',
      status_changes: [{ code: 'processing' }, { code: 'partially' }],
      comments: [{ message: 'One was broken' }],
      customer_info: { firstname: 'Ann', lastname: 'Roy' },
      available_actions: ['REORDER'],
      items: [
        { product_sku: 'TILE', quantity_invoiced: 2, quantity_shipped: 2, quantity_refunded: 0 },
        { product_sku: 'CHEAP', quantity_ordered: 3, quantity_invoiced: 1, quantity_shipped: 0, quantity_refunded: 1 },
      ],
      shipments: [
        {
          number: `${number}-1`,
          items: [{ product_sku: 'TILE', quantity_shipped: 2, product_sale_price: { value: 100 } }],
          tracking: [{ carrier: 'ups', title: 'UPS', number: '1Z 9', url: 'https://ups.test/en?n=1Z%209' }],
        },
      ],
      invoices: [
        {
          number: `${number}-I1`,
          items: [{ product_sku: 'TILE', quantity_invoiced: 2, order_item: { product_sku: 'TILE' } }],
        },
        { number: `${number}-I2`, items: [{ product_sku: 'CHEAP', quantity_invoiced: 1 }] },
      ],
      credit_memos: [
        {
          number: `${number}-C1`,
          items: [{ product_sku: 'CHEAP', quantity_refunded: 1 }],
          total: { adjustment: { value: 0 } },
        },
      ],
    });
    for (const { total } of shown.invoices) {
      const taxes = total.taxes.reduce((sum: number, tax: { amount: { value: number } }) => sum + tax.amount.value, 0);
      expect(taxes).toBeCloseTo(total.total_tax.value, 6);
      expect(total.subtotal.value + total.total_shipping.value + total.total_tax.value).toBeCloseTo(
        total.grand_total.value,
        6,
      );
    }
    expect(JSON.stringify(shown)).not.toContain('Secret');
  });

  test('cannot be reordered or cancelled while it is on hold', async () => {
    const number = await buy(ann, [['CHEAP', 1]]);
    await run('hold', number);
    expect((await mine(number)).available_actions).toEqual([]);
    await run('release', number);
    expect((await mine(number)).available_actions).toEqual(['REORDER', 'CANCEL']);
  });

  test('store settings list whether and for which reasons orders can be cancelled, in the reader’s language', async () => {
    const request = async (store: string) =>
      (
        await shop.graphql(
          '{ storeConfig { order_cancellation_enabled order_cancellation_reasons { description } } }',
          {},
          { store },
        )
      ).data.storeConfig;
    expect(await request('CA_FR')).toEqual({
      order_cancellation_enabled: true,
      order_cancellation_reasons: [{ description: 'Il me faut une autre quantité' }],
    });
    await saveOrderSettings(shop.platform.db.kysely, null);
    expect(await request('CA_EN')).toEqual({ order_cancellation_enabled: false, order_cancellation_reasons: [] });
    await saveOrderSettings(shop.platform.db.kysely, SETTINGS);
  });

  test('is cancelled with a listed reason, which refunds the payment and restores stock', async () => {
    await setStock(shop, 'TILE', 50);
    const number = await buy(ann, [['TILE', 2]]);
    expect((await mine(number)).available_actions).toEqual(['REORDER', 'CANCEL']);
    expect((await cancel(ann, number, 'Because')).data.cancelOrder.errorV2).toEqual({
      code: 'UNDEFINED',
      message: 'Order cancellation reason is invalid.',
    });
    expect((await cancel(ann, number)).data.cancelOrder).toEqual({
      error: null,
      errorV2: null,
      order: { status: 'Canceled' },
    });
    expect(await stockOf(shop, 'TILE')).toBe(50);
    expect(await mine(number)).toMatchObject({
      available_actions: ['REORDER'],
      comments: [{ message: REASON }],
      items: [{ quantity_canceled: 2 }],
    });
    const again = (await cancel(ann, number, REASON, 'CA_FR')).data.cancelOrder;
    expect(again).toMatchObject({
      errorV2: { code: 'INVALID_ORDER_STATUS', message: expect.stringContaining('annulée') },
      order: { status: 'Annulée' },
    });
  });

  test('of another customer can be neither cancelled, reordered nor read', async () => {
    const number = await buy(ann, [['TILE', 1]]);
    const eve = await customer(shop, 'eve@life.example');
    const none = await cancel(eve, '000000001');
    const theirs = await cancel(eve, number);
    expect(theirs.data).toEqual(none.data);
    expect(theirs.data.cancelOrder).toMatchObject({ errorV2: { code: 'ORDER_NOT_FOUND' }, order: null });
    expect(firstError(await eve.execute(REORDER, { number }))).toEqual([
      `Order number "${number}" doesn't belong to the current customer`,
      'graphql-input',
    ]);
    expect((await mine(number)).status).toBe('Processing');
    for (const response of [
      await shop.graphql(CANCEL, { input: { order_id: idOf(number), reason: REASON } }),
      await shop.graphql(REORDER, { number }),
    ])
      expect(firstError(response)).toEqual(["The current customer isn't authorized.", 'graphql-authorization']);
  });

  test('is added to the cart again, and names the products that could not be added', async () => {
    await setStock(shop, 'TILE', 50);
    const bob = await customer(shop, 'bob@life.example');
    const number = await buy(bob, [
      ['TILE', 2],
      ['STONE-12', 1],
      ['LAST', 1],
    ]);
    const { cart, userInputErrors } = (await bob.execute(REORDER, { number })).data.reorderItems;
    expect(cart.itemsV2.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([2, 1]);
    expect(userInputErrors).toEqual([
      {
        code: expect.stringMatching(/NOT_SALABLE|INSUFFICIENT_STOCK/),
        message: expect.stringContaining('The last box'),
        path: ['orderNumber'],
      },
    ]);
    const french = await bob.execute(REORDER, { number }, { store: 'CA_FR' });
    expect(french.data.reorderItems.userInputErrors).toEqual([
      expect.objectContaining({ message: expect.stringContaining('La dernière boîte') }),
    ]);
  });

  test('of a guest is found by number, email address and last name, or by token', async () => {
    const { order, orderV2 } = await guestBuys();
    const number = order.order_number;
    expect(orderV2).toMatchObject({
      number,
      email: 'ann@example.com',
      available_actions: ['CANCEL'],
      status_changes: [{ code: 'processing' }],
    });
    const request = async (input: object) => shop.graphql(GUEST, { input }, { ip: unusedIp() });
    const known = { number, email: ' ANN@example.com', lastname: 'roy ' };
    expect((await request(known)).data.guestOrder.number).toBe(number);
    for (const wrong of [{ email: 'eve@example.com' }, { lastname: 'Ray' }, { number: '000000001' }, { number: 'x' }])
      expect(firstError(await request({ ...known, ...wrong }))).toEqual([
        "We couldn't locate an order with the information provided.",
        'graphql-no-such-entity',
      ]);
    const byToken = async (token: string, headers = {}) =>
      shop.graphql(BY_TOKEN, { token }, { ip: unusedIp(), headers });
    expect((await byToken(orderV2.token)).data.guestOrderByToken.number).toBe(number);
    const other = orderV2.token.replace(/^\d{9}/, '000000001');
    for (const wrong of ['', number, other, `${orderV2.token.slice(0, -1)}_`])
      expect(firstError(await byToken(wrong))[1]).toBe('graphql-no-such-entity');
    const token = (await mine(await buy(ann, [['TILE', 1]]))).token;
    expect(firstError(await byToken(token))).toEqual(['Please login to view the order.', 'graphql-authorization']);
    expect((await byToken(token, ann.headers)).errors).toBeUndefined();
  });

  describe('cancellation by a guest', () => {
    const REQUEST = `mutation ($input: GuestOrderCancelInput!) { requestGuestOrderCancel(input: $input) { error errorV2 { code message } order { status } } }`;
    const CONFIRM = `mutation ($input: ConfirmCancelOrderInput!) { confirmCancelOrder(input: $input) { errorV2 { code message } order { status comments { message } } } }`;
    const request = async (token: string, reason = REASON) =>
      (await shop.graphql(REQUEST, { input: { token, reason } }, { ip: unusedIp() })).data?.requestGuestOrderCancel;
    const confirm = async (number: string, confirmation_key: string) =>
      (await shop.graphql(CONFIRM, { input: { order_id: idOf(number), confirmation_key } }, { ip: unusedIp() })).data
        .confirmCancelOrder;
    const keyOf = async (number: string) => {
      const mails = (await mailsTo(shop, 'ann@example.com')).filter((mail) =>
        mail.includes(`Confirm the cancellation of order ${number}`),
      );
      return [...(mails.at(-1) ?? '').matchAll(/[?&]cancel=([A-Za-z0-9]{32})/g)][0]?.[1] ?? '';
    };

    test('requires the link of the email, which works once; the request alone changes nothing', async () => {
      const stock = await stockOf(shop, 'TILE');
      const { order, orderV2 } = await guestBuys();
      const number: string = order.order_number;
      expect(await request(orderV2.token)).toEqual({ error: null, errorV2: null, order: { status: 'Processing' } });
      expect(await confirm(number, 'x'.repeat(32))).toMatchObject({ errorV2: { code: 'UNDEFINED' }, order: null });
      const key = await keyOf(number);
      // The key of another order is invalid.
      const other = (await guestBuys()).order.order_number;
      expect(await confirm(other, key)).toMatchObject({ errorV2: { code: 'UNDEFINED' }, order: null });
      const responses = await Promise.all([1, 2, 3].map(() => confirm(number, key)));
      expect(responses.filter(({ errorV2 }) => errorV2 === null)).toEqual([
        { errorV2: null, order: { status: 'Canceled', comments: [{ message: REASON }] } },
      ]);
      expect(await stockOf(shop, 'TILE')).toBe(stock - 1);
    });

    test('is rejected once the order is packed, for an unlisted reason, and for an order of an account', async () => {
      const { order, orderV2 } = await guestBuys();
      expect((await request(orderV2.token, 'Because')).errorV2.code).toBe('UNDEFINED');
      await request(orderV2.token);
      const key = await keyOf(order.order_number);
      await run('ready', order.order_number);
      expect((await request(orderV2.token)).errorV2.message).toBe(
        'It is too late to cancel this order online. Please call us.',
      );
      expect((await confirm(order.order_number, key)).errorV2.code).toBe('UNDEFINED');
      const hers = await mine(await buy(ann, [['TILE', 1]]));
      const requested = await shop.graphql(
        REQUEST,
        { input: { token: hers.token, reason: REASON } },
        { headers: ann.headers },
      );
      expect(requested.data.requestGuestOrderCancel.errorV2.code).toBe('ORDER_NOT_FOUND');
    });
  });

  test('is limited to ten order lookups a minute per IP address', async () => {
    const input = { number: '1', email: 'a@b.co', lastname: 'x' };
    const responses = [];
    for (let count = 0; count <= GUEST_ORDER_RATE.limit; count++)
      responses.push(firstError(await shop.graphql(GUEST, { input }, { ip: '203.0.113.77' }))[1]);
    expect(responses).toEqual([...Array(10).fill('graphql-no-such-entity'), 'graphql-too-many-requests']);
  });
});
