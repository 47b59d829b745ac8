import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { saveCartRules } from '#commerce/sale/discount/service.ts';
import { ruleInput } from '#commerce/sale/discount/testing/rule.ts';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import type { Caller, TestShop } from '#commerce/platform/testing/test-shop.ts';
import {
  add,
  montreal,
  newCart,
  nonce,
  paymentBody,
  readyCart,
  restAddress,
} from '#commerce/after-sale/orders/testing/shopper.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';

const KEEP_ADDRESS = 'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }';
const SHIP = `mutation ($cart: String!, $address: Int!) {
  setShippingAddressesOnCart(input: { cart_id: $cart, shipping_addresses: [{ customer_address_id: $address }] }) { cart { shipping_addresses { city } } } }`;
const PASSWORD = 'Marble-12';

describeWithDatabase("a customer's cart", (open) => {
  let shop: TestShop;
  let customers = 0;
  let email: string;
  let caller: Caller;
  let headers: Record<string, string>;

  beforeAll(async () => {
    shop = await openShop(await open());
  });

  beforeEach(async () => {
    email = `customer${customers++}@example.com`;
    const ip = `198.51.100.${customers}`;
    await shop.graphql(
      'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
      { input: { email, firstname: 'Ann', lastname: 'Roy', password: PASSWORD } },
      { ip },
    );
    const { data } = await shop.graphql(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      { email, password: PASSWORD },
      { ip },
    );
    headers = { authorization: `Bearer ${data.generateCustomerToken.token}` };
    caller = { headers };
  });

  const mine = async () =>
    (await shop.graphql('{ customerCart { id email total_quantity } }', {}, caller)).data.customerCart;
  const merge = (source: string, destination?: string | null) =>
    shop.graphql(
      'mutation ($source: String!, $destination: String) { mergeCarts(source_cart_id: $source, destination_cart_id: $destination) { id total_quantity itemsV2 { total_count } } }',
      { source, destination },
      caller,
    );

  test('is created once on first request, with the email address of the account', async () => {
    expect(await shop.rest('GET', '/V1/carts/mine', undefined, headers)).toMatchObject({
      status: 404,
      body: { parameters: { fieldName: 'customerId' } },
    });
    const [cart, again] = await Promise.all([mine(), mine()]);
    expect(cart).toMatchObject({ id: again.id, email, total_quantity: 0 });
    expect(await newCart(shop, caller)).toBe(cart.id);
    expect((await shop.graphql('mutation { createGuestCart { cart { id } } }', {}, caller)).errors?.[0]?.message).toBe(
      'Use `Query.customerCart` for logged in customer.',
    );
    expect((await shop.graphql('{ customerCart { id } }')).errors?.[0]).toMatchObject({
      message: 'The request is allowed for logged in customer',
      extensions: { category: 'graphql-authorization' },
    });
  });

  test('[RO-06] is not accessible to guests or other customers, nor a guest’s cart to the customer', async () => {
    const { id } = await mine();
    const read = (cartId: string, by?: Caller) =>
      shop.graphql('query ($id: String!) { cart(cart_id: $id) { id } }', { id: cartId }, by);
    const refusal = (cartId: string) => ({
      message: `The current user cannot perform operations on cart "${cartId}"`,
      extensions: { category: 'graphql-authorization' },
    });
    expect((await read(id)).errors?.[0]).toMatchObject(refusal(id));
    const guests = await newCart(shop);
    expect((await read(guests, caller)).errors?.[0]).toMatchObject(refusal(guests));
    expect((await shop.rest('GET', `/V1/guest-carts/${id}`)).status).toBe(401);
  });

  test('merges the guest cart at sign-in: quantities are summed, the guest cart is closed', async () => {
    const guests = await newCart(shop);
    await add(shop, guests, 'TILE', 2);
    const { id } = await mine();
    await add(shop, id, 'TILE', 3, {}, caller);
    expect((await merge(guests)).data.mergeCarts).toEqual({ id, total_quantity: 5, itemsV2: { total_count: 1 } });
    expect(
      (await shop.graphql('query ($id: String!) { cart(cart_id: $id) { id } }', { id: guests })).errors?.[0]?.message,
    ).toBe("The cart isn't active.");
    expect((await merge(guests)).errors?.[0]?.message).toBe("The cart isn't active.");
  });

  test('leaves out lines without enough stock', async () => {
    const guests = await newCart(shop);
    await add(shop, guests, 'TILE', 1);
    await sql`update cart_item set quantity = 9999 where cart_id = (select id from cart where masked_id = ${guests})`.execute(
      shop.platform.db.kysely,
    );
    expect((await merge(guests)).data.mergeCarts).toMatchObject({ total_quantity: 0 });
  });

  test('merges nothing for a guest, or if either cart does not exist', async () => {
    const guests = await newCart(shop);
    expect(
      (await shop.graphql('mutation ($s: String!) { mergeCarts(source_cart_id: $s) { id } }', { s: guests }))
        .errors?.[0]?.message,
    ).toBe("The current customer isn't authorized.");
    expect((await merge('')).errors?.[0]?.message).toBe('Required parameter "source_cart_id" is missing');
    expect((await merge(guests, '')).errors?.[0]?.message).toBe('The parameter "destination_cart_id" cannot be empty');
    const other = await readyCart(shop);
    expect((await merge(other, other)).errors?.[0]?.message).toContain('The current user cannot perform operations');
  });

  test('[RE-02] [RE-05] [GN-08] is shipped, paid and ordered over the "mine" routes as the customer', async () => {
    expect((await shop.rest('GET', '/V1/carts/mine', undefined, headers)).status).toBe(404);
    const { body: number } = await shop.rest('POST', '/V1/carts/mine', {}, headers);
    expect(number).toEqual(expect.any(Number));
    expect(
      (await shop.rest('POST', '/V1/carts/mine/items', { cartItem: { sku: 'TILE', qty: 2 } }, headers)).body,
    ).toMatchObject({ sku: 'TILE', qty: 2 });
    const shipping = {
      shipping_address: restAddress(montreal),
      billing_address: restAddress(montreal),
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
    };
    expect(
      (await shop.rest('POST', '/V1/carts/mine/shipping-information', { addressInformation: shipping }, headers)).body
        .totals,
    ).toMatchObject({ items_qty: 2 });
    const { email: _guests, ...payment } = paymentBody(nonce());
    const { status, body: orderId } = await shop.rest('POST', '/V1/carts/mine/payment-information', payment, headers);
    expect([status, orderId]).toEqual([200, expect.stringMatching(/^[1-9]\d{8}$/)]);
    const { rows } =
      await sql`select o.email, c.email as account from sales_order o join customer c on c.id = o.customer_id where o.number = ${orderId}`.execute(
        shop.platform.db.kysely,
      );
    expect(rows).toEqual([{ email, account: email }]);
    expect((await mine()).total_quantity).toBe(0);
  });

  test('uses an address of the address book by its id', async () => {
    const { id } = await mine();
    await add(shop, id, 'TILE', 1, {}, caller);
    const { data } = await shop.graphql(
      KEEP_ADDRESS,
      { input: { ...montreal, region: { region_code: 'QC' }, city: 'Laval' } },
      caller,
    );
    const shipped = await shop.graphql(SHIP, { cart: id, address: data.createCustomerAddress.id }, caller);
    expect(shipped.data.setShippingAddressesOnCart.cart.shipping_addresses).toEqual([{ city: 'Laval' }]);
  });

  test('refuses guests on every "mine" route', async () => {
    for (const [method, path] of [
      ['POST', ''],
      ['GET', ''],
      ['GET', '/totals'],
      ['POST', '/shipping-information'],
      ['POST', '/payment-information'],
    ] as const) {
      expect(await shop.rest(method, `/V1/carts/mine${path}`, method === 'POST' ? {} : undefined)).toMatchObject({
        status: 401,
        body: { message: "The consumer isn't authorized to access %resources.", parameters: { resources: 'self' } },
      });
    }
  });

  test('[RO-07] has prices that guests do not see', async () => {
    const { id } = await mine();
    const guests = await newCart(shop);
    await sql`update attribute_option set hides_price_from = '{0}' where code = '12x24'`.execute(
      shop.platform.db.kysely,
    );
    expect((await add(shop, guests, 'STONE-12')).data.addProductsToCart.user_errors).toMatchObject([
      { code: 'PERMISSION_DENIED' },
    ]);
    expect((await add(shop, id, 'STONE-12', 1, {}, caller)).data.addProductsToCart).toMatchObject({
      cart: { total_quantity: 1 },
      user_errors: [],
    });
  });

  test('takes over a guest’s cart; a guest cannot', async () => {
    const TAKE = 'mutation ($id: String!) { assignCustomerToGuestCart(cart_id: $id) { id email total_quantity } }';
    const id = await newCart(shop);
    await add(shop, id, 'TILE', 2);
    expect((await shop.graphql(TAKE, { id })).errors?.[0]?.message).toBe("The current customer isn't authorized.");
    const { data } = await shop.graphql(TAKE, { id }, caller);
    expect(data.assignCustomerToGuestCart).toEqual({ ...(await mine()), total_quantity: 2 });
  });

  test('has the address book by page, and a country in the older form', async () => {
    for (const city of ['Montréal', 'Laval', 'Lévis']) {
      const { region, country_code: country, ...rest } = montreal;
      const input = { ...rest, city, country_id: country, region: { region_code: region } };
      expect((await shop.graphql(KEEP_ADDRESS, { input }, caller)).errors).toBeUndefined();
    }
    const { data } = await shop.graphql(
      '{ customer { addressesV2(pageSize: 2, currentPage: 2) { total_count page_info { total_pages } items { city country_id country_code } } confirmation_status group { name } } }',
      {},
      caller,
    );
    expect(data.customer).toEqual({
      addressesV2: {
        total_count: 3,
        page_info: { total_pages: 2 },
        items: [{ city: 'Lévis', country_id: 'CA', country_code: 'CA' }],
      },
      confirmation_status: 'ACCOUNT_CONFIRMATION_NOT_REQUIRED',
      group: null,
    });
  });

  test('gets a guest’s coupon on merging; without one the customer’s own remains', async () => {
    const code = (name: string) =>
      ruleInput({ code: name.toLowerCase(), trigger: { kind: 'code', code: name }, labels: { en: name, fr: name } });
    await shop.platform.db.tx((db) =>
      saveCartRules(db, { couponsPerCart: 1, rules: [code('GUEST'), code('OWN')] }, shop.clock.now()),
    );
    const apply = async (id: string, coupon: string, by?: Caller) =>
      expect(
        (
          await shop.graphql(
            'mutation ($id: String!, $code: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { id } } }',
            { id, code: coupon },
            by,
          )
        ).errors,
      ).toBeUndefined();
    const coupons = async (id: string) =>
      (await shop.graphql('query ($id: String!) { cart(cart_id: $id) { applied_coupons { code } } }', { id }, caller))
        .data.cart.applied_coupons;
    const { id } = await mine();
    await add(shop, id, 'TILE', 1, {}, caller);
    await apply(id, 'OWN', caller);
    const plain = await newCart(shop);
    await add(shop, plain, 'TILE');
    await merge(plain, id);
    expect(await coupons(id)).toEqual([{ code: 'OWN' }]);
    const guests = await newCart(shop);
    await add(shop, guests, 'TILE');
    await apply(guests, 'GUEST');
    await merge(guests, id);
    expect(await coupons(id)).toEqual([{ code: 'GUEST' }]);
  });
});
