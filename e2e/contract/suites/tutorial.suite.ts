import { describe, expect, test } from 'vitest';
import { homeAddress, restAddress } from '../support/cart.ts';
import type { Address } from '../support/cart.ts';
import type { Subject } from '../support/contract-test.ts';
import { dataOf } from '../support/shop.ts';
import type { GivenHeaders, Shop } from '../support/shop.ts';

const CHECK = 'checkmo';
const PASSWORD = 'Marble-12-slab';

type Method = { carrier_code: string; method_code: string; available: boolean };
type Order = {
  number: string;
  items: { product_sku: string; quantity_ordered: number }[];
  total: { grand_total: Money };
};
type Money = { value: number; currency: string };

/** Documents as Magento's own tutorial of a checkout writes them, each step by itself. */
const steps = (shop: Shop, cart: string, headers: GivenHeaders) => {
  const notify = async <T>(query: string, variables: Record<string, unknown> = {}): Promise<T> =>
    dataOf(await shop.graphqlPost<T>(query, { cart, ...variables }, headers));
  return {
    addProduct: (sku: string) =>
      notify(
        `mutation ($cart: String!, $sku: String!) { addProductsToCart(cartId: $cart, cartItems: [{ quantity: 1, sku: $sku }]) {
          cart { itemsV2 { items { product { name sku } quantity } total_count page_info { page_size current_page total_pages } } } user_errors { code message } } }`,
        { sku },
      ),
    shippingAddress: async (address: Address): Promise<readonly Method[]> => {
      const { setShippingAddressesOnCart: set } = await notify<{
        setShippingAddressesOnCart: { cart: { shipping_addresses: { available_shipping_methods: Method[] }[] } };
      }>(
        `mutation ($cart: String!, $address: CartAddressInput) { setShippingAddressesOnCart(input: { cart_id: $cart, shipping_addresses: [{ address: $address }] }) {
          cart { shipping_addresses { firstname lastname company street city region { code label } postcode telephone country { code label } pickup_location_code
            available_shipping_methods { carrier_code carrier_title method_code method_title available } } } } }`,
        { address: { ...address, save_in_address_book: false } },
      );
      return set.cart.shipping_addresses[0]?.available_shipping_methods ?? [];
    },
    billingAddress: (address: Address) =>
      notify(
        `mutation ($cart: String!, $address: CartAddressInput) { setBillingAddressOnCart(input: { cart_id: $cart, billing_address: { address: $address } }) {
          cart { billing_address { firstname lastname company street city region { code label } postcode telephone country { code label } } } } }`,
        { address },
      ),
    shippingMethod: (method: Method) =>
      notify(
        `mutation ($cart: String!, $carrier: String!, $method: String!) { setShippingMethodsOnCart(input: { cart_id: $cart, shipping_methods: [{ carrier_code: $carrier, method_code: $method }] }) {
          cart { shipping_addresses { selected_shipping_method { carrier_code carrier_title method_code method_title } } } } }`,
        { carrier: method.carrier_code, method: method.method_code },
      ),
    guestEmail: (email: string) =>
      notify(
        'mutation ($cart: String!, $email: String!) { setGuestEmailOnCart(input: { cart_id: $cart, email: $email }) { cart { email } } }',
        { email },
      ),
    /** Totals and payment methods. */
    payment: async () => {
      const { cart: read } = await notify<{
        cart: { prices: { grand_total: Money }; available_payment_methods: { code: string }[] };
      }>(
        'query ($cart: String!) { cart(cart_id: $cart) { available_payment_methods { code title } prices { grand_total { value currency } } } }',
      );
      return { total: read.prices.grand_total, codes: read.available_payment_methods.map(({ code }) => code) };
    },
    paymentMethod: () =>
      notify(
        `mutation ($cart: String!) { setPaymentMethodOnCart(input: { cart_id: $cart, payment_method: { code: "${CHECK}" } }) { cart { selected_payment_method { code title } } } }`,
      ),
    place: async (): Promise<string> => {
      const { placeOrder } = await notify<{ placeOrder: { orderV2: { number: string } | null; errors: unknown[] } }>(
        'mutation ($cart: String!) { placeOrder(input: { cart_id: $cart }) { orderV2 { number token } errors { message code } } }',
      );
      expect(placeOrder.errors).toEqual([]);
      return placeOrder.orderV2?.number ?? '';
    },
  };
};

const signedUp = async (shop: Shop): Promise<{ email: string; headers: { authorization: string } }> => {
  const email = `tutorial-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;
  dataOf(
    await shop.graphqlPost(
      `mutation ($email: String!) { createCustomerV2(input: { firstname: "Ann", lastname: "Roy", email: $email, password: "${PASSWORD}", is_subscribed: false }) {
        customer { firstname lastname email is_subscribed } } }`,
      { email },
    ),
  );
  const { generateCustomerToken } = dataOf(
    await shop.graphqlPost<{ generateCustomerToken: { token: string } }>(
      `mutation ($email: String!) { generateCustomerToken(email: $email, password: "${PASSWORD}") { token } }`,
      { email },
    ),
  );
  return { email, headers: { authorization: `Bearer ${generateCustomerToken.token}` } };
};

const ORDERS = `{ customer { orders(pageSize: 5) { items { number items { product_sku quantity_ordered } total { grand_total { value currency } } } } } }`;

/** From an empty cart to the order; the number of it, and what was to pay. */
const walk = async (subject: Subject, cart: string, headers: GivenHeaders, email?: string) => {
  const { shop, sample } = subject;
  const address = await homeAddress(subject);
  const step = steps(shop, cart, headers);
  await step.addProduct(sample.simple.sku);
  const methods = await step.shippingAddress(address);
  const method = methods.find(({ available }) => available);
  if (!method) throw new Error('Nothing is shipped to this address.');
  await step.billingAddress(address);
  await step.shippingMethod(method);
  if (email) await step.guestEmail(email);
  const { total, codes } = await step.payment();
  expect(codes).toContain(CHECK);
  await step.paymentMethod();
  return { number: await step.place(), total };
};

/**
 * The checkout tutorial of Magento's documentation, paid by check, for guests and customers, over GraphQL and REST.
 */
export const tutorial = (given: () => Subject): void => {
  describe('the checkout tutorial of Magento', () => {
    test('a guest, over GraphQL', async () => {
      const { shop, sample } = given();
      const { createGuestCart } = dataOf(
        await shop.graphqlPost<{ createGuestCart: { cart: { id: string } } }>(
          'mutation { createGuestCart(input: {}) { cart { id } } }',
        ),
      );
      const email = 'ann@example.com';
      const { number, total } = await walk(given(), createGuestCart.cart.id, {}, email);
      const { guestOrder } = dataOf(
        await shop.graphqlPost<{ guestOrder: Order }>(
          `query ($number: String!) { guestOrder(input: { number: $number, email: "${email}", lastname: "Roy" }) {
            number items { product_sku quantity_ordered } total { grand_total { value currency } } } }`,
          { number },
          // Other suites may have used up the limit of the default address.
          { 'x-forwarded-for': '203.0.113.2' },
        ),
      );
      expect(guestOrder).toEqual({
        number,
        items: [{ product_sku: sample.simple.sku, quantity_ordered: 1 }],
        total: { grand_total: total },
      });
    });

    test('a customer, over GraphQL', async () => {
      const { shop, sample } = given();
      const { headers } = await signedUp(shop);
      const { customerCart } = dataOf(
        await shop.graphqlPost<{ customerCart: { id: string } }>('{ customerCart { id } }', {}, headers),
      );
      const { number, total } = await walk(given(), customerCart.id, headers);
      const { customer } = dataOf(
        await shop.graphqlPost<{ customer: { orders: { items: Order[] } } }>(ORDERS, {}, headers),
      );
      expect(customer.orders.items).toEqual([
        {
          number,
          items: [{ product_sku: sample.simple.sku, quantity_ordered: 1 }],
          total: { grand_total: total },
        },
      ]);
    });

    test('a customer, over REST', async () => {
      const { shop, sample } = given();
      const { headers } = await signedUp(shop);
      const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
        const response = await shop.rest<T>(method, `/V1/carts/mine${path}`, body, headers);
        expect([path, response.status]).toEqual([path, 200]);
        return response.body;
      };
      const address = restAddress(await homeAddress(given()));
      const quote = await call<number>('POST', '');
      await call('POST', '/items', { cartItem: { sku: sample.simple.sku, qty: 1, quote_id: String(quote) } });
      const methods = await call<Method[]>('POST', '/estimate-shipping-methods', { address });
      const method = methods.find(({ available }) => available);
      const { payment_methods: offered } = await call<{ payment_methods: { code: string }[] }>(
        'POST',
        '/shipping-information',
        {
          addressInformation: {
            shipping_address: address,
            billing_address: address,
            shipping_carrier_code: method?.carrier_code,
            shipping_method_code: method?.method_code,
          },
        },
      );
      expect(offered.map(({ code }) => code)).toContain(CHECK);
      const placed = await call<unknown>('POST', '/payment-information', {
        paymentMethod: { method: CHECK },
        billing_address: address,
      });
      expect(Number(placed)).toBeGreaterThan(0);
      const { customer } = dataOf(
        await shop.graphqlPost<{ customer: { orders: { items: Order[] } } }>(ORDERS, {}, headers),
      );
      expect(customer.orders.items.map(({ items }) => items)).toEqual([
        [{ product_sku: sample.simple.sku, quantity_ordered: 1 }],
      ]);
    });
  });
};
