import { beforeAll, expect, test } from 'vitest';
import { EXPECTED_TOTAL_HEADER } from '#contract/expected-total.ts';
import { PAY_LINK_DAYS } from '#contract/pay-link.ts';
import { resolverMaps, restRoutes } from '#commerce/modules.ts';
import { customer, mailsTo } from '#commerce/people/customer/testing/customers.ts';
import { codeAt, join, type Person } from '#commerce/people/staff/testing/people.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { DAY_MS } from '#commerce/platform/durations.ts';
import { shopDay } from '#commerce/platform/shop-time.ts';
import { openTestShop, type TestShop } from '#commerce/platform/testing/test-shop.ts';
import { saveQuoteRule } from '#commerce/sale/quotes/service.ts';
import { imbalances } from './testing/books.ts';
import { montreal, pay, paymentBody, restAddress } from './testing/shopper.ts';
import { saveTestProducts } from './testing/test-products.ts';

const quebec = restAddress(montreal);
const addressInformation = {
  shipping_address: quebec,
  billing_address: quebec,
  shipping_carrier_code: 'flatrate',
  shipping_method_code: 'flatrate',
};

describeWithDatabase('links by which customers pay carts of staff', (open) => {
  let shop: TestShop;
  let staff: Person;
  let owner: Person;
  beforeAll(async () => {
    shop = await openTestShop(await open(), {
      resolvers: resolverMaps,
      routes: restRoutes,
      fill: saveTestProducts,
      settings: { RATE_LIMITS: 'off' },
    });
    staff = await join(shop, 'sam@links.example', 'counter');
    owner = await join(shop, 'owner@links.example', 'owner');
    await saveQuoteRule(shop.platform.db.kysely, { validDays: 30, isDiscounted: false });
  });

  const ship = (person: Person, cart: string) =>
    person.call('POST', `/V1/carts/${cart}/shipping-information`, { addressInformation });
  const cartFor = async (email: string): Promise<string> => {
    const { body: id } = await staff.call('POST', '/V1/carts', { email });
    await staff.call('POST', `/V1/carts/${id}/items`, { cartItem: { sku: 'TILE', qty: 2 } });
    await ship(staff, id);
    return String(id);
  };
  const send = (cart: string) => staff.call('POST', `/V1/counter/carts/${cart}/payment-link`);
  const tokens = async (email: string): Promise<string[]> => {
    const mails = await mailsTo(shop, email);
    return mails.flatMap((mail) => /\/pay\?token=([A-Za-z0-9]{32})/.exec(mail)?.[1] ?? []);
  };
  const link = async (email: string) => {
    const cart = await cartFor(email);
    const { status, body } = await send(cart);
    expect([status, body.payment_link]).toEqual([200, expect.objectContaining({ expires_at: expect.any(String) })]);
    return { cart, token: (await tokens(email)).at(-1)!, expected: body.totals.expected as string };
  };
  const read = async (token: string) =>
    shop.graphql(
      'query ($id: String!) { cart(cart_id: $id) { email total_quantity prices { grand_total { value currency } } available_payment_methods { code } } }',
      { id: token },
    );
  const codeOf = ({ errors }: { errors?: readonly { extensions?: { error_code?: string } }[] }) =>
    errors?.[0]?.extensions?.error_code;
  const payLink = (token: string, expected: string, body: unknown = paymentBody()) =>
    pay(shop, token, body, { [EXPECTED_TOTAL_HEADER]: expected });

  test('the customer sees the order and pays exactly its total, once', async () => {
    const { token, expected, cart } = await link('once@links.example');
    const { data } = await read(token);
    expect(data.cart).toMatchObject({ email: 'once@links.example', total_quantity: 2 });
    const { value, currency } = data.cart.prices.grand_total;
    expect(`${value.toFixed(2)} ${currency}`).toBe(expected);
    expect(data.cart.available_payment_methods.map(({ code }: { code: string }) => code)).not.toContain('counter');
    expect((await payLink(token, '1.00 CAD')).body.error_code).toBe('TOTAL_CHANGED');
    const paid = await payLink(token, expected);
    expect([paid.status, paid.body]).toEqual([200, expect.stringMatching(/^\d{9}$/)]);
    const order = (await staff.call('GET', `/V1/orders/${Number(paid.body)}`)).body;
    expect(order).toMatchObject({ customer_email: 'once@links.example', grand_total: value, total_due: 0 });
    expect((await payLink(token, expected)).status).toBe(404);
    expect(codeOf(await read(token))).toBe('CART_NOT_ACTIVE');
    expect((await send(cart)).status).toBe(404);
    // Besides the confirmation there is the email with the link.
    expect(await imbalances(shop)).toEqual([expect.objectContaining({ what: 'mail' })]);
  });

  test('payer, address, items, coupons and delivery of the cart stay as staff entered them', async () => {
    const { token, expected } = await link('fixed@links.example');
    const change = (mutation: string, type: string, input: object) =>
      shop.graphql(`mutation ($input: ${type}) { ${mutation}(input: $input) { cart { id } } }`, {
        input: { cart_id: token, ...input },
      });
    const refused = [
      await change('setGuestEmailOnCart', 'SetGuestEmailOnCartInput', { email: 'thief@example.com' }),
      await change('applyCouponToCart', 'ApplyCouponToCartInput', { coupon_code: 'TEN' }),
      await change('setPaymentMethodOnCart', 'SetPaymentMethodOnCartInput', { payment_method: { code: 'checkmo' } }),
      await change('addSimpleProductsToCart', 'AddSimpleProductsToCartInput', {
        cart_items: [{ data: { sku: 'CHEAP', quantity: 1 } }],
      }),
      await shop.graphql(
        'mutation ($input: PlaceOrderInput) { placeOrder(input: $input) { order { order_number } errors { code } } }',
        {
          input: { cart_id: token },
        },
      ),
    ];
    for (const { errors } of refused) expect(errors).toHaveLength(1);
    const items = await shop.rest('POST', `/V1/guest-carts/${token}/items`, { cartItem: { sku: 'CHEAP', qty: 1 } });
    expect(items.status).toBeGreaterThanOrEqual(400);
    const body = { ...paymentBody(), email: 'thief@example.com' };
    body.billingAddress = { ...body.billingAddress, lastname: 'Thief' };
    const { body: number } = await payLink(token, expected, body);
    const order = (await staff.call('GET', `/V1/orders/${Number(number)}`)).body;
    expect(order).toMatchObject({ customer_email: 'fixed@links.example', total_qty_ordered: 2 });
    expect(order.billing_address.lastname).toBe(montreal.lastname);
  });

  test('a change by staff ends the link, and a new link replaces it', async () => {
    const { cart, token, expected } = await link('changed@links.example');
    const { body: items } = await staff.call('GET', `/V1/counter/carts/${cart}`);
    const path = `/V1/carts/${cart}/items/${items.items[0].item_id}`;
    await staff.call('PUT', path, { cartItem: { qty: 3 } });
    expect(codeOf(await read(token))).toBe('CART_NOT_FOUND');
    expect((await payLink(token, expected)).status).toBe(404);
    const first = await send(cart);
    await send(cart);
    const [, second, third] = await tokens('changed@links.example');
    expect(codeOf(await read(second!))).toBe('CART_NOT_FOUND');
    expect((await payLink(third!, first.body.totals.expected)).status).toBe(200);
  });

  /** A quote of 2 tiles at 40.00 that staff have not sent yet. */
  const quoteFor = async (email: string) => {
    const buyer = await customer(shop, email);
    shop.clock.advance(30_000);
    await owner.call('POST', '/V1/counter/proof', { code: codeAt(owner.secret, shop.clock.now()) });
    const { id } = (await shop.rest('GET', '/V1/customers/me', undefined, buyer.headers)).body;
    const { body: quote } = await owner.call('POST', '/V1/priceQuotes', {
      quote: { customer_id: id, items: [{ sku: 'TILE', qty: 2 }] },
    });
    const path = `/V1/priceQuotes/${quote.number}`;
    await owner.call('PUT', `${path}/items/1`, { item: { price: 40 } });
    return { buyer, number: quote.number as string, path };
  };
  const inTwoDays = () => shopDay(new Date(shop.clock.now().getTime() + 2 * DAY_MS));

  test('a quote is paid by a link at its prices, once, and until its last day at most', async () => {
    const { number, path } = await quoteFor('ann.quotes@example.com');
    expect((await owner.call('POST', `${path}/cart`)).body.error_code).toBe('QUOTE_STATE');
    const until = inTwoDays();
    await owner.call('POST', `${path}/answer`, { valid_until: until });
    const { status, body: cart } = await owner.call('POST', `${path}/cart`);
    expect(status).toBe(200);
    expect((await owner.call('POST', `${path}/cart`)).body).toBe(cart);
    expect((await owner.call('GET', path)).body.state).toBe('accepted');
    await ship(owner, cart);
    const { body } = await owner.call('POST', `/V1/counter/carts/${cart}/payment-link`);
    expect(body.quoted_until).toBe(until);
    expect(shopDay(new Date(`${body.payment_link.expires_at.replace(' ', 'T')}Z`))).toBe(until);
    const [token] = await tokens('ann.quotes@example.com');
    expect((await payLink(token!, '1.00 CAD')).body.error_code).toBe('TOTAL_CHANGED');
    const paid = await payLink(token!, body.totals.expected);
    expect(paid.status).toBe(200);
    expect((await owner.call('GET', `/V1/orders/${Number(paid.body)}`)).body).toMatchObject({
      subtotal: 80,
      total_due: 0,
      payment: { quote_numbers: [number] },
    });
    expect((await owner.call('GET', path)).body.items).toMatchObject([{ order_increment_id: paid.body }]);
    expect((await payLink(token!, body.totals.expected)).status).toBe(404);
    expect((await owner.call('POST', `${path}/cart`)).body.error_code).toBe('QUOTE_ORDERED');
    expect((await owner.call('POST', `${path}/withdraw`, { comment: 'Too late' })).status).toBe(400);
    expect((await owner.call('GET', path)).body.state).toBe('accepted');
  });

  test('a link of a quote ends when the customer orders at the quoted price from their own cart', async () => {
    const { buyer, number, path } = await quoteFor('bea.quotes@example.com');
    await owner.call('POST', `${path}/answer`, { valid_until: inTwoDays() });
    const { body: cart } = await owner.call('POST', `${path}/cart`);
    await ship(owner, cart);
    await owner.call('POST', `/V1/counter/carts/${cart}/payment-link`);
    const [token] = await tokens('bea.quotes@example.com');
    expect((await read(token!)).errors).toBeUndefined();
    const accept = 'mutation ($number: String!) { acceptPriceQuote(number: $number) { id } }';
    await shop.graphql(accept, { number }, { headers: buyer.headers });
    await shop.rest('POST', '/V1/carts/mine/shipping-information', { addressInformation }, buyer.headers);
    const paid = await shop.rest('POST', '/V1/carts/mine/payment-information', paymentBody(), buyer.headers);
    expect(paid.status).toBe(200);
    expect(codeOf(await read(token!))).toBe('CART_NOT_FOUND');
  });

  test('the withdrawal of a quote ends the link of its prices; staff may send another one', async () => {
    const { path } = await quoteFor('cara.quotes@example.com');
    await owner.call('POST', `${path}/answer`, { valid_until: inTwoDays() });
    const { body: cart } = await owner.call('POST', `${path}/cart`);
    await ship(owner, cart);
    const { body } = await owner.call('POST', `/V1/counter/carts/${cart}/payment-link`);
    shop.clock.advance(1000);
    expect((await owner.call('POST', `${path}/withdraw`, { comment: 'A typing error' })).status).toBe(200);
    const [token] = await tokens('cara.quotes@example.com');
    expect(codeOf(await read(token!))).toBe('CART_NOT_FOUND');
    expect((await payLink(token!, body.totals.expected)).status).toBe(404);
    expect((await owner.call('GET', `/V1/counter/carts/${cart}`)).body.payment_link).toBeNull();

    shop.clock.advance(1000);
    const again = await owner.call('POST', `/V1/counter/carts/${cart}/payment-link`);
    const second = (await tokens('cara.quotes@example.com')).at(-1);
    expect((await payLink(second!, again.body.totals.expected)).status).toBe(200);
  });

  test('purchase on account is offered to staff, not by the link', async () => {
    const { kysely } = shop.platform.db;
    const onAccount = kysely.updateTable('payment_method').where('code', '=', 'purchaseorder');
    await onAccount.set({ customer_group_ids: null }).execute();
    const { cart, token, expected } = await link('terms@links.example');
    const codesOf = (methods: readonly { code: string }[]) => methods.map(({ code }) => code);
    const { body } = await staff.call('GET', `/V1/counter/carts/${cart}`);
    expect(codesOf(body.payment_methods)).toContain('purchaseorder');
    expect(codesOf((await read(token)).data.cart.available_payment_methods)).not.toContain('purchaseorder');
    const order = { ...paymentBody(), paymentMethod: { method: 'purchaseorder', po_number: 'PO-1' } };
    expect((await payLink(token, expected, order)).status).toBe(400);
  });

  test('an incomplete cart gets no link', async () => {
    const { body: id } = await staff.call('POST', '/V1/carts', { email: 'half@links.example' });
    expect(await send(String(id))).toMatchObject({ status: 400, body: { error_code: 'CART_INCOMPLETE' } });
    expect(await mailsTo(shop, 'half@links.example')).toEqual([]);
  });

  test('a link ends, and neither another token nor the id of the cart opens it', async () => {
    const { cart, token, expected } = await link('ended@links.example');
    const { masked_id: id } = await shop.platform.db.kysely
      .selectFrom('cart')
      .select('masked_id')
      .where('number', '=', Number(cart))
      .executeTakeFirstOrThrow();
    const other = `${token.slice(0, 31)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [id, other, '0']) expect((await payLink(wrong, expected)).status).toBeGreaterThanOrEqual(400);
    expect((await pay(shop, token)).status).toBe(400);
    expect((await payLink(token, expected, { ...paymentBody(), paymentMethod: { method: 'counter' } })).status).toBe(
      400,
    );
    shop.clock.advance(PAY_LINK_DAYS * DAY_MS);
    expect(codeOf(await read(token))).toBe('CART_NOT_FOUND');
    expect((await payLink(token, expected)).status).toBe(404);
  });

  test('a signed-in customer’s order by link belongs to their account, without signing in', async () => {
    const ann = await customer(shop, 'ann.links@example.com');
    const sam = await join(shop, 'sam2@links.example', 'counter');
    const { id: annId } = (await shop.rest('GET', '/V1/customers/me', undefined, ann.headers)).body;
    const { body: cart } = await sam.call('POST', `/V1/customers/${annId}/carts`);
    await sam.call('POST', `/V1/carts/${cart}/items`, { cartItem: { sku: 'TILE', qty: 1 } });
    await ship(sam, cart);
    const { body } = await sam.call('POST', `/V1/counter/carts/${cart}/payment-link`);
    const [token] = await tokens('ann.links@example.com');
    expect((await payLink(token!, body.totals.expected)).status).toBe(200);
    const own = await ann.execute('{ customer { orders { items { number } } } }');
    const [{ number }] = own.data.customer.orders.items;
    const { body: changes } = await sam.call('GET', `/V1/orders/${Number(number)}/changes`);
    expect(changes).toMatchObject([{ action: 'order-placed', who: 'sam2@links.example', channel: 'counter' }]);
  });
});
