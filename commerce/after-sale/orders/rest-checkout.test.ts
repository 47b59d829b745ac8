import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { customer, PASSWORD } from '#commerce/people/customer/testing/customers.ts';
import type { SignedIn } from '#commerce/people/customer/testing/customers.ts';
import { saveCartRules } from '#commerce/sale/discount/service.ts';
import { ruleInput } from '#commerce/sale/discount/testing/rule.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { imbalances, ordersOf } from './testing/books.ts';
import { openShop } from './testing/shop.ts';
import { add, albany, montreal, newCart, nonce, paymentBody, restAddress, ship } from './testing/shopper.ts';

const quebec = restAddress(montreal);
const toronto = { ...quebec, city: 'Toronto', region_code: 'ON', postcode: 'M5V 2T6' };
const card = (token = nonce()) => ({
  method: 'tessera_test',
  additional_data: { payment_method_nonce: token },
});
const noCart = (value: null | number = null, fieldName = 'cartId') => ({
  status: 404,
  body: {
    message: 'No such entity with %fieldName = %fieldValue',
    parameters: { fieldName, fieldValue: value },
  },
});
const needed = (fieldName: string) => ({
  status: 400,
  body: { message: '"%fieldName" is required. Enter and try again.', parameters: { fieldName } },
});
const WRONG_TYPE = { status: 400, body: { message: 'Error occurred during "%field_name" processing. %details' } };
const STRANGER = {
  status: 401,
  body: { message: "The consumer isn't authorized to access %resources.", parameters: { resources: 'self' } },
};

describeWithDatabase('checkout over REST', (open) => {
  let shop: TestShop;
  let ann: SignedIn;
  let bob: SignedIn;
  let annId: number;
  beforeAll(async () => {
    shop = await openShop(await open());
    ann = await customer(shop, 'ann.rest@example.com');
    bob = await customer(shop, 'bob.rest@example.com');
    annId = (await mine('GET', '/V1/customers/me')).body.id;
    const code = (name: string) =>
      ruleInput({ code: name, trigger: { kind: 'code', code: name }, labels: { en: name, fr: name } });
    await shop.platform.db.tx((db) =>
      saveCartRules(db, { couponsPerCart: 2, rules: [code('ONE'), code('TWO'), code('THREE')] }, shop.clock.now()),
    );
  });

  const mine = (method: string, path: string, body?: unknown, who = ann) => shop.rest(method, path, body, who.headers);
  const filled = async (sku = 'TILE', quantity = 2): Promise<string> => {
    const id = await newCart(shop);
    await add(shop, id, sku, quantity);
    return id;
  };
  const guest = (method: string, id: string, path: string, body?: unknown) =>
    shop.rest(method, `/V1/guest-carts/${id}${path}`, body);
  const addressOf = async (who: SignedIn): Promise<number> =>
    (
      await who.execute('mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }', {
        input: { ...montreal, region: { region_id: 76 } },
      })
    ).data.createCustomerAddress.id;
  const bookSize = async (): Promise<number> => (await mine('GET', '/V1/customers/me')).body.addresses.length;

  describe('totals-information', () => {
    const request = (id: string, body: unknown) => guest('POST', id, '/totals-information', body);
    const information = (address: unknown, carrier = 'flatrate', method = 'flatrate') => ({
      addressInformation: { address, shipping_carrier_code: carrier, shipping_method_code: method },
    });

    test('estimates totals for a delivery without saving it', async () => {
      const id = await filled();
      const before = (await guest('GET', id, '/totals')).body;
      const { status, body } = await request(id, information(quebec));
      expect(status).toBe(200);
      expect(body).toMatchObject({ subtotal: 200, shipping_amount: 43.45, tax_amount: 36.45, grand_total: 279.9 });
      const there = await request(id, information({ country_id: 'CA', region_code: 'ON' }, 'instore', 'montreal'));
      expect(there.body).toMatchObject({ shipping_amount: 0, grand_total: 229.95 });
      expect((await request(id, information({ country_id: 'CA', region_code: 'ON' }, 'no', 'way'))).body).toMatchObject(
        {
          shipping_amount: 0,
          tax_amount: 26,
        },
      );
      expect((await guest('GET', id, '/totals')).body).toEqual(before);
      await ship(shop, id, albany);
      expect((await request(id, information(quebec))).body.grand_total).toBe(279.9);
    });

    test('rejects an empty cart, an unknown cart, another person’s cart and an invalid body', async () => {
      expect(await request(await newCart(shop), information(quebec))).toMatchObject({
        status: 400,
        body: { message: 'Totals calculation is not applicable to empty cart' },
      });
      expect(await request('nothing', information(quebec))).toMatchObject(noCart());
      const id = await filled();
      expect(await request(id, {})).toMatchObject(needed('addressInformation'));
      expect(await request(id, { addressInformation: {} })).toMatchObject(needed('address'));
      expect(await request(id, information({}))).toMatchObject(needed('countryId'));
      expect(await request(id, information({ country_id: ['CA'] }))).toMatchObject(WRONG_TYPE);
      expect(await request(id, information({ country_id: 'FR' }))).toMatchObject({ status: 400 });
      expect(await shop.rest('POST', '/V1/carts/mine/totals-information', information(quebec))).toMatchObject(STRANGER);
    });
  });

  describe('billing-address', () => {
    test('is saved, and used for shipping on request', async () => {
      const id = await filled();
      const post = (body: unknown) => guest('POST', id, '/billing-address', body);
      const first = await post({ address: quebec });
      expect(first).toEqual({ status: 200, body: expect.any(Number) });
      expect((await guest('GET', id, '/billing-address')).body).toMatchObject({ id: first.body, city: 'Montréal' });
      expect(await guest('GET', id, '/shipping-methods')).toMatchObject({ status: 400 });
      expect((await post({ address: toronto, useForShipping: true })).body).toBe(first.body);
      expect((await guest('GET', id, '/shipping-methods')).body).toHaveLength(4);
      expect((await guest('GET', id, '/billing-address')).body).toMatchObject({ city: 'Toronto', region_code: 'ON' });
    });

    test('reports all errors at once and does not change the saved address', async () => {
      const id = await filled();
      const post = (body: unknown) => guest('POST', id, '/billing-address', body);
      await post({ address: quebec });
      expect(await post({ address: { ...quebec, city: '', telephone: 'x' } })).toMatchObject({
        status: 400,
        body: {
          message: 'An error occurred while processing the billing address.',
          errors: [
            { message: '"%fieldName" is required. Enter and try again.', parameters: { fieldName: 'city' } },
            { message: 'Invalid Phone Number. Please use 0-9, +, -, (, ) and space.' },
          ],
        },
      });
      expect(await post({})).toMatchObject(needed('address'));
      expect(await post({ address: quebec, useForShipping: 'perhaps' })).toMatchObject(WRONG_TYPE);
      expect(await post({ address: { ...quebec, city: '4111 1111 1111 1111' } })).toMatchObject({
        body: { message: 'Card numbers must not be sent to this server.' },
      });
      expect(await guest('POST', 'nothing', '/billing-address', { address: quebec })).toMatchObject(noCart());
      expect((await guest('GET', id, '/billing-address')).body).toMatchObject({ city: 'Montréal' });
    });

    test('accepts only addresses from the customer’s own address book', async () => {
      await mine('POST', '/V1/carts/mine');
      const [own, foreign] = [await addressOf(ann), await addressOf(bob)];
      const post = (address: unknown) => mine('POST', '/V1/carts/mine/billing-address', { address });
      expect((await post({ customer_address_id: own })).status).toBe(200);
      expect((await mine('GET', '/V1/carts/mine/billing-address')).body).toMatchObject({ city: 'Montréal' });
      for (const id of [foreign, 987_654])
        expect(await post({ customer_address_id: id })).toMatchObject({
          status: 404,
          body: { message: 'Invalid customer address id %1', parameters: [id] },
        });
      expect(await post({ customer_address_id: 'x' })).toMatchObject(WRONG_TYPE);
    });

    test('is added to the address book when the customer requests it', async () => {
      await mine('POST', '/V1/carts/mine');
      const before = await bookSize();
      const post = (flag: unknown) =>
        mine('POST', '/V1/carts/mine/billing-address', { address: { ...toronto, save_in_address_book: flag } });
      await post(0);
      expect(await bookSize()).toBe(before);
      await post(1);
      expect(await bookSize()).toBe(before);
      await mine('POST', '/V1/carts/mine/items', { cartItem: { sku: 'TILE', qty: 1 } });
      await mine('POST', '/V1/carts/mine/shipping-information', {
        addressInformation: {
          shipping_address: toronto,
          shipping_carrier_code: 'instore',
          shipping_method_code: 'montreal',
        },
      });
      const paid = await mine('POST', '/V1/carts/mine/payment-information', { paymentMethod: { method: 'checkmo' } });
      expect(paid.status).toBe(200);
      expect(await bookSize()).toBe(before + 1);
    });
  });

  describe('estimate-shipping-methods-by-address-id', () => {
    const request = (body: unknown, who = ann) =>
      mine('POST', '/V1/carts/mine/estimate-shipping-methods-by-address-id', body, who);

    test('returns the methods for an address of the address book', async () => {
      await mine('POST', '/V1/carts/mine');
      await mine('POST', '/V1/carts/mine/items', { cartItem: { sku: 'TILE', qty: 2 } });
      const own = await addressOf(ann);
      const estimated = await mine('POST', '/V1/carts/mine/estimate-shipping-methods', { address: quebec });
      expect(estimated.body.length).toBeGreaterThan(1);
      expect((await request({ addressId: own })).body).toEqual(estimated.body);
      expect((await request({ address_id: String(own) })).body).toEqual(estimated.body);
      const foreign = await addressOf(bob);
      expect(await request({ addressId: foreign })).toMatchObject(noCart(foreign, 'addressId'));
      expect(await request({})).toMatchObject(needed('addressId'));
      expect(await request({ addressId: '1; drop' })).toMatchObject(WRONG_TYPE);
      expect(await request({ addressId: 1e300 })).toMatchObject(WRONG_TYPE);
      expect(await shop.rest('POST', '/V1/carts/mine/estimate-shipping-methods-by-address-id', {})).toMatchObject(
        STRANGER,
      );
      expect(await guest('POST', await filled(), '/estimate-shipping-methods-by-address-id', {})).toMatchObject({
        status: 404,
        body: { message: 'Request does not match any route.' },
      });
    });
  });

  describe('selected-payment-method', () => {
    test('is empty, then the chosen method, and does not change when another one is rejected', async () => {
      const id = await filled();
      const put = (method: unknown) => guest('PUT', id, '/selected-payment-method', { method });
      expect(await guest('GET', id, '/selected-payment-method')).toEqual({ status: 200, body: [] });
      expect(await put({ method: 'checkmo' })).toMatchObject({
        status: 400,
        body: { message: 'The shipping address is missing. Set the address and try again.' },
      });
      await ship(shop, id);
      const notAvailable = {
        status: 400,
        body: { message: 'The requested Payment Method is not available.' },
      };
      const purchaseOrder = { method: 'purchaseorder', po_number: 'PO 7' };
      // The sample catalogue restricts it to trade accounts.
      expect(await put(purchaseOrder)).toMatchObject(notAvailable);
      expect(await guest('GET', id, '/selected-payment-method')).toEqual({ status: 200, body: [] });
      await sql`update payment_method set customer_group_ids = null where code = 'purchaseorder'`.execute(
        shop.platform.db.kysely,
      );
      expect(await put(purchaseOrder)).toEqual({ status: 200, body: expect.any(Number) });
      const chosen = { status: 200, body: { po_number: 'PO 7', method: 'purchaseorder', additional_data: [] } };
      expect(await guest('GET', id, '/selected-payment-method')).toEqual(chosen);
      expect(await put({ method: 'paypal_express' })).toMatchObject(notAvailable);
      expect(await put({ method: 'cashondelivery' })).toMatchObject(notAvailable);
      expect(await put({})).toMatchObject({ status: 400 });
      expect(await guest('PUT', id, '/selected-payment-method', {})).toMatchObject(needed('method'));
      expect(await put({ method: 'checkmo', additional_data: { note: '4111111111111111' } })).toMatchObject({
        body: { message: 'Card numbers must not be sent to this server.' },
      });
      expect(await guest('GET', id, '/selected-payment-method')).toEqual(chosen);
      expect(await guest('GET', 'nothing', '/selected-payment-method')).toMatchObject(noCart());
    });
  });

  describe('set-payment-information and order', () => {
    test('saves billing address and payment method without an order, and then places the order', async () => {
      const id = await filled();
      await ship(shop, id, montreal, ['flatrate', 'flatrate'], {});
      const body = { ...paymentBody(), billingAddress: toronto };
      expect(await guest('POST', id, '/set-payment-information', body)).toEqual({ status: 200, body: true });
      expect(await ordersOf(shop, id)).toEqual([]);
      expect((await guest('GET', id, '/billing-address')).body).toMatchObject({ city: 'Toronto' });
      const placed = await guest('PUT', id, '/order', { paymentMethod: { method: 'banktransfer' } });
      expect(placed).toEqual({ status: 200, body: expect.stringMatching(/^\d{9}$/) });
      expect(await ordersOf(shop, id)).toMatchObject([{ number: placed.body }]);
      expect(await guest('PUT', id, '/order', {})).toMatchObject(noCart());
    });

    test('orders with the method from set-payment-information', async () => {
      const id = await filled();
      await ship(shop, id);
      await guest('POST', id, '/set-payment-information', paymentBody());
      expect((await guest('PUT', id, '/order')).status).toBe(200);
      expect(await imbalances(shop)).toEqual([]);
    });

    test('reports all missing arguments at once', async () => {
      const id = await filled();
      for (const route of ['/set-payment-information', '/payment-information'])
        expect(await guest('POST', id, route, {})).toMatchObject({
          status: 400,
          body: {
            message: 'One or more input exceptions have occurred.',
            errors: [
              { message: '"%fieldName" is required. Enter and try again.', parameters: { fieldName: 'email' } },
              { message: '"%fieldName" is required. Enter and try again.', parameters: { fieldName: 'paymentMethod' } },
            ],
          },
        });
      expect(await shop.rest('POST', '/V1/integration/customer/token', {})).toMatchObject({
        status: 400,
        body: { errors: [{ parameters: { fieldName: 'username' } }, { parameters: { fieldName: 'password' } }] },
      });
    });

    test('rejects an incomplete cart and names the missing part', async () => {
      const id = await filled();
      const order = (body: unknown = { paymentMethod: card() }) => guest('PUT', id, '/order', body);
      expect(await order()).toMatchObject({ status: 400, body: { message: 'Guest email for cart is missing.' } });
      expect(await guest('POST', id, '/set-payment-information', paymentBody())).toMatchObject({
        status: 400,
        body: { message: 'The shipping address is missing. Set the address and try again.' },
      });
      await ship(shop, id);
      expect(await guest('POST', id, '/set-payment-information', { ...paymentBody(), email: 'no' })).toMatchObject({
        status: 400,
        body: { message: 'Invalid email format' },
      });
      await guest('POST', id, '/set-payment-information', paymentBody());
      expect(await order({ paymentMethod: card(nonce('declined')) })).toMatchObject({
        status: 400,
        body: { message: 'Transaction has been declined. Please try again later.' },
      });
      expect(await order({ paymentMethod: 'x' })).toMatchObject(WRONG_TYPE);
      expect(await shop.rest('PUT', '/V1/carts/mine/order', {})).toMatchObject(STRANGER);
      expect(await ordersOf(shop, id)).toEqual([]);
    });
  });

  describe('PUT guest-carts', () => {
    const assign = (id: string, body: unknown, who = ann) => mine('PUT', `/V1/guest-carts/${id}`, body, who);

    test('assigns a guest cart with its items to the customer who requests it', async () => {
      await mine('POST', '/V1/carts/mine', undefined, bob);
      await mine('POST', '/V1/carts/mine/items', { cartItem: { sku: 'CHEAP', qty: 3 } }, bob);
      const bobId = (await mine('GET', '/V1/customers/me', undefined, bob)).body.id;
      const id = await filled();
      expect(await assign(id, { customerId: bobId, storeId: 1 }, bob)).toEqual({ status: 200, body: true });
      const { body } = await mine('GET', '/V1/carts/mine/items?fields=sku,qty', undefined, bob);
      expect(body).toEqual([
        { sku: 'CHEAP', qty: 3 },
        { sku: 'TILE', qty: 2 },
      ]);
      expect(await guest('GET', id, '')).toMatchObject(noCart());
    });

    test('rejects an assignment to anyone else', async () => {
      const id = await filled();
      expect(await assign(id, { customerId: annId, storeId: 1 }, bob)).toMatchObject({
        status: 400,
        body: { message: "You don't have the correct permissions to assign the customer to the cart." },
      });
      expect(await assign(id, { customerId: annId, storeId: 99 })).toMatchObject({
        status: 400,
        body: { message: "The customer can't be assigned to the cart. The cart belongs to a different store." },
      });
      expect(await assign(id, {})).toMatchObject({
        status: 400,
        body: { errors: [{ parameters: { fieldName: 'customerId' } }, { parameters: { fieldName: 'storeId' } }] },
      });
      expect(await assign(id, { customerId: 'me', storeId: 1 })).toMatchObject(WRONG_TYPE);
      expect(await assign('nothing', { customerId: annId, storeId: 1 })).toMatchObject(noCart());
      expect(await shop.rest('PUT', `/V1/guest-carts/${id}`, { customerId: annId, storeId: 1 })).toMatchObject(
        STRANGER,
      );
      expect((await guest('GET', id, '/items')).body).toHaveLength(1);
    });
  });

  test('adds, replaces and removes several coupons (V2)', async () => {
    const id = await filled();
    const coupons = (method: string, path = '/coupons', couponCodes?: unknown) =>
      shop.rest(method, `/V2/guest-carts/${id}${path}`, couponCodes === undefined ? undefined : { couponCodes });
    expect((await coupons('GET')).body).toEqual([]);
    expect(await coupons('POST', '/coupons', ['one'])).toEqual({ status: 200, body: true });
    expect((await coupons('POST', '/coupons', ['TWO'])).status).toBe(200);
    expect((await coupons('GET')).body).toEqual(['ONE', 'TWO']);
    expect(await coupons('POST', '/coupons', ['THREE'])).toMatchObject({
      status: 400,
      body: { message: 'Maximum allowed number of applied coupons was exceeded.' },
    });
    expect(await coupons('PUT', '/coupons', ['THREE', 'nope'])).toMatchObject({ status: 404 });
    expect((await coupons('GET')).body).toEqual(['ONE', 'TWO']);
    expect((await coupons('POST', '/deleteByCodes', ['two'])).body).toBe(true);
    expect((await coupons('GET')).body).toEqual(['ONE']);
    expect((await coupons('PUT', '/coupons', ['THREE'])).body).toBe(true);
    expect((await guest('GET', id, '/coupons')).body).toBe('THREE');
    expect(await coupons('POST', '/coupons', [])).toMatchObject(needed('couponCodes'));
    expect(await coupons('POST', '/coupons', [{ a: 1 }])).toMatchObject(WRONG_TYPE);
    expect(await shop.rest('GET', '/V2/carts/mine/coupons')).toMatchObject(STRANGER);
  });

  test('filters a response by fields, but not an error', async () => {
    const id = await filled();
    expect((await guest('GET', id, '?fields=items_qty,items[sku,name]')).body).toEqual({
      items_qty: 2,
      items: [{ sku: 'TILE', name: 'Plain tile' }],
    });
    expect((await guest('GET', id, '/totals?fields=total_segments[code]')).body.total_segments[0]).toEqual({
      code: 'subtotal',
    });
    expect((await guest('GET', id, '?fields=items[sku')).body).toEqual([]);
    expect(await guest('GET', 'nothing', '?fields=id')).toMatchObject(noCart());
    const { body } = await guest('POST', id, '/estimate-shipping-methods?fields=carrier_code', { address: quebec });
    expect(body[0]).toEqual({ carrier_code: 'flatrate' });
  });

  test('rejects reading a cart with the store code `all`', async () => {
    expect(await shop.rest('GET', `/all/V1/guest-carts/${await filled()}`)).toEqual({
      status: 400,
      body: { message: "Cannot perform GET operation with store code 'all'" },
    });
    expect((await shop.rest('POST', '/all/V1/guest-carts')).status).toBe(200);
  });

  test('follows Magento’s REST order tutorial as a customer', async () => {
    const person = { email: 'tutorial@example.com', firstname: 'Jane', lastname: 'Doe' };
    const created = await shop.rest('POST', '/default/V1/customers', { customer: person, password: PASSWORD });
    expect(created).toMatchObject({ status: 200, body: { ...person, id: expect.any(Number) } });
    const { body: token } = await shop.rest('POST', '/default/V1/integration/customer/token', {
      username: person.email,
      password: PASSWORD,
    });
    const as = (method: string, path: string, body?: unknown) =>
      shop.rest(method, `/default/V1/carts/mine${path}`, body, { authorization: `Bearer ${token}` });
    const { body: quote } = await as('POST', '');
    expect(quote).toEqual(expect.any(Number));
    expect(await as('POST', '/items', { cartItem: { sku: 'TILE', qty: 1, quote_id: quote } })).toMatchObject({
      status: 200,
      body: { sku: 'TILE', qty: 1, product_type: 'simple' },
    });
    expect(await as('POST', '/items', { cartItem: { sku: 'STONE-24', qty: 2, quote_id: quote } })).toMatchObject({
      body: { product_type: 'configurable', qty: 2 },
    });
    const address = { ...quebec, customer_id: created.body.id, email: person.email, same_as_billing: 1 };
    const { body: ways } = await as('POST', '/estimate-shipping-methods', { address });
    const [way] = ways.filter(({ available }: { available: boolean }) => available);
    const shipped = await as('POST', '/shipping-information', {
      addressInformation: {
        shipping_address: address,
        billing_address: address,
        shipping_carrier_code: way.carrier_code,
        shipping_method_code: way.method_code,
      },
    });
    expect(shipped.status).toBe(200);
    const { payment_methods, totals } = shipped.body;
    expect(payment_methods).toContainEqual({ code: 'banktransfer', title: 'Bank transfer' });
    const placed = await as('POST', '/payment-information', {
      paymentMethod: { method: 'banktransfer' },
      billing_address: address,
    });
    expect(placed).toEqual({ status: 200, body: expect.stringMatching(/^\d{9}$/) });
    expect(await as('GET', '')).toMatchObject(noCart(created.body.id, 'customerId'));
    const { data } = await shop.graphql(
      '{ customer { orders { items { number total { grand_total { value } } items { product_sku quantity_ordered } } } } }',
      {},
      { token },
    );
    expect(data.customer.orders.items).toEqual([
      {
        number: placed.body,
        total: { grand_total: { value: totals.grand_total } },
        items: expect.arrayContaining([expect.objectContaining({ product_sku: 'TILE', quantity_ordered: 1 })]),
      },
    ]);
  });

  test('follows Magento’s REST order tutorial as a guest', async () => {
    const { body: id } = await shop.rest('POST', '/default/V1/guest-carts');
    expect((await guest('POST', id, '/items', { cartItem: { quote_id: id, sku: 'TILE', qty: 1 } })).status).toBe(200);
    const { body: ways } = await guest('POST', id, '/estimate-shipping-methods', { address: quebec });
    const [{ carrier_code, method_code, price_incl_tax }] = ways;
    const estimated = await guest('POST', id, '/totals-information', {
      addressInformation: { address: quebec, shipping_carrier_code: carrier_code, shipping_method_code: method_code },
    });
    expect(estimated.body.shipping_incl_tax).toBe(price_incl_tax);
    const shipped = await ship(shop, id, montreal, [carrier_code, method_code]);
    expect(shipped.body.totals).toEqual(estimated.body);
    expect((await guest('GET', id, '/payment-information')).body).toEqual(shipped.body);
    expect((await guest('GET', id, '/payment-methods')).body).toEqual(shipped.body.payment_methods);
    expect((await guest('PUT', id, '/selected-payment-method', { method: { method: 'checkmo' } })).status).toBe(200);
    const placed = await guest('POST', id, '/payment-information', {
      email: 'jdoe@example.com',
      paymentMethod: { method: 'checkmo' },
      billing_address: quebec,
    });
    expect(placed).toEqual({ status: 200, body: expect.stringMatching(/^\d{9}$/) });
    expect(await guest('GET', id, '')).toMatchObject(noCart());
    expect(await imbalances(shop)).toEqual([]);
  });
});
