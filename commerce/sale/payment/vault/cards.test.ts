import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { customer, firstError, type SignedIn } from '#commerce/people/customer/testing/customers.ts';
import {
  montreal,
  restAddress,
  setPayment,
  readyCart,
  placeOrder,
} from '#commerce/after-sale/orders/testing/shopper.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { useGateways, savePaymentMethods } from '../service.ts';
import { createBraintreeGateway } from '../gateways/braintree/gateway.ts';
import { startBraintreeServer } from '../gateways/braintree/testing/braintree-server.ts';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import { forgetLeftCards } from './cards.ts';

const CARDS =
  '{ customerPaymentTokens { items { public_hash payment_method_code type details } } defaultPaymentToken }';
const REMOVE = `mutation ($hash: String!) { deletePaymentToken(public_hash: $hash) { result customerPaymentTokens { items { public_hash } } } }`;
const CHOOSE = 'mutation ($hash: String!) { setDefaultPaymentToken(public_hash: $hash) }';
const nonceOf = (kind = 'valid') => `fake-${kind}-nonce_${randomUUID()}`;

describeWithDatabase('saved cards', (open) => {
  let shop: TestShop;
  let braintree: Awaited<ReturnType<typeof startBraintreeServer>>;
  beforeAll(async () => {
    shop = await openShop(await open());
    braintree = await startBraintreeServer();
    useGateways(shop.platform, createBraintreeGateway(braintree.settings));
    await shop.platform.db.tx((db) =>
      savePaymentMethods(db, [{ code: 'braintree', currency: 'CAD', upTo: null, position: 0 }]),
    );
  });
  afterAll(() => braintree.stop());
  beforeEach(() => shop.clock.advance(60_000));

  const pay = async (by: SignedIn, method: string, additional_data: object) => {
    const address = restAddress(montreal);
    await shop.rest('POST', '/V1/carts/mine', {}, by.headers);
    await shop.rest('POST', '/V1/carts/mine/items', { cartItem: { sku: 'TILE', qty: 1 } }, by.headers);
    const addressInformation = {
      shipping_address: address,
      billing_address: address,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
    };
    await shop.rest('POST', '/V1/carts/mine/shipping-information', { addressInformation }, by.headers);
    const body = { billingAddress: address, paymentMethod: { method, additional_data } };
    return (await shop.rest('POST', '/V1/carts/mine/payment-information', body, by.headers)).status;
  };
  const keep = (by: SignedIn) =>
    pay(by, 'braintree', { payment_method_nonce: nonceOf(), is_active_payment_token_enabler: true });
  const cardsOf = async (by: SignedIn) => {
    const { customerPaymentTokens, defaultPaymentToken } = (await by.execute(CARDS)).data;
    return { items: customerPaymentTokens.items, first: defaultPaymentToken };
  };
  const otherCard = (by: SignedIn) =>
    sql`update payment_token set card_identity = 'another' where customer_id = (select id from customer where email = ${by.email})`.execute(
      shop.platform.db.kysely,
    );

  test('saves a card only at the customer’s request, as in Magento, and charges it for the next order', async () => {
    const ann = await customer(shop, 'ann@cards.example');
    expect(await pay(ann, 'braintree', { payment_method_nonce: nonceOf() })).toBe(200);
    expect(await cardsOf(ann)).toEqual({ items: [], first: null });
    expect(await keep(ann)).toBe(200);
    const { items, first } = await cardsOf(ann);
    expect(items).toEqual([
      {
        public_hash: expect.stringMatching(/^[\da-f]{64}$/),
        payment_method_code: 'braintree',
        type: 'card',
        details: '{"type":"VI","maskedCC":"1111","expirationDate":"12/2030"}',
      },
    ]);
    expect(first).toBe(items[0].public_hash);
    for (let orders = 0; orders < 2; orders++)
      expect(await pay(ann, 'braintree_cc_vault', { public_hash: items[0].public_hash })).toBe(200);
    const { data } = await ann.execute('{ customer { orders { items { payment_methods { name type } } } } }');
    expect(data.customer.orders.items[0].payment_methods).toMatchObject([{ type: 'braintree_cc_vault' }]);
    expect(data.customer.orders.items[0].payment_methods[0].name).toBe('Credit card (Visa ending in 1111)');
    expect(braintree.sales.filter(({ status }) => status === 'submitted_for_settlement')).toHaveLength(4);
    expect(braintree.bodies.filter((body) => body.includes(items[0].public_hash))).toEqual([]);
  });

  test('saves a card over GraphQL, where the cart has the method', async () => {
    const bea = await customer(shop, 'bea@cards.example');
    await keep(bea);
    const { items } = await cardsOf(bea);
    const { customerCart } = (await bea.execute('{ customerCart { id } }')).data;
    await bea.execute(
      `mutation { addProductsToCart(cartId: "${customerCart.id}", cartItems: [{ sku: "TILE", quantity: 1 }]) { cart { id } } }`,
    );
    await bea.execute(
      'mutation ($input: SetShippingAddressesOnCartInput) { setShippingAddressesOnCart(input: $input) { cart { id } } }',
      { input: { cart_id: customerCart.id, shipping_addresses: [{ address: montreal }] } },
    );
    const { data } = await bea.execute(
      `mutation ($input: SetPaymentMethodOnCartInput) { setPaymentMethodOnCart(input: $input) {
        cart { selected_payment_method { code title } available_payment_methods { code } } } }`,
      {
        input: {
          cart_id: customerCart.id,
          payment_method: { code: 'braintree_cc_vault', braintree_cc_vault: { public_hash: items[0].public_hash } },
        },
      },
    );
    expect(data.setPaymentMethodOnCart.cart).toEqual({
      selected_payment_method: { code: 'braintree_cc_vault', title: 'Credit card' },
      available_payment_methods: [{ code: 'braintree' }],
    });
  });

  test('saves the same card once, and rejects an expired one', async () => {
    const cid = await customer(shop, 'cid@cards.example');
    await keep(cid);
    const { items } = await cardsOf(cid);
    await keep(cid);
    expect((await cardsOf(cid)).items).toEqual(items);
    await sql`update payment_token set card_expiry = '0526' where public_hash = ${items[0].public_hash}`.execute(
      shop.platform.db.kysely,
    );
    expect((await cardsOf(cid)).items).toEqual([]);
    const { expiredPaymentTokens } = (await cid.execute('{ expiredPaymentTokens { items { public_hash } } }')).data;
    expect(expiredPaymentTokens.items).toEqual([{ public_hash: items[0].public_hash }]);
    expect(await pay(cid, 'braintree_cc_vault', { public_hash: items[0].public_hash })).toBe(400);
  });

  test('a card cannot be used, read, selected or removed by others, and a guest cannot save one', async () => {
    const [dan, eve] = [await customer(shop, 'dan@cards.example'), await customer(shop, 'eve@cards.example')];
    await keep(dan);
    const hash = (await cardsOf(dan)).first;
    expect(await cardsOf(eve)).toEqual({ items: [], first: null });
    expect(await pay(eve, 'braintree_cc_vault', { public_hash: hash })).toBe(400);
    for (const change of [REMOVE, CHOOSE])
      expect(firstError(await eve.execute(change, { hash }))).toEqual([
        `Could not find a token using public hash: ${hash}`,
        'graphql-no-such-entity',
      ]);
    for (const request of [CARDS, REMOVE, CHOOSE])
      expect(firstError(await shop.graphql(request, { hash }))).toEqual([
        "The current customer isn't authorized.",
        'graphql-authorization',
      ]);
    expect((await cardsOf(dan)).first).toBe(hash);
    const before = braintree.vault.size;
    const id = await readyCart(shop);
    await setPayment(shop, id, nonceOf(), 'braintree');
    await shop.graphql(
      'mutation ($input: SetPaymentMethodOnCartInput) { setPaymentMethodOnCart(input: $input) { cart { id } } }',
      {
        input: {
          cart_id: id,
          payment_method: {
            code: 'braintree',
            braintree: { payment_method_nonce: nonceOf(), is_active_payment_token_enabler: true },
          },
        },
      },
    );
    expect((await placeOrder(shop, id)).data.placeOrder.errors).toEqual([]);
    expect(braintree.vault.size).toBe(before);
  });

  test('the first card is the default until another is selected; after its removal the newest is', async () => {
    const fay = await customer(shop, 'fay@cards.example');
    await keep(fay);
    await otherCard(fay);
    await keep(fay);
    const { items, first } = await cardsOf(fay);
    const [one, two] = items.map(({ public_hash: hash }: { public_hash: string }) => hash);
    expect([items.length, first]).toEqual([2, one]);
    expect((await fay.execute(CHOOSE, { hash: two })).data.setDefaultPaymentToken).toBe(true);
    expect((await cardsOf(fay)).first).toBe(two);
    expect((await cardsOf(fay)).items[0].public_hash).toBe(two);
    expect((await fay.execute(REMOVE, { hash: two })).data.deletePaymentToken).toEqual({
      result: true,
      customerPaymentTokens: { items: [{ public_hash: one }] },
    });
    expect((await cardsOf(fay)).first).toBe(one);
  });

  test('deletes a removed card at Braintree too, after a failed request and after account deletion', async () => {
    const gus = await customer(shop, 'gus@cards.example');
    await keep(gus);
    const before = braintree.vault.size;
    braintree.fail('refused');
    await gus.execute(REMOVE, { hash: (await cardsOf(gus)).first });
    expect([(await cardsOf(gus)).items, braintree.vault.size]).toEqual([[], before]);
    expect([await forgetLeftCards(shop.platform), braintree.vault.size]).toEqual([1, before - 1]);
    await keep(gus);
    await gus.execute('mutation { deleteCustomer }');
    expect([await forgetLeftCards(shop.platform), braintree.vault.size]).toEqual([1, before - 1]);
    expect(await forgetLeftCards(shop.platform)).toBe(0);
  });

  test('no table, queued email or Braintree request contains a card number', async () => {
    const { rows } = await sql<{ table: string }>`select table_name as table from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(shop.platform.db.kysely);
    const found: string[] = [];
    for (const { table } of rows) {
      const hits = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} t
        where t::text ~ '4[0-9]{3}[ -]?[0-9]{4}[ -]?[0-9]{4}[ -]?1111'`.execute(shop.platform.db.kysely);
      if (hits.rows[0]!.n > 0) found.push(table);
    }
    expect([rows.length > 20, found]).toEqual([true, []]);
    expect(braintree.bodies.filter((body) => /4\d{3}[ -]?\d{4}[ -]?\d{4}[ -]?1111/.test(body))).toEqual([]);
  });

  test('a card removed before its charge fails the attempt, and the cart can be paid by another card', async () => {
    const ann = await customer(shop, 'removed@cards.example');
    await keep(ann);
    const [card] = (await cardsOf(ann)).items;
    const { kysely } = shop.platform.db;
    await sql`create function remove_cards() returns trigger language plpgsql as $$
      begin delete from payment_token; return new; end $$`.execute(kysely);
    await sql`create trigger remove_cards after insert on payment_attempt for each row execute function remove_cards()`.execute(
      kysely,
    );
    expect(await pay(ann, 'braintree_cc_vault', { public_hash: card.public_hash })).toBe(400);
    await sql`drop trigger remove_cards on payment_attempt`.execute(kysely);
    await sql`drop function remove_cards`.execute(kysely);
    const { rows } = await sql`select state from payment_attempt order by id desc limit 1`.execute(kysely);
    expect(rows).toEqual([{ state: 'failed' }]);
    expect(await pay(ann, 'braintree', { payment_method_nonce: nonceOf() })).toBe(200);
  });
});
