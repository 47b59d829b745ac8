import { beforeAll, expect, test } from 'vitest';
import { resolverMaps, restRoutes } from '#commerce/modules.ts';
import { customer, mailsTo, type SignedIn } from '#commerce/people/customer/testing/customers.ts';
import { join, type Person } from '#commerce/people/staff/testing/people.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openTestShop, type TestShop } from '#commerce/platform/testing/test-shop.ts';
import { saveCartRules } from '#commerce/sale/discount/service.ts';
import { ruleInput } from '#commerce/sale/discount/testing/rule.ts';
import { imbalances, setStock, stockOf } from './testing/books.ts';
import { montreal, restAddress } from './testing/shopper.ts';
import { saveTestProducts } from './testing/test-products.ts';

const COUNTER = { paymentMethod: { method: 'counter', poNumber: 'T-1042' } };
const quebec = restAddress(montreal);

describeWithDatabase('carts that staff fill for customers', (open) => {
  let shop: TestShop;
  let staff: Person;
  let ann: SignedIn;
  let annId: number;
  beforeAll(async () => {
    shop = await openTestShop(await open(), {
      resolvers: resolverMaps,
      routes: restRoutes,
      fill: saveTestProducts,
      settings: { RATE_LIMITS: 'off' },
    });
    staff = await join(shop, 'sam@staff.example', 'counter');
    ann = await customer(shop, 'ann.phones@example.com');
    annId = (await shop.rest('GET', '/V1/customers/me', undefined, ann.headers)).body.id;
    const rule = (code: string) =>
      ruleInput({ code, trigger: { kind: 'code', code }, labels: { en: `${code} off`, fr: `Rabais ${code}` } });
    await shop.platform.db.tx((db) => saveCartRules(db, { couponsPerCart: 2, rules: [rule('TEN')] }, shop.clock.now()));
  });

  const cartFor = async (customerId?: number): Promise<string> => {
    const made = customerId
      ? await staff.call('POST', `/V1/customers/${customerId}/carts`)
      : await staff.call('POST', '/V1/carts', { email: 'guest@example.com' });
    expect(made.status).toBe(200);
    return `/V1/carts/${made.body}`;
  };
  const add = (cart: string, sku = 'TILE', qty = 2) => staff.call('POST', `${cart}/items`, { cartItem: { sku, qty } });
  const ship = (cart: string, address = quebec, carrier = 'flatrate', method = 'flatrate') =>
    staff.call('POST', `${cart}/shipping-information`, {
      addressInformation: {
        shipping_address: address,
        billing_address: address,
        shipping_carrier_code: carrier,
        shipping_method_code: method,
      },
    });
  const view = async (cart: string) => (await staff.call('GET', cart.replace('/V1/', '/V1/counter/'))).body;
  const discount = (cart: string, discounts: readonly object[]) =>
    staff.call('PUT', `${cart.replace('/V1/', '/V1/counter/')}/discounts`, { discounts });
  const ready = async (customerId?: number, sku = 'TILE', qty = 2): Promise<string> => {
    const cart = await cartFor(customerId);
    await add(cart, sku, qty);
    await ship(cart);
    return cart;
  };
  const place = (cart: string, body: object = COUNTER, headers = {}) =>
    staff.call('PUT', `${cart}/order`, body, headers);
  const orderOf = async (number: string) => (await staff.call('GET', `/V1/orders/${Number(number)}`)).body;

  test('an order by telephone is paid at the counter, and its history says who took it', async () => {
    const cart = await ready(annId);
    const { body: number, status } = await place(cart);
    expect([status, number]).toEqual([200, expect.stringMatching(/^\d{9}$/)]);
    const order = await orderOf(number);
    expect(order).toMatchObject({ status: 'processing', customer_email: 'ann.phones@example.com', total_due: 0 });
    expect(order.payment).toMatchObject({ method: 'counter' });
    const { body: changes } = await staff.call('GET', `/V1/orders/${Number(number)}/changes`);
    expect(changes).toMatchObject([{ action: 'order-placed', channel: 'counter', who: 'sam@staff.example' }]);
    const own = await ann.execute('{ customer { orders { items { number status payment_methods { name } } } } }');
    expect(own.data.customer.orders.items[0]).toMatchObject({
      number,
      payment_methods: [{ name: 'Paid at the counter · T-1042' }],
    });
    expect(await imbalances(shop)).toEqual([]);
  });

  test('refusals of a cart have codes, for which the back office has texts', async () => {
    const cart = await cartFor();
    const codeOf = async (call: ReturnType<typeof ship>) => (await call).body.error_code;
    expect(await codeOf(ship(cart))).toBe('CART_EMPTY');
    await add(cart);
    const { items } = await view(cart);
    const path = `${cart}/items/${items[0].item_id}`;
    expect(await codeOf(staff.call('PUT', path, { cartItem: { qty: 9999 } }))).toBe('INSUFFICIENT_STOCK');
    expect(await codeOf(staff.call('PUT', path, { cartItem: { qty: 99999 } }))).toBe('QUANTITY_INVALID');
    expect(await codeOf(ship(cart, quebec, 'ups', 'ground'))).toBe('SHIPPING_METHOD_UNAVAILABLE');
    expect(await codeOf(staff.call('DELETE', `${cart}/items/999999`))).toBe('CART_ITEM_UNKNOWN');
  });

  test('the customer’s own cart stays as it is', async () => {
    const { body: mine } = await shop.rest('POST', '/V1/carts/mine', undefined, ann.headers);
    await shop.rest('POST', '/V1/carts/mine/items', { cartItem: { sku: 'CHEAP', qty: 3 } }, ann.headers);
    const before = (await shop.rest('GET', '/V1/carts/mine', undefined, ann.headers)).body;
    const cart = await ready(annId);
    expect(cart).not.toBe(`/V1/carts/${mine}`);
    await place(cart);
    expect((await shop.rest('GET', '/V1/carts/mine', undefined, ann.headers)).body).toEqual(before);
    const bea = await customer(shop, 'bea.phones@example.com');
    const beaId = (await shop.rest('GET', '/V1/customers/me', undefined, bea.headers)).body.id;
    await cartFor(beaId);
    expect((await shop.rest('GET', '/V1/carts/mine', undefined, bea.headers)).status).toBe(404);
    // Carts of shoppers are not open to staff.
    expect((await staff.call('GET', `/V1/carts/${mine}`)).status).toBe(404);
  });

  test('a guest needs no account and gets the confirmation in the language of the store view', async () => {
    const { body: id } = await staff.call('POST', '/CA_FR/V1/carts', { email: 'guy@example.com' });
    const cart = `/V1/carts/${id}`;
    await add(cart);
    await ship(cart);
    expect(await view(cart)).toMatchObject({ customer: null, email: 'guy@example.com', store_id: 3 });
    const { body: number } = await place(cart);
    const [mail] = await mailsTo(shop, 'guy@example.com');
    expect(mail).toContain(number);
    expect(mail).toMatch(/Pay(?:é|=C3=A9) au comptoir/);
  });

  test('taxes have their names in the language of the screen', async () => {
    const path = (await ready()).replace('/V1/', '/V1/counter/');
    const labels = async (query: string): Promise<string[]> =>
      (await staff.call('GET', `${path}${query}`)).body.totals.taxes.map(({ label }: { label: string }) => label);
    expect(await labels('')).toEqual(['GST', 'QST']);
    expect(await labels('?language=fr')).toEqual(['TPS', 'TVQ']);
  });

  test('the sums of a cart with taxable shipping add up to its total', async () => {
    const { totals } = await view(await ready());
    expect(totals.shipping).toBeGreaterThan(0);
    const taxes = totals.taxes.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
    expect(totals.subtotal + totals.shipping + taxes).toBeCloseTo(totals.grand_total, 6);
  });

  test('two presses place one order', async () => {
    const cart = await ready();
    const before = await stockOf(shop, 'TILE');
    const key = { 'idempotency-key': 'press-of-a-button' };
    const replies = await Promise.all([place(cart, COUNTER, key), place(cart, COUNTER, key)]);
    const placed = replies.filter(({ status }) => status === 200);
    expect(placed.length).toBeGreaterThan(0);
    expect(new Set(placed.map(({ body }) => body)).size).toBe(1);
    expect((await place(cart, COUNTER, key)).body).toBe(placed[0]?.body);
    const without = await ready();
    const both = await Promise.all([place(without), place(without)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await stockOf(shop, 'TILE')).toBe(before - 4);
  });

  test('a variant has the name of its product, and its options', async () => {
    const cart = await cartFor();
    expect((await add(cart, 'STONE-12', 1)).status).toBe(200);
    const [item] = (await view(cart)).items;
    expect([item.name, item.options.length, item.name.includes(item.options[0])]).toEqual(['Stone', 1, false]);
  });

  test('an order is refused when the stock is gone, or the total is another than staff saw', async () => {
    await setStock(shop, 'LAST', 1);
    const [one, other] = [await ready(undefined, 'LAST', 1), await ready(undefined, 'LAST', 1)];
    const { totals } = await view(one);
    expect((await place(one, COUNTER, { 'x-expected-total': totals.expected })).status).toBe(200);
    const refused = await place(other, COUNTER, { 'x-expected-total': totals.expected });
    expect(refused).toMatchObject({ status: 400, body: { message: 'Some of the products are out of stock.' } });
    expect((await view(other)).items[0].problems).toEqual(['ITEM_QTY']);
    const third = await ready();
    const wrong = await place(third, COUNTER, { 'x-expected-total': '1.00 CAD' });
    expect(wrong).toMatchObject({ status: 400, body: { error_code: 'TOTAL_CHANGED' } });
    await setStock(shop, 'LAST', 1);
  });

  test('discounts of staff need a reason, are recorded, and stand on the order', async () => {
    const cart = await ready(annId, 'TILE', 2);
    await add(cart, 'CHEAP', 1);
    const { items } = await view(cart);
    const line = items.find(({ sku }: { sku: string }) => sku === 'TILE').item_id;
    expect((await discount(cart, [{ percent: 10 }])).status).toBe(400);
    expect((await discount(cart, [{ percent: 101, reason: 'Too much' }])).status).toBe(400);
    expect((await discount(cart, [{ item_id: 1, amount: 5, reason: 'No line' }])).status).toBe(400);
    const { body, status } = await discount(cart, [
      { item_id: line, amount: 20, reason: 'Chipped corner' },
      { percent: 10, reason: 'Regular customer' },
    ]);
    expect(status).toBe(200);
    // 10 % of (200 − 20) + 3.33.
    expect(body.totals.discounts).toEqual([
      { label: 'Chipped corner', coupon_code: null, amount: 20 },
      { label: 'Regular customer', coupon_code: null, amount: 18.33 },
    ]);
    const number = (await place(cart)).body;
    const order = await orderOf(number);
    expect(order).toMatchObject({ discount_amount: -38.33, grand_total: body.totals.grand_total });
    const { body: changes } = await staff.call('GET', `/V1/orders/${Number(number)}/changes`);
    expect(changes[0].after.discounts).toMatchObject([{ reason: 'Chipped corner' }, { reason: 'Regular customer' }]);
    const own = await ann.execute(
      '{ customer { orders { items { number total { discounts { label amount { value } } } } } } }',
    );
    const shown = own.data.customer.orders.items.find((one: { number: string }) => one.number === number);
    expect(shown.total.discounts).toEqual([
      { label: 'Chipped corner', amount: { value: 20 } },
      { label: 'Regular customer', amount: { value: 18.33 } },
    ]);
  });

  test('a coupon works as in the checkout', async () => {
    const cart = await ready();
    expect((await staff.call('PUT', `${cart}/coupons/NONE`)).status).toBe(404);
    expect((await staff.call('PUT', `${cart}/coupons/TEN`)).body).toBe(true);
    expect((await view(cart)).totals.discounts).toMatchObject([{ coupon_code: 'TEN' }]);
    expect((await staff.call('DELETE', `${cart}/coupons`)).body).toBe(true);
    expect((await view(cart)).totals.discounts).toEqual([]);
  });

  test('only staff take payment at the counter, with a reference', async () => {
    const cart = await ready();
    expect((await place(cart, { paymentMethod: { method: 'counter' } })).body.error_code).toBe(
      'PURCHASE_ORDER_NUMBER_MISSING',
    );
    expect((await view(cart)).payment_methods).toContainEqual({ code: 'counter', title: 'Paid at the counter' });
    const { body: id } = await shop.rest('POST', '/V1/guest-carts');
    await shop.rest('POST', `/V1/guest-carts/${id}/items`, { cartItem: { sku: 'TILE', qty: 1 } });
    await shop.rest('POST', `/V1/guest-carts/${id}/shipping-information`, {
      addressInformation: {
        shipping_address: quebec,
        billing_address: quebec,
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
      },
    });
    const payment = { email: 'guy@example.com', billingAddress: quebec, ...COUNTER };
    const reply = await shop.rest('POST', `/V1/guest-carts/${id}/payment-information`, payment);
    expect(reply).toMatchObject({ status: 400, body: { error_code: 'PAYMENT_METHOD_UNAVAILABLE' } });
    const { errors } = await shop.graphql(
      `mutation ($input: SetPaymentMethodOnCartInput) { setPaymentMethodOnCart(input: $input) { cart { id } } }`,
      { input: { cart_id: id, payment_method: { code: 'counter', purchase_order_number: 'T-1042' } } },
    );
    expect(errors?.[0]?.extensions?.error_code).toBe('PAYMENT_METHOD_UNAVAILABLE');
    const { body: methods } = await shop.rest('GET', `/V1/guest-carts/${id}/payment-methods`);
    expect(methods).not.toContainEqual(expect.objectContaining({ code: 'counter' }));
  });

  test('a shopper with the id of a cart of staff cannot read, pay or order it', async () => {
    const cart = await ready();
    await discount(cart, [{ percent: 10, reason: 'Regular customer' }]);
    const { quote_id: id } = (await add(cart, 'CHEAP', 1)).body;
    expect((await shop.rest('GET', `/V1/guest-carts/${id}`)).status).toBe(404);
    expect((await shop.rest('PUT', `/V1/guest-carts/${id}/order`, COUNTER)).status).toBe(404);
    const refused = await shop.graphql(
      'mutation ($input: PlaceOrderInput) { placeOrder(input: $input) { orderV2 { number } errors { code } } }',
      { input: { cart_id: id } },
    );
    expect(refused.data.placeOrder).toEqual({ orderV2: null, errors: [{ code: 'CART_NOT_FOUND' }] });
    const { errors } = await ann.execute('mutation ($id: String!) { mergeCarts(source_cart_id: $id) { id } }', { id });
    expect(errors?.[0]?.message).toContain('Could not find a cart');
    expect((await place(cart)).status).toBe(200);
  });

  test('products are found by SKU and by name, variants in place of configurable products', async () => {
    const cart = await cartFor(annId);
    const find = async (text: string) =>
      (await staff.call('GET', `${cart.replace('/V1/', '/V1/counter/')}/products?q=${encodeURIComponent(text)}`)).body;
    expect(await find('tile')).toMatchObject([{ sku: 'TILE', price: 100 }]);
    expect((await find('STONE')).map(({ sku }: { sku: string }) => sku)).toEqual(['STONE-12', 'STONE-24']);
    expect(await find('nothing like it')).toEqual([]);
    expect(await find('')).toEqual([]);
  });

  test('[CK-07] totals equal the checkout’s for the same products, address, coupon and method', async () => {
    const places = [quebec, { ...quebec, city: 'Toronto', region_code: 'ON', postcode: 'M5V 2T6' }];
    const kinds = ['TILE', 'CHEAP', 'STONE-12', 'CAD-ONLY', 'SLAB'];
    for (let turn = 0; turn < 12; turn += 1) {
      const lines = kinds
        .filter((_, at) => (turn + 1) & (1 << (at % 4)))
        .map((sku, at) => ({ sku, qty: 1 + ((turn + at) % 4) }));
      const address = places[turn % places.length]!;
      const isKnown = turn % 3 > 0;
      const cart = await cartFor(isKnown ? annId : undefined);
      const own = await (async () => {
        if (!isKnown) return `/V1/guest-carts/${(await shop.rest('POST', '/V1/guest-carts')).body}`;
        await shop.rest('POST', '/V1/carts/mine', undefined, ann.headers);
        return '/V1/carts/mine';
      })();
      const asShopper = (method: string, path: string, body?: unknown) =>
        shop.rest(method, `${own}${path}`, body, isKnown ? ann.headers : {});
      for (const { item_id: id } of (await asShopper('GET', '/items')).body) await asShopper('DELETE', `/items/${id}`);
      for (const call of [
        asShopper,
        (method: string, path: string, body?: unknown) => staff.call(method, `${cart}${path}`, body),
      ]) {
        for (const cartItem of lines) expect((await call('POST', '/items', { cartItem })).status).toBe(200);
        if (turn % 2) await call('PUT', '/coupons/TEN');
        const { body: ways } = await call('POST', '/estimate-shipping-methods', { address });
        const way = ways[turn % ways.length];
        await call('POST', '/shipping-information', {
          addressInformation: {
            shipping_address: address,
            billing_address: address,
            shipping_carrier_code: way.carrier_code,
            shipping_method_code: way.method_code,
          },
        });
      }
      const withoutIds = (totals: { items: readonly object[] }) => ({
        ...totals,
        items: totals.items.map((item) => ({ ...item, item_id: 0 })),
      });
      const [theirs, ours] = [
        (await asShopper('GET', '/totals')).body,
        (await staff.call('GET', `${cart}/totals`)).body,
      ];
      expect(withoutIds(ours)).toEqual(withoutIds(theirs));
      expect((await view(cart)).totals.grand_total).toBe(theirs.grand_total);
      if (isKnown) await asShopper('DELETE', '/coupons');
    }
  });

  test('an address outside the countries of the store view is refused', async () => {
    const cart = await cartFor();
    await add(cart);
    expect((await ship(cart, { ...quebec, country_id: 'FR' })).status).toBe(400);
    expect((await view(cart)).address).toBeNull();
  });
});
