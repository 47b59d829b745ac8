import { expect, test } from 'vitest';
import { customer } from '#commerce/people/customer/testing/customers.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { openShop } from './testing/shop.ts';
import { add, montreal, newCart, nonce, placeOrder, readyCart, ship } from './testing/shopper.ts';

const ADDRESS = { ...montreal, country_code: 'CA', region: { region_id: 76 } };

/** All responses to a shopper who comes as a guest, creates an account and orders. */
const responsesTo = async (shop: TestShop, email: string): Promise<Record<string, unknown>> => {
  const guests = await newCart(shop);
  await add(shop, guests, 'TILE');
  await add(shop, guests, 'STONE-12');
  await ship(shop, guests);
  const read = (path: string) => shop.rest('GET', `/V1/guest-carts/${guests}${path}`);
  const account = await customer(shop, email);
  const mine = (method: string, path: string) => shop.rest(method, path, undefined, account.headers);
  const cartId = await mine('POST', '/V1/carts/mine');
  await account.execute('mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }', {
    input: { ...ADDRESS, default_shipping: true },
  });
  const { data } = await account.execute('{ customerCart { id } }');
  const ordered = await readyCart(shop);
  const merged = await account.execute(
    'mutation ($from: String!, $to: String) { mergeCarts(source_cart_id: $from, destination_cart_id: $to) { itemsV2 { items { id uid } } } }',
    { from: ordered, to: data.customerCart.id },
  );
  const SHIP = `mutation ($cart: String!, $input: ShippingAddressInput) {
    setShippingAddressesOnCart(input: { cart_id: $cart, shipping_addresses: [$input] }) { cart { shipping_addresses { uid } } } }`;
  const shipped = await account.execute(SHIP, { cart: data.customerCart.id, input: { address: montreal } });
  await account.execute(
    `mutation ($cart: String!, $nonce: String!) {
      setShippingMethodsOnCart(input: { cart_id: $cart, shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $cart, billing_address: { same_as_shipping: true } }) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: $cart, payment_method: { code: "tessera_test", tessera_test: { payment_method_nonce: $nonce } } }) { cart { id } } }`,
    { cart: data.customerCart.id, nonce: nonce() },
  );
  const { order } = (await placeOrder(shop, data.customerCart.id, account.headers)).data.placeOrder;
  return {
    guest: await shop.graphql(
      `query ($id: String!) { cart(cart_id: $id) { id itemsV2 { items { id uid } } shipping_addresses { uid } billing_address { uid } } }`,
      { id: guests },
    ),
    rest: [await read(''), await read('/items'), await read('/totals')],
    cartId: { id: cartId.body },
    account: [await mine('GET', '/V1/customers/me'), shipped, merged],
    orders: await account.execute(
      '{ customer { id default_shipping addresses { id } orders { items { id number items { id } shipments { id } } } } }',
    ),
    tracked: await shop.graphql(
      'query ($n: [String!]!) { getOrderItemsByOrderNumber(ordersNumbers: $n) { number items { id } } }',
      { n: [order.order_number] },
    ),
  };
};

/** Every id as a number with its path: `12` and `MTI=` are 12. */
const idsIn = (value: unknown, place = ''): [place: string, id: number][] => {
  if (Array.isArray(value)) return value.flatMap((each, index) => idsIn(each, `${place}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]): [string, number][] => {
    const here = `${place}.${key}`;
    if (!/(?:^|_)u?id$|^default_|^number$/.test(key)) return idsIn(each, here);
    const text = String(each);
    const number = [text, Buffer.from(text, 'base64').toString()].find((form) => /^\d+$/.test(form));
    return number === undefined ? idsIn(each, here) : [[here, Number(number)]];
  });
};

describeWithDatabase('ids in responses to shoppers', (open) => {
  test('do not reveal how many carts, lines, addresses, customers and orders exist', async () => {
    const shop = await openShop(await open());
    const [first, second] = [
      idsIn(await responsesTo(shop, 'one@ids.example')),
      new Map(idsIn(await responsesTo(shop, 'two@ids.example'))),
    ];
    const own = first.filter(([place, id]) => second.get(place) !== id);
    // Ids that are the same for both shoppers, such as region ids, do not count.
    expect(own.map(([place]) => place)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\.guest.*items\[1\]\.uid$/),
        expect.stringMatching(/^\.guest.*shipping_addresses\[0\]\.uid$/),
        expect.stringMatching(/^\.guest.*billing_address\.uid$/),
        expect.stringMatching(/^\.rest\[0\].*body\.id$/),
        expect.stringMatching(/^\.rest\[1\].*item_id$/),
        expect.stringMatching(/^\.rest\[2\].*item_id$/),
        '.cartId.id',
        expect.stringMatching(/^\.account\[0\]\.body\.id$/),
        expect.stringMatching(/^\.account\[0\].*customer_id$/),
        expect.stringMatching(/^\.orders.*default_shipping$/),
        expect.stringMatching(/^\.orders.*items\[0\]\.items\[0\]\.id$/),
        expect.stringMatching(/^\.tracked.*items\[0\]\.id$/),
      ]),
    );
    // Two random ids are this close once in two million.
    expect(own.filter(([place, id]) => Math.abs((second.get(place) ?? 0) - id) < 500)).toEqual([]);
  });
});
