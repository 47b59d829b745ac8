import { describe, expect, test } from 'vitest';
import { PICKUP_LIST_HEADER } from '#contract/pickup-list.ts';
import {
  ADDRESS,
  addressedCart,
  BILLING,
  CART,
  EMAIL,
  filledCart,
  GUEST_EMAIL,
  homeAddress,
  METHOD,
  nonce,
  payableCart,
  PAYMENT,
  PLACE,
  PLACES,
  shopper,
} from '../support/cart.ts';
import type { Cart } from '../support/cart.ts';
import type { Subject } from '../support/contract-test.ts';
import { dataOf, onlyOurs, onlyWith, refusal, whereOurs } from '../support/shop.ts';

type Set<Name extends string> = Record<Name, { cart: Cart }>;
type Placed = { placeOrder: { order: { order_number: string } | null; errors: { code: string; message: string }[] } };

/** Rounded half up in minor units. */
const percent = (amounts: number[], rate: number): number =>
  Math.round((amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) * rate) / 100 + 1e-9) / 100;

export const checkout = (given: () => Subject): void => {
  const buyer = (headers = {}) => shopper(given(), headers);
  const setAddress = (cart: string, address: Record<string, unknown>, headers = {}) =>
    given().shop.graphqlPost<Set<'setShippingAddressesOnCart'>>(ADDRESS, { cart, address }, headers);
  const place = (cart: string, headers = {}) => given().shop.graphqlPost<Placed>(PLACE, { cart }, headers);

  describe('checkout', () => {
    test('[GM-05 RO-05] the guest’s email address', async () => {
      const { shop } = given();
      const cart = await filledCart(given());
      const set = (email: string) => shop.graphqlPost<Set<'setGuestEmailOnCart'>>(GUEST_EMAIL, { cart, email });
      expect(dataOf(await set(EMAIL)).setGuestEmailOnCart.cart.email).toBe(EMAIL);
      expect(refusal(await set(''))).toEqual(['Required parameter "email" is missing', 'graphql-input']);
      for (const email of ['nobody', 'a@', '@b.ca', 'a b@c.ca', `${'a'.repeat(300)}@b.ca`])
        expect(refusal(await set(email))[0]).toBe('Invalid email format');
      expect((await buyer().read(cart)).email).toBe(EMAIL);
    });

    test('[GM-06 GM-07 EN-30 EN-32] an address is read back with the shipping methods', async () => {
      const cart = await filledCart(given());
      const address = await homeAddress(given());
      const [set] = dataOf(await setAddress(cart, { ...address, region_id: undefined })).setShippingAddressesOnCart.cart
        .shipping_addresses;
      expect(set).toMatchObject({
        city: address.city,
        region: { code: address.region },
        postcode: address.postcode,
        selected_shipping_method: null,
      });
      expect(set?.available_shipping_methods.length).toBeGreaterThan(0);
    });

    test('[GM-06] names the missing fields of an address', async () => {
      const address = await homeAddress(given());
      const cart = await filledCart(given());
      expect(refusal(await setAddress(cart, { ...address, country_code: 'ZZ' }))[0]).toMatch(/[Cc]ountry/);
      expect(refusal(await setAddress(cart, { ...address, region: undefined, region_id: undefined }))[0]).toMatch(
        /[Rr]egion/,
      );
      expect(refusal(await setAddress(cart, { ...address, region_id: 999 }))[0]).toMatch(/region/);
      expect(refusal(await setAddress(cart, { ...address, region: 'XX', region_id: undefined }))[0]).toMatch(/region/);
      expect(refusal(await setAddress(cart, { ...address, telephone: '' }))[0]).toMatch(/telephone/);
      expect(refusal(await setAddress(cart, { ...address, postcode: '' }))[0]).toMatch(/postcode/);
      expect(refusal(await setAddress(cart, { ...address, street: ['1', '2', '3', '4', '5'] }))[0]).toMatch(
        /"Street Address" cannot contain more than \d+ lines\./,
      );
      expect((await buyer().read(cart)).shipping_addresses).toEqual([]);
    });

    test('all errors are reported at once', async (context) => {
      onlyOurs(given().shop, context);
      const cart = await filledCart(given());
      const { errors } = await setAddress(cart, {
        ...PLACES.QC,
        firstname: ' ',
        postcode: 'nope',
        telephone: 'x',
        city: '',
      });
      expect(errors.map(({ message }) => message)).toEqual([
        '"firstname" is required. Enter and try again.',
        '"city" is required. Enter and try again.',
        'Provided Zip/Postal Code seems to be invalid. Example: H2Y 1C6',
        'Invalid Phone Number. Please use 0-9, +, -, (, ) and space.',
      ]);
      for (const { extensions, path } of errors)
        expect([extensions?.category, path]).toEqual(['graphql-input', undefined]);
    });

    test.each([
      ['CA', 'QC', 76, '90210'],
      ['CA', 'QC', 76, 'M5V 2T6'],
      ['US', 'VT', 59, 'H2Y 1C6'],
      ['US', 'VT', 59, '0540'],
    ])('a postal code that is not of %s %s is refused: %s %s', async (country_code, region, region_id, postcode) => {
      const { shop } = given();
      const cart = await filledCart(given());
      const response = await setAddress(cart, { ...PLACES.QC, country_code, region, region_id, postcode });
      expect(shop.isOurs ? refusal(response)[0] : 'not checked by every shop: postal').toMatch(/[Pp]ostal/);
    });

    test('any field of 10 000 characters is refused', async () => {
      const { shop } = given();
      const cart = await filledCart(given());
      const address = await homeAddress(given());
      for (const field of ['firstname', 'lastname', 'city', 'postcode', 'telephone', 'company', 'region']) {
        const response = await setAddress(cart, {
          ...address,
          ...(field === 'region' ? { region_id: undefined } : {}),
          [field]: 'x'.repeat(10_000),
        });
        expect([field, response.errors.length > 0]).toEqual([field, true]);
        whereOurs(shop, () =>
          expect([field, response.status, response.errors[0]?.extensions?.category]).toEqual([
            field,
            200,
            'graphql-input',
          ]),
        );
      }
      expect((await setAddress(cart, { ...address, street: ['x'.repeat(10_000)] })).errors.length).toBeGreaterThan(0);
    });

    test('refuses and does not store a card number in any field', async (context) => {
      const { shop } = given();
      onlyOurs(shop, context);
      const cart = await filledCart(given());
      for (const field of ['firstname', 'company', 'city', 'telephone']) {
        const response = await setAddress(cart, { ...PLACES.QC, [field]: 'x 4111 1111 1111 1111' });
        expect([field, ...refusal(response)]).toEqual([
          field,
          'Card numbers must not be sent to this server.',
          'graphql-input',
        ]);
        expect(response.text).not.toContain('4111');
      }
      expect((await buyer().read(cart)).shipping_addresses).toEqual([]);
    });

    test('an empty cart has nothing to ship', async () => {
      const cart = await buyer().newCart();
      const response = await setAddress(cart, await homeAddress(given()));
      expect(response.errors.length).toBeGreaterThan(0);
    });

    test('a shipping method: one that is offered, after the address', async () => {
      const { shop } = given();
      const cart = await filledCart(given());
      const choose = (carrier: string, method: string) =>
        shop.graphqlPost<Set<'setShippingMethodsOnCart'>>(METHOD, { cart, carrier, method });
      expect(refusal(await choose('flatrate', 'flatrate'))[0]).toBe(
        'The shipping address is missing. Set the address and try again.',
      );
      const { available_shipping_methods: ways } = dataOf(await setAddress(cart, await homeAddress(given())))
        .setShippingAddressesOnCart.cart.shipping_addresses[0] ?? { available_shipping_methods: [] };
      expect(refusal(await choose('rocket', 'moon'))).toEqual([
        'Carrier with such method not found: rocket, moon',
        'graphql-no-such-entity',
      ]);
      const [way] = ways;
      const chosen = dataOf(await choose(way?.carrier_code ?? '', way?.method_code ?? '')).setShippingMethodsOnCart
        .cart;
      expect(chosen.shipping_addresses[0]?.selected_shipping_method).toMatchObject({
        carrier_code: way?.carrier_code,
        method_code: way?.method_code,
        amount: way?.amount,
      });
      const taxes = (chosen.prices.applied_taxes ?? []).reduce((sum, { amount }) => sum + amount.value, 0);
      expect(chosen.prices.grand_total.value).toBeCloseTo(
        chosen.prices.subtotal_excluding_tax.value + (way?.amount.value ?? 0) + taxes,
        2,
      );
    });

    test('[EN-34] the billing address is its own or the shipping address', async () => {
      const { shop } = given();
      const cart = await filledCart(given());
      const bill = (variables: Record<string, unknown>) =>
        shop.graphqlPost<Set<'setBillingAddressOnCart'>>(BILLING, { cart, ...variables });
      expect(refusal(await bill({}))[0]).toBe(
        'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
      );
      expect(refusal(await bill({ same: true }))[0]).toBe(
        'Could not use the "same_as_shipping" option, because the shipping address has not been set.',
      );
      const address = await homeAddress(given());
      dataOf(await setAddress(cart, address));
      expect(dataOf(await bill({ same: true })).setBillingAddressOnCart.cart.billing_address?.city).toBe(address.city);
      expect(
        dataOf(await bill({ address: { ...address, city: 'Elsewhere' } })).setBillingAddressOnCart.cart.billing_address
          ?.city,
      ).toBe('Elsewhere');
      expect((await buyer().read(cart)).shipping_addresses[0]?.city).toBe(address.city);
    });

    test('shipping methods are estimated without storing anything', async (context) => {
      const { shop } = given();
      const cart = await filledCart(given());
      const query = `mutation ($cart: String!) { estimateShippingMethods(input: { cart_id: $cart, address: { country_code: CA, postcode: "H2Y1C6", region: { region_code: "QC" } } }) { carrier_code amount { value currency } } }`;
      const response = await shop.graphqlPost<{ estimateShippingMethods: unknown[] }>(query, { cart });
      onlyWith(response, context);
      onlyOurs(shop, context);
      expect(dataOf(response).estimateShippingMethods.length).toBeGreaterThan(0);
      expect((await buyer().read(cart)).shipping_addresses).toEqual([]);
    });

    test('a payment method: one that is available, after the address', async () => {
      const { shop } = given();
      const cart = await filledCart(given());
      const pay = (payment: Record<string, unknown>) => shop.graphqlPost(PAYMENT, { cart, payment });
      expect(refusal(await pay({ code: '' }))[0]).toBe('Required parameter "code" for "payment_method" is missing.');
      expect(refusal(await pay({ code: 'nothing' })).length).toBeGreaterThan(0);
      dataOf(await setAddress(cart, await homeAddress(given())));
      expect(refusal(await pay({ code: 'nothing' }))[0]).toBe('The requested Payment Method is not available.');
      const [withoutNonce] = refusal(await pay({ code: 'tessera_test' }));
      whereOurs(shop, () =>
        expect(withoutNonce).toBe('Required parameter "tessera_test" for "payment_method" is missing.'),
      );
    });
  });

  describe('taxes of a place', () => {
    const cases: [keyof typeof PLACES, string, [string, number][]][] = [
      [
        'QC',
        'CA_EN',
        [
          ['GST', 5],
          ['QST', 9.975],
        ],
      ],
      [
        'QC',
        'CA_FR',
        [
          ['TPS', 5],
          ['TVQ', 9.975],
        ],
      ],
      ['ON', 'CA_EN', [['HST', 13]]],
      ['NS', 'CA_EN', [['HST', 14]]],
      ['AB', 'CA_EN', [['GST', 5]]],
      [
        'BC',
        'CA_EN',
        [
          ['GST', 5],
          ['PST', 7],
        ],
      ],
      ['VT', 'US_EN', [['Sales tax (VT)', 6]]],
      ['NY', 'US_EN', [['Sales tax (NY)', 4]]],
      ['OR', 'US_EN', []],
    ];
    test.each(cases)('%s in %s: %j', async (region, store, taxes) => {
      const { shop } = given();
      if (!shop.isOurs) return;
      const cart = await addressedCart(given(), PLACES[region], { store }, 3);
      const { subtotal_excluding_tax: subtotal, applied_taxes, grand_total } = cart.prices;
      const shipping = cart.shipping_addresses[0]?.selected_shipping_method?.amount.value ?? 0;
      const currency = store === 'US_EN' ? 'USD' : 'CAD';
      const expected = taxes.map(([label, rate]) => ({
        label,
        amount: { value: percent([subtotal.value, shipping], rate), currency },
      }));
      expect(applied_taxes).toEqual(expected);
      expect(grand_total.value).toBeCloseTo(
        subtotal.value + shipping + expected.reduce((sum, { amount }) => sum + amount.value, 0),
        2,
      );
    });

    test('heavy carts go by freight, pickup is free in the shopper’s country for a client that lists it', async (context) => {
      const { shop, sample } = given();
      onlyOurs(shop, context);
      type Weighed = { products: { items: { weight: number; stock_status: string }[] } };
      const { products } = dataOf(
        await shop.graphqlGet<Weighed>(
          'query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { ... on PhysicalProductInterface { weight } } } }',
          { sku: sample.simple.sku },
        ),
      );
      const weight = products.items[0]?.weight ?? 1;
      const cart = await filledCart(given());
      const [line] = (await buyer().read(cart)).items;
      const ways = async () =>
        dataOf(await setAddress(cart, PLACES.ON)).setShippingAddressesOnCart.cart.shipping_addresses[0]
          ?.available_shipping_methods ?? [];
      expect((await ways()).map(({ carrier_code }) => carrier_code)).toEqual(['flatrate', 'freight']);
      type Ways = { carrier_code: string; amount: { value: number } }[];
      const read = await shop.graphqlGet<{ cart: { shipping_addresses: { available_shipping_methods: Ways }[] } }>(
        'query ($cart: String!) { cart(cart_id: $cart) { shipping_addresses { available_shipping_methods { carrier_code amount { value } } } } }',
        { cart },
        { [PICKUP_LIST_HEADER]: '1' },
      );
      const listed = dataOf(read).cart.shipping_addresses[0]?.available_shipping_methods ?? [];
      expect(listed.map(({ carrier_code }) => carrier_code)).toEqual(expect.arrayContaining(['flatrate', 'instore']));
      for (const way of listed.filter(({ carrier_code }) => carrier_code === 'instore'))
        expect(way.amount.value).toBe(0);
      const many = Math.ceil(69 / weight);
      const update = `mutation ($cart: String!, $uid: ID!, $quantity: Float!) { updateCartItems(input: { cart_id: $cart, cart_items: [{ cart_item_uid: $uid, quantity: $quantity }] }) { cart { ...Whole } } } ${CART}`;
      dataOf(await shop.graphqlPost(update, { cart, uid: line?.uid, quantity: many }));
      const heavy = (await ways()).map(({ carrier_code }) => carrier_code);
      expect(heavy).toContain('freight');
      expect(heavy).not.toContain('flatrate');
    });
  });

  describe('placing the order', () => {
    test('[CK-15] missing data is reported in order, and the cart is unchanged', async () => {
      const { shop } = given();
      const cart = await filledCart(given());
      const reason = async (): Promise<string> => {
        const { data, errors } = await place(cart);
        return errors[0]?.message ?? data.placeOrder.errors[0]?.message ?? '';
      };
      expect(await reason()).toContain('Guest email for cart is missing.');
      dataOf(await shop.graphqlPost(GUEST_EMAIL, { cart, email: EMAIL }));
      expect(await reason()).toContain('Please check the shipping address information.');
      const address = await homeAddress(given());
      const [set] = dataOf(await setAddress(cart, address)).setShippingAddressesOnCart.cart.shipping_addresses;
      expect(await reason()).toContain('The shipping method is missing. Select the shipping method and try again.');
      const [way] = set?.available_shipping_methods ?? [];
      dataOf(await shop.graphqlPost(METHOD, { cart, carrier: way?.carrier_code, method: way?.method_code }));
      const withoutBilling = await reason();
      whereOurs(shop, () => expect(withoutBilling).toContain('Please check the billing address information.'));
      dataOf(await shop.graphqlPost(BILLING, { cart, same: true }));
      expect(await reason()).toContain('Enter a valid payment method and try again.');
      expect((await buyer().read(cart)).total_quantity).toBe(1);
    });

    test('[ER-02 CK-09] an order has a number, and its cart is closed', async (context) => {
      const { shop } = given();
      const cart = await payableCart(given(), await homeAddress(given()));
      if (!cart) return context.skip('this shop offers no payment method a test may use');
      const { placeOrder } = dataOf(await place(cart));
      expect(placeOrder.errors).toEqual([]);
      expect(placeOrder.order?.order_number).toMatch(/^\d{9,}$/);
      const after = await shop.graphqlGet<{ cart: unknown }>('query ($cart: String!) { cart(cart_id: $cart) { id } }', {
        cart,
      });
      expect(refusal(after)).toEqual(["The cart isn't active.", 'graphql-no-such-entity']);
      const again = await place(cart);
      expect(again.errors[0]?.message ?? again.data.placeOrder.errors[0]?.message).toContain("The cart isn't active.");
    });

    test('[RE-09] twenty concurrent calls make one order', async (context) => {
      const { shop } = given();
      onlyOurs(shop, context);
      const cart = (await payableCart(given(), PLACES.QC)) ?? '';
      const responses = await Promise.all(Array.from({ length: 20 }, () => place(cart)));
      const numbers = responses.flatMap(({ data }) => data.placeOrder.order?.order_number ?? []);
      expect(numbers).toHaveLength(1);
    });

    test('[RE-08 RE-10] a repeated Idempotency-Key gets the first response', async (context) => {
      const { shop } = given();
      onlyOurs(shop, context);
      const cart = (await payableCart(given(), PLACES.QC)) ?? '';
      const headers = { 'idempotency-key': 'one-and-only' };
      const first = dataOf(await place(cart, headers)).placeOrder.order?.order_number;
      expect(first).toBeDefined();
      expect(dataOf(await place(cart, headers)).placeOrder.order?.order_number).toBe(first);
    });

    test('[CK-15] a declined card leaves the cart as it was, and another card can pay', async (context) => {
      const { shop } = given();
      onlyOurs(shop, context);
      const cart = (await payableCart(given(), PLACES.VT, { store: 'US_EN' })) ?? '';
      const us = { store: 'US_EN' };
      const pay = (outcome: 'ok' | 'declined' | 'error') =>
        shop.graphqlPost(
          PAYMENT,
          { cart, payment: { code: 'tessera_test', tessera_test: { payment_method_nonce: nonce(outcome) } } },
          us,
        );
      const before = await buyer(us).read(cart);
      dataOf(await pay('declined'));
      expect(dataOf(await place(cart, us)).placeOrder.errors[0]?.message).toContain('Transaction has been declined.');
      dataOf(await pay('error'));
      expect(dataOf(await place(cart, us)).placeOrder.order).toBeNull();
      expect(await buyer(us).read(cart)).toEqual(before);
      dataOf(await pay('ok'));
      expect(dataOf(await place(cart, us)).placeOrder.order?.order_number).toMatch(/^\d{9}$/);
    });

    test('order numbers do not reveal how many orders there are', async (context) => {
      const { shop } = given();
      onlyOurs(shop, context);
      const numbers: number[] = [];
      for (let count = 0; count < 3; count++)
        numbers.push(
          Number(dataOf(await place((await payableCart(given(), PLACES.QC)) ?? '')).placeOrder.order?.order_number),
        );
      const steps = numbers.slice(1).map((number, index) => Math.abs(number - (numbers[index] ?? 0)));
      expect(Math.min(...steps)).toBeGreaterThan(1);
    });
  });
};
