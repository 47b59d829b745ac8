import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { staff as customers } from '#commerce/people/customer/staff.ts';
import { customer, mailsTo } from '#commerce/people/customer/testing/customers.ts';
import { saveCartRules } from '#commerce/sale/discount/service.ts';
import { ruleInput } from '#commerce/sale/discount/testing/rule.ts';
import type { CartRuleInput } from '#commerce/sale/discount/types.ts';
import { staff } from '#commerce/after-sale/orders/staff.ts';
import { attemptsOf } from '#commerce/after-sale/orders/testing/books.ts';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import {
  add,
  montreal,
  newCart,
  nonce,
  pay,
  placeOrder,
  readyCart,
  restAddress,
  setAddress,
  setBilling,
  setEmail,
  setMethod,
  ship,
} from '#commerce/after-sale/orders/testing/shopper.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import type { Caller, TestShop } from '#commerce/platform/testing/test-shop.ts';

/** Request of a stock Magento client. */
const METHODS = `query ($id: String!) { cart(cart_id: $id) { available_payment_methods { code title is_deferred }
  selected_payment_method { code title purchase_order_number } } }`;
const CHOOSE = `mutation ($id: String!, $method: PaymentMethodInput!) {
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: $method }) {
    cart { selected_payment_method { code title purchase_order_number } } } }`;
const RECEIPT = `query ($id: String!) { placedOrder(cart_id: $id) { payment_method_code payment_title payment_instructions } }`;

describeWithDatabase('offline payment methods', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
    // The sample catalogue restricts it to trade accounts: see below.
    await everybodyOrders(null);
  });
  const everybodyOrders = async (groups: readonly number[] | null): Promise<void> => {
    await sql`update payment_method set customer_group_ids = ${groups}::int[] where code = 'purchaseorder'`.execute(
      shop.platform.db.kysely,
    );
  };
  type Method = { code: string; title: string };
  const offered = async (id: string, caller?: Caller): Promise<readonly Method[]> =>
    (await shop.graphql(METHODS, { id }, caller)).data.cart.available_payment_methods;
  const codes = async (id: string, caller?: Caller) => (await offered(id, caller)).map(({ code }) => code);
  const choose = (id: string, method: object, caller?: Caller) => shop.graphql(CHOOSE, { id, method }, caller);
  const order = async (id: string): Promise<string> => (await placeOrder(shop, id)).data.placeOrder.order.order_number;
  const command = (...argv: string[]) => runStaff(shop.platform, [staff], ['order', ...argv]);
  const statusOf = async (number: string) => /^status +(\S+)/m.exec(await command('show', number))?.[1];

  test('are offered as configured, in each language, and only when applicable', async () => {
    const id = await readyCart(shop);
    expect(await offered(id)).toEqual([
      { code: 'tessera_test', title: 'Credit card', is_deferred: false },
      { code: 'purchaseorder', title: 'Purchase order', is_deferred: false },
      { code: 'checkmo', title: 'Cheque or money order', is_deferred: false },
      { code: 'banktransfer', title: 'Bank transfer', is_deferred: false },
    ]);
    expect((await offered(id, { store: 'CA_FR' })).map(({ title }) => title).slice(1)).toEqual([
      'Bon de commande',
      'Chèque ou mandat-poste',
      'Virement bancaire',
    ]);
    expect((await offered(id, { store: 'US_EN' })).map(({ code, title }) => [code, title])).toEqual([
      ['tessera_test', 'Credit card'],
      ['purchaseorder', 'Purchase order'],
      ['checkmo', 'Check or money order'],
    ]);
    await setMethod(shop, id, 'instore', 'calgary');
    expect(await codes(id)).toContain('cashondelivery');
    const { body } = await shop.rest('GET', `/V1/guest-carts/${id}/payment-methods`);
    expect(body[1]).toEqual({ code: 'purchaseorder', title: 'Purchase order' });
  });

  test('a purchase order requires a number, stores it, and creates a pending order', async () => {
    const id = await readyCart(shop);
    for (const number of [undefined, null, '', '  '])
      expect((await choose(id, { code: 'purchaseorder', purchase_order_number: number })).errors?.[0]?.message).toBe(
        'Purchase order number is a required field.',
      );
    expect((await choose(id, { code: 'purchaseorder', purchase_order_number: ' PO-4711 ' })).data).toEqual({
      setPaymentMethodOnCart: {
        cart: {
          selected_payment_method: { code: 'purchaseorder', title: 'Purchase order', purchase_order_number: 'PO-4711' },
        },
      },
    });
    await setEmail(shop, id, 'buyer@po.example');
    const number = await order(id);
    expect([await statusOf(number), await attemptsOf(shop, id)]).toEqual(['pending', []]);
    expect((await shop.graphql(RECEIPT, { id })).data.placedOrder).toEqual({
      payment_method_code: 'purchaseorder',
      payment_title: 'Purchase order · PO-4711',
      payment_instructions:
        'We look at each purchase order before anything leaves. The invoice comes with the goods and is due within 30 days of its date.',
    });
    expect((await shop.graphql(RECEIPT, { id }, { store: 'CA_FR' })).data.placedOrder).toMatchObject({
      payment_title: 'Bon de commande · PO-4711',
      payment_instructions: expect.stringContaining('30 jours'),
    });
    const [mail = ''] = await mailsTo(shop, 'buyer@po.example');
    expect(mail).toContain('PO-4711');
    expect(mail).toContain('within 30 days');
  });

  test('over REST, payment-information with a number and a repeated key creates one order', async () => {
    const id = await readyCart(shop);
    const body = (method: object) => ({
      email: 'ann@example.com',
      billingAddress: restAddress(montreal),
      paymentMethod: method,
    });
    expect(await pay(shop, id, body({ method: 'purchaseorder' }))).toMatchObject({
      status: 400,
      body: { message: 'Purchase order number is a required field.' },
    });
    const key = { 'idempotency-key': nonce() };
    const first = await pay(shop, id, body({ method: 'purchaseorder', po_number: 'PO-1' }), key);
    expect(first.status).toBe(200);
    expect(await pay(shop, id, body({ method: 'purchaseorder', po_number: 'PO-1' }), key)).toEqual(first);
    const { body: methods } = await shop.rest('GET', `/V1/guest-carts/${id}/payment-methods`);
    expect(methods.message).toBe('No such entity with %fieldName = %fieldValue');
  });

  test('store settings list the offline methods as currently configured', async () => {
    const SETTINGS = `{ storeConfig { check_money_order_enabled check_money_order_title check_money_order_max_order_total
      check_money_order_new_order_status check_money_order_make_check_payable_to zero_subtotal_enabled zero_subtotal_title }
      availableStores { store_code check_money_order_enabled zero_subtotal_title } }`;
    const request = async (store: string) => (await shop.graphql(SETTINGS, {}, { store })).data;
    expect((await request('CA_FR')).storeConfig).toMatchObject({
      check_money_order_enabled: true,
      check_money_order_title: 'Chèque ou mandat-poste',
      check_money_order_max_order_total: null,
      check_money_order_new_order_status: 'pending',
      zero_subtotal_enabled: true,
    });
    const [{ id }] = (
      await sql<{ id: number }>`select id from store_view where code = 'CA_FR'`.execute(shop.platform.db.kysely)
    ).rows as [{ id: number }];
    await sql`update payment_method set store_view_ids = array[${id}::int], up_to = 250050 where code = 'checkmo'`.execute(
      shop.platform.db.kysely,
    );
    const { storeConfig, availableStores } = await request('CA_EN');
    expect(storeConfig).toMatchObject({ check_money_order_enabled: false, check_money_order_title: null });
    expect(
      availableStores.map((view: Record<string, unknown>) => [view['store_code'], view['check_money_order_enabled']]),
    ).toEqual([
      ['CA_EN', false],
      ['US_EN', false],
      ['CA_FR', true],
    ]);
    expect(availableStores.map((view: Record<string, unknown>) => view['zero_subtotal_title'])).toEqual([
      'Nothing to pay',
      'Nothing to pay',
      'Rien à payer',
    ]);
    expect((await request('CA_FR')).storeConfig.check_money_order_max_order_total).toBe('2500.5');
    await sql`update payment_method set store_view_ids = null, up_to = null where code = 'checkmo'`.execute(
      shop.platform.db.kysely,
    );
  });

  test('the deprecated mutation sets the method and places the order; a rejected order is returned as data', async () => {
    const ORDER = `mutation ($id: String!, $method: PaymentMethodInput!) {
      setPaymentMethodAndPlaceOrder(input: { cart_id: $id, payment_method: $method }) { order { order_number } errors { message } } }`;
    const both = (id: string, method: object) => shop.graphql(ORDER, { id, method });
    const id = await readyCart(shop);
    expect((await both(id, { code: 'cashondelivery' })).errors?.[0]?.message).toBe(
      'The requested Payment Method is not available.',
    );
    const { setPaymentMethodAndPlaceOrder: placed } = (await both(id, { code: 'checkmo' })).data;
    expect([placed.errors, await statusOf(placed.order.order_number)]).toEqual([[], 'pending']);
    const nobodys = await newCart(shop);
    await add(shop, nobodys, 'TILE');
    await setAddress(shop, nobodys);
    await setMethod(shop, nobodys);
    await setBilling(shop, nobodys);
    expect((await both(nobodys, { code: 'checkmo' })).data.setPaymentMethodAndPlaceOrder).toEqual({
      order: null,
      errors: [{ message: 'Guest email for cart is missing.' }],
    });
  });

  test('cash is accepted for pickup only, and a method withdrawn meanwhile cannot be used', async () => {
    const id = await readyCart(shop);
    expect((await choose(id, { code: 'cashondelivery' })).errors?.[0]?.message).toBe(
      'The requested Payment Method is not available.',
    );
    await setMethod(shop, id, 'instore', 'calgary');
    expect((await choose(id, { code: 'cashondelivery' })).errors).toBeUndefined();
    await setMethod(shop, id);
    expect((await placeOrder(shop, id)).data.placeOrder.errors[0].message).toBe(
      'The requested Payment Method is not available.',
    );
    await setMethod(shop, id, 'instore', 'calgary');
    expect(await statusOf(await order(id))).toBe('pending');
  });

  test('a prepaid order ships after staff record the payment, a purchase order at once', async () => {
    const cheque = await readyCart(shop);
    await choose(cheque, { code: 'checkmo' });
    const number = await order(cheque);
    await expect(command('ship', number)).rejects.toThrow(`Order ${number} is not paid yet`);
    expect(await command('paid', number)).toBe(`Order ${number}: processing.`);
    await expect(command('paid', number)).rejects.toThrow('waits for no payment: it is processing');
    expect(await command('ship', number)).toContain(`Order ${number}: complete`);
    const trade = await readyCart(shop);
    await choose(trade, { code: 'purchaseorder', purchase_order_number: 'PO-2' });
    const other = await order(trade);
    expect(await command('ship', other)).toContain(`Order ${other}: shipped`);
    await expect(command('complete', other)).rejects.toThrow('not paid yet');
    expect(await command('paid', other)).toBe(`Order ${other}: complete.`);
  });

  test('a method for one customer group is neither offered to nor accepted from others', async () => {
    await everybodyOrders([2]);
    const guests = await readyCart(shop);
    expect(await codes(guests)).not.toContain('purchaseorder');
    expect((await choose(guests, { code: 'purchaseorder', purchase_order_number: 'PO-9' })).errors?.[0]?.message).toBe(
      'The requested Payment Method is not available.',
    );
    const ann = await customer(shop, 'ann@trade.example');
    await shop.rest('POST', '/V1/carts/mine', {}, ann.headers);
    await shop.rest('POST', '/V1/carts/mine/items', { cartItem: { sku: 'TILE', qty: 1 } }, ann.headers);
    const hers = async () =>
      (await shop.rest('GET', '/V1/carts/mine/payment-methods', undefined, ann.headers)).body.map(
        ({ code }: Method) => code,
      );
    expect(await hers()).not.toContain('purchaseorder');
    const group = (...argv: string[]) => runStaff(shop.platform, [customers], ['customer', 'group', ...argv]);
    expect(await group('ann@trade.example', '2')).toBe('ann@trade.example is in group 2.');
    expect(await hers()).toContain('purchaseorder');
    await expect(group('nobody@trade.example', '2')).rejects.toThrow('There is no account nobody@trade.example.');
    await expect(group('ann@trade.example', '0')).rejects.toThrow('A group is a number from 1 on.');
    await everybodyOrders(null);
  });

  test('a zero total is paid only by “free”, needs no payment, and completes on handover', async () => {
    const priced = await readyCart(shop);
    expect(await codes(priced)).not.toContain('free');
    expect((await choose(priced, { code: 'free' })).errors?.[0]?.message).toBe(
      'The requested Payment Method is not available.',
    );
    const all = { kind: 'percent', steps: [{ from: { CAD: 0 }, ppm: 1_000_000 }] } as const;
    const giveAll = (rules: readonly CartRuleInput[]) =>
      shop.platform.db.tx((db) => saveCartRules(db, { couponsPerCart: 1, rules }, shop.clock.now()));
    await giveAll([ruleInput({ action: all })]);
    const id = await newCart(shop);
    await add(shop, id, 'TILE');
    await setEmail(shop, id);
    await ship(shop, id, undefined, ['instore', 'montreal']);
    expect(await codes(id)).toEqual(['free']);
    for (const code of ['checkmo', 'cashondelivery'])
      expect((await choose(id, { code })).errors?.[0]?.message).toBe('The requested Payment Method is not available.');
    await choose(id, { code: 'free' });
    const number = await order(id);
    expect([await attemptsOf(shop, id), await statusOf(number)]).toEqual([[], 'processing']);
    const followed = await shop.graphql(
      'query ($numbers: [String!]!) { getOrderItemsByOrderNumber(ordersNumbers: $numbers) { status_changes { code } } }',
      { numbers: [number] },
    );
    expect(followed.data.getOrderItemsByOrderNumber).toEqual([{ status_changes: [{ code: 'processing' }] }]);
    await expect(command('paid', number)).rejects.toThrow('waits for no payment');
    expect(await command('picked-up', number)).toBe(`Order ${number}: complete, ${number}-I1, ${number}-1.`);
    expect(await command('refund', number)).toBe(`Order ${number}: closed, ${number}-C1. No money to give back.`);
    await giveAll([]);
  });

  test('checkout shows payment instructions of methods that have them', async () => {
    const id = await readyCart(shop);
    const { paymentInstructions } = (
      await shop.graphql('query ($id: String!) { paymentInstructions(cart_id: $id) { code instructions } }', { id })
    ).data;
    expect(paymentInstructions.map(({ code }: Method) => code)).toEqual(['purchaseorder', 'checkmo', 'banktransfer']);
  });
});
