import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { customer, mailsTo } from '#commerce/people/customer/testing/customers.ts';
import type { SignedIn } from '#commerce/people/customer/testing/customers.ts';
import { saveCartRules } from '#commerce/sale/discount/service.ts';
import { add, montreal, nonce, placeOrder } from '#commerce/after-sale/orders/testing/shopper.ts';
import { staff as ordersStaff } from '#commerce/after-sale/orders/staff.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import { openTestShop } from '#commerce/platform/testing/test-shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { saveQuoteRule } from './service.ts';
import { accept, answerRequest, QUOTE, quoteResolvers, saveQuotable, staffOf } from './testing/quotes.ts';

const CART = `query ($id: String!) {
  cartQuotes(cart_id: $id) { uid quote_number state quantity price { value } has_list_price }
  cart(cart_id: $id) { itemsV2 { items { uid quantity product { sku } prices { price { value } original_item_price { value } row_total { value } }
    errors { message } } } prices { discounts { amount { value } } grand_total { value } } } }`;
const UPDATE = `mutation ($id: String!, $uid: ID!, $quantity: Float!) { updateCartItems(input: { cart_id: $id, cart_items: [{ cart_item_uid: $uid, quantity: $quantity }] }) { cart { id } } }`;
const READY = `mutation ($cart: String!, $address: CartAddressInput!, $nonce: String!) {
  setShippingAddressesOnCart(input: { cart_id: $cart, shipping_addresses: [{ address: $address }] }) { cart { id } }
  setShippingMethodsOnCart(input: { cart_id: $cart, shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }) { cart { id } }
  setBillingAddressOnCart(input: { cart_id: $cart, billing_address: { same_as_shipping: true } }) { cart { id } }
  setPaymentMethodOnCart(input: { cart_id: $cart, payment_method: { code: "tessera_test", tessera_test: { payment_method_nonce: $nonce } } }) { cart { id } } }`;
const SHOW = `query ($number: String!) { customerPriceQuote(number: $number) { ...Q } } ${QUOTE}`;

/** Items light enough for a parcel. */
const LIGHT = { sku: 'CHEAP', price: '2.50' };

describeWithDatabase('a quote in the cart', (open) => {
  let shop: TestShop;
  let run: ReturnType<typeof staffOf>;
  let count = 0;
  beforeAll(async () => {
    shop = await openTestShop(await open(), { resolvers: quoteResolvers, fill: saveQuotable });
    run = staffOf(shop);
  });
  const someone = () => customer(shop, `quoted${++count}@example.com`);
  const cartOf = async (who: SignedIn) => (await who.execute('{ customerCart { id } }')).data.customerCart.id as string;
  const read = async (who: SignedIn) => {
    const id = await cartOf(who);
    const { cart, cartQuotes } = (await who.execute(CART, { id })).data;
    return { id, items: cart.itemsV2.items, prices: cart.prices, quotes: cartQuotes };
  };
  const ready = async (who: SignedIn) => {
    const { id } = await read(who);
    await who.execute(READY, { cart: id, address: montreal, nonce: nonce() });
    return id;
  };
  const order = async (who: SignedIn) => (await placeOrder(shop, await ready(who), who.headers)).data.placeOrder;
  const show = async (who: SignedIn, number: string) => (await who.execute(SHOW, { number })).data.customerPriceQuote;

  test('two simultaneous acceptances add it once at its price and accept it once', async () => {
    const ann = await someone();
    const number = await answerRequest(shop, ann);
    await add(shop, await cartOf(ann), 'TILE', 3, {}, { headers: ann.headers });
    const both = await Promise.all([accept(ann, number), accept(ann, number)]);
    for (const { data } of both)
      expect(data.acceptPriceQuote.itemsV2.items).toMatchObject([
        { quantity: 10, prices: { price: { value: 80 }, row_total: { value: 800 } } },
      ]);
    const { quotes, items } = await read(ann);
    expect(quotes).toEqual([
      {
        uid: items[0].uid,
        quote_number: number,
        state: 'QUOTED',
        quantity: 10,
        price: { value: 80 },
        has_list_price: false,
      },
    ]);
    expect(items[0].prices.original_item_price.value).toBe(100);
    expect(
      (await show(ann, number)).events.filter(({ state }: { state: string }) => state === 'ACCEPTED'),
    ).toHaveLength(1);
  });

  test('the order has the quoted price and quote number, and the price cannot be used again', async () => {
    const ann = await someone();
    const number = await answerRequest(shop, ann, LIGHT);
    await accept(ann, number);
    const placed = await order(ann);
    expect(placed.errors).toEqual([]);
    const orderNumber = placed.order.order_number as string;
    expect(await runStaff(shop.platform, [ordersStaff], ['order', 'show', orderNumber])).toMatch(
      new RegExp(`quotes +${number}`),
    );
    expect((await mailsTo(shop, ann.email)).some((mail) => mail.includes(`At the prices of quote ${number}`))).toBe(
      true,
    );
    expect((await show(ann, number)).lines).toMatchObject([{ order_number: orderNumber }]);
    expect((await accept(ann, number)).errors?.[0]?.extensions?.error_code).toBe('QUOTE_ORDERED');
    await add(shop, await cartOf(ann), 'CHEAP', 10, {}, { headers: ann.headers });
    const { items, quotes } = await read(ann);
    expect([items[0].prices.price.value, quotes]).toEqual([3.33, []]);
    // After a cancellation, the price is available again while the quote is valid.
    await runStaff(shop.platform, [ordersStaff], ['order', 'cancel', orderNumber]);
    expect((await accept(ann, number)).data.acceptPriceQuote.itemsV2.items[0].prices.price.value).toBe(2.5);
  });

  test('an order is rolled back when another order takes its quoted price meanwhile', async () => {
    const ann = await someone();
    await accept(ann, await answerRequest(shop, ann, LIGHT));
    const cart = await ready(ann);
    const { kysely } = shop.platform.db;
    await sql`create function take_prices() returns trigger language plpgsql as $$
      begin update price_quote_line set order_number = 'another' where order_number is null; return new; end $$`.execute(
      kysely,
    );
    await sql`create trigger take_prices after insert on sales_order for each row execute function take_prices()`.execute(
      kysely,
    );
    const refused = await placeOrder(shop, cart, ann.headers);
    await sql`drop trigger take_prices on sales_order`.execute(kysely);
    await sql`drop function take_prices`.execute(kysely);
    expect(refused.data.placeOrder?.order ?? null).toBeNull();
    expect((await ann.execute('{ customer { orders { total_count } } }')).data.customer.orders.total_count).toBe(0);
    const placed = (await placeOrder(shop, await ready(ann), ann.headers)).data.placeOrder;
    expect(placed.errors).toEqual([]);
  });

  test('another quantity has the list price with a notice; the quoted quantity has the quoted price again', async () => {
    const ann = await someone();
    const number = await answerRequest(shop, ann);
    await accept(ann, number);
    const { id, items } = await read(ann);
    await ann.execute(UPDATE, { id, uid: items[0].uid, quantity: 11 });
    const changed = await read(ann);
    expect([changed.items[0].prices.price.value, changed.quotes[0]]).toEqual([
      100,
      expect.objectContaining({ state: 'QUANTITY', quantity: 10, has_list_price: true }),
    ]);
    await ann.execute(UPDATE, { id, uid: items[0].uid, quantity: 10 });
    expect((await read(ann)).items[0].prices.price.value).toBe(80);
  });

  test('another variant has the list price with a notice', async () => {
    const ann = await someone();
    const number = await answerRequest(shop, ann, { sku: 'STONE-12', price: '60' });
    await accept(ann, number);
    const { id, items } = await read(ann);
    expect(items[0].prices.price.value).toBe(60);
    await ann.execute(
      'mutation ($id: String!, $uid: ID!) { removeItemFromCart(input: { cart_id: $id, cart_item_uid: $uid }) { cart { id } } }',
      {
        id,
        uid: items[0].uid,
      },
    );
    await add(shop, id, 'STONE-24', 10, {}, { headers: ann.headers });
    const changed = await read(ann);
    expect([changed.items[0].prices.price.value, changed.quotes]).toEqual([
      99,
      [expect.objectContaining({ quote_number: number, state: 'VARIANT', price: { value: 60 } })],
    ]);
  });

  test('a product with a hidden price is sold only at the quoted price, without showing the list price', async () => {
    const ann = await someone();
    const number = await answerRequest(shop, ann, { sku: 'HIDDEN', price: '20' });
    await accept(ann, number);
    const { id, items } = await read(ann);
    expect([items[0].prices.price.value, items[0].prices.original_item_price.value, items[0].errors]).toEqual([
      20,
      20,
      null,
    ]);
    await run('withdraw', number, '--comment', 'A mistake.');
    const ended = await read(ann);
    expect(ended.items[0].prices).toBeNull();
    expect(ended.items[0].errors[0].message).toContain(`Quote ${number}`);
    expect(ended.quotes).toEqual([expect.objectContaining({ state: 'ENDED', has_list_price: false })]);
    const { errors } = await order(ann);
    expect(errors[0].message).toContain(`Quote ${number}`);
    expect((await ann.execute(UPDATE, { id, uid: items[0].uid, quantity: 11 })).errors).toHaveLength(1);
  });

  test('a quote that ends before the order is placed rejects the order with the current total', async () => {
    const ann = await someone();
    const number = await answerRequest(shop, ann, LIGHT);
    await accept(ann, number);
    const id = await ready(ann);
    const before = (await read(ann)).prices.grand_total.value;
    await run('withdraw', number, '--comment', 'A mistake.');
    expect((await read(ann)).quotes[0].state).toBe('ENDED');
    const response = await shop.graphql(
      'mutation ($input: PlaceOrderInput) { placeOrder(input: $input) { order { order_number } errors { code total { value } } } }',
      { input: { cart_id: id } },
      { headers: { ...ann.headers, 'x-expected-total': `${before.toFixed(2)} CAD` } },
    );
    const { order: none, errors } = response.data.placeOrder;
    expect([none, errors[0].total.value > before]).toEqual([null, true]);
  });

  test('no coupon or rule reduces the quoted price unless quotes.yaml allows it', async () => {
    const ann = await someone();
    const rule = {
      code: 'ten',
      labels: { en: 'Ten', fr: 'Dix' },
      trigger: { kind: 'always' as const },
      action: { kind: 'percent' as const, steps: [{ from: { CAD: 0 }, ppm: 100_000 }] },
      only: null,
      except: null,
      when: { views: null, groups: null, subtotal: null, areaSqFt: null, firstOrder: false },
      uses: null,
      usesPerCustomer: null,
      priority: 1,
      stopsFurther: false,
      isReimbursed: false,
      startsAt: null,
      endsAt: null,
    };
    const { db, clock } = shop.platform;
    await db.tx((tx) => saveCartRules(tx, { couponsPerCart: 1, rules: [rule] }, clock.now()));
    await accept(ann, await answerRequest(shop, ann));
    await add(shop, await cartOf(ann), 'CHEAP', 10, {}, { headers: ann.headers });
    const amount = async () => (await read(ann)).prices.discounts?.[0].amount.value;
    expect(await amount()).toBe(3.33);
    await db.tx((tx) => saveQuoteRule(tx, { validDays: 30, isDiscounted: true }));
    expect(await amount()).toBe(83.33);
    await db.tx((tx) => saveQuoteRule(tx, { validDays: 30, isDiscounted: false }));
    await db.tx((tx) => saveCartRules(tx, { couponsPerCart: 1, rules: [] }, clock.now()));
  });

  test('does not apply in another currency and states so', async () => {
    const ann = await someone();
    const number = await answerRequest(shop, ann);
    const there = await ann.execute(
      'mutation ($number: String!) { acceptPriceQuote(number: $number) { id } }',
      { number },
      { store: 'US_EN' },
    );
    expect(there.errors?.[0]?.extensions?.error_code).toBe('QUOTE_CURRENCY');
    await accept(ann, number);
    const id = await cartOf(ann);
    const { data } = await ann.execute(CART, { id }, { currency: 'USD' });
    expect([data.cart.itemsV2.items[0].prices.price.value, data.cartQuotes[0].state]).toEqual([75, 'CURRENCY']);
  });
});
