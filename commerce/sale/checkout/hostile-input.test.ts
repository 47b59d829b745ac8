import { beforeAll, expect, test } from 'vitest';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import {
  add,
  montreal,
  newCart,
  paymentBody,
  placeOrder,
  readCart,
  restAddress,
  setAddress,
  setEmail,
  setMethod,
  setPayment,
  ship,
} from '#commerce/after-sale/orders/testing/shopper.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';

const HOSTILE: readonly unknown[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eabc',
  '😀'.repeat(300),
  'x'.repeat(10_000),
  "'; drop table cart; --",
  '<script>alert(1)</script>',
  '${7*7}',
  '%00',
  '%s%n',
  '../../etc/passwd',
  'null',
  'undefined',
  '-1',
  '1e309',
  '__proto__',
  'constructor',
  '\r\nSet-Cookie: a=b',
  'Ａ',
  'é'.normalize('NFD'),
  '\u200b',
  '4111111111111111',
];
const ODD: readonly unknown[] = [...HOSTILE, null, 0, -1, 1.5, 1e308, true, [], {}, [[]], { a: 1 }, ['a', 'b', 'c']];

describeWithDatabase('hostile checkout input', (open) => {
  let shop: TestShop;
  let id: string;
  beforeAll(async () => {
    shop = await openShop(await open());
    id = await newCart(shop);
    await add(shop, id, 'TILE', 1);
  });

  const isClear = ({ errors }: { errors?: { message: string }[] }): boolean =>
    !(errors ?? []).some(({ message }) => message === 'Internal server error');

  test('text in any field of any operation causes no internal error', async () => {
    for (const value of HOSTILE as readonly string[]) {
      const responses = [
        await add(shop, id, value),
        await add(shop, id, 'STONE', 1, { selected_options: [value], parent_sku: value }),
        await readCart(shop, value),
        await setEmail(shop, id, value),
        await setMethod(shop, id, value, value),
        await setPayment(shop, id, value, value),
        await placeOrder(shop, value, { 'idempotency-key': value.replaceAll(/[^\x20-\x7e]/g, '?') }),
        await shop.graphql(
          'mutation ($input: RemoveItemFromCartInput) { removeItemFromCart(input: $input) { cart { id } } }',
          { input: { cart_id: id, cart_item_uid: value } },
        ),
        await shop.graphql('query ($n: [String!]!) { getOrderItemsByOrderNumber(ordersNumbers: $n) { number } }', {
          n: [value],
        }),
        await shop.graphql('query ($id: String!) { placedOrder(cart_id: $id) { number } }', { id: value }),
      ];
      for (const field of [
        'firstname',
        'lastname',
        'city',
        'region',
        'postcode',
        'telephone',
        'company',
        'country_code',
      ])
        responses.push(await setAddress(shop, id, { ...montreal, [field]: value }));
      expect([value, responses.every(isClear)]).toEqual([value, true]);
    }
  });

  test('a value of any type in any field of a REST body causes no server error', async () => {
    for (const value of ODD) {
      const replies = [
        await shop.rest('POST', `/V1/guest-carts/${id}/items`, {
          cartItem: { sku: value, qty: value, product_option: value },
        }),
        await shop.rest('POST', `/V1/guest-carts/${id}/items`, { cartItem: value }),
        await shop.rest('POST', `/V1/guest-carts/${id}/estimate-shipping-methods`, {
          address: { country_id: value, region_id: value, region_code: value, postcode: value },
        }),
        await shop.rest('POST', `/V1/guest-carts/${id}/shipping-information`, {
          addressInformation: { shipping_address: value, shipping_carrier_code: value },
        }),
        await shop.rest('POST', `/V1/guest-carts/${id}/payment-information`, {
          email: value,
          paymentMethod: value,
          billingAddress: value,
        }),
        await shop.rest('POST', `/V1/guest-carts/${id}/payment-information`, value),
        await shop.rest(
          'GET',
          `/V1/guest-carts/${encodeURIComponent(String(value).replaceAll(/[\ud800-\udfff]/g, '')) || 'x'}/totals`,
        ),
        await shop.rest('PUT', `/V1/guest-carts/${id}/items/1`, { cartItem: { qty: value } }),
      ];
      for (const field of [
        'firstname',
        'street',
        'city',
        'region',
        'region_id',
        'region_code',
        'postcode',
        'telephone',
        'country_id',
      ])
        replies.push(await ship(shop, id, montreal, undefined, { [field]: value }));
      for (const field of ['method', 'additional_data']) {
        replies.push(
          await shop.rest('POST', `/V1/guest-carts/${id}/payment-information`, {
            ...paymentBody(),
            email: 'no',
            paymentMethod: { method: 'tessera_test', [field]: value },
          }),
        );
      }
      expect([value, replies.map(({ status }) => status).filter((status) => status >= 500)]).toEqual([value, []]);
    }
  });

  test('returns entered text unchanged in Unicode form NFC', async () => {
    const own = await newCart(shop);
    await add(shop, own, 'TILE', 1);
    const name = '‘Ngozi’ O’Brien-Łęski 山田 <b>&amp;';
    await setAddress(shop, own, { ...montreal, firstname: name, city: 'Montréal'.normalize('NFD') });
    expect((await readCart(shop, own)).data.cart.shipping_addresses).toMatchObject([
      { firstname: name, city: 'Montréal' },
    ]);
  });

  test('object keys cannot reach prototypes', async () => {
    const body = JSON.parse(
      `{"addressInformation":{"__proto__":{"polluted":true},"shipping_address":${JSON.stringify(restAddress(montreal))},"constructor":{"prototype":{"polluted":true}}}}`,
    );
    await shop.rest('POST', `/V1/guest-carts/${id}/shipping-information`, body);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
