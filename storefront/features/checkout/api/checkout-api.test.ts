import { beforeEach, describe, expect, test } from 'vitest';
import { createCommerceClient } from '#storefront/platform/commerce/client.ts';
import { createHttpTransport } from '#storefront/platform/commerce/http-transport.ts';
import { createRestClient } from '#storefront/platform/commerce/rest.ts';
import { guestSession } from '#storefront/platform/session/session.ts';
import type { CheckoutApi } from '../types.ts';
import { openFakeBackEnd, type FakeBackEnd } from '../testing/fake-back-end.ts';
import { ann, card } from '../testing/shopper.ts';
import { createCheckoutApi } from './checkout-api.ts';
import { SetShippingAddressDocument } from './set-shipping-address.graphql.ts';

let backEnd: FakeBackEnd;
let api: CheckoutApi;
let commerce: ReturnType<typeof createCommerceClient>;
beforeEach(() => {
  backEnd = openFakeBackEnd({
    getPaymentInstructions: { paymentInstructions: [{ code: 'checkmo', instructions: 'Send it to us.' }] },
  });
  commerce = createCommerceClient({
    transport: createHttpTransport('/graphql', backEnd.send),
    storeView: 'CA_EN',
    currency: 'CAD',
    session: guestSession,
    retry: { isOnline: () => true, random: () => 0, wait: () => Promise.resolve() },
  });
  api = createCheckoutApi(commerce, createRestClient(guestSession, backEnd.send), () => false, {
    storeView: 'CA_FR',
    language: 'fr',
    currency: 'USD',
    isTaxIncluded: false,
  });
});

const parcel = { carrier_code: 'flatrate', method_code: 'flatrate' } as never;
const order = (more = {}) => ({
  email: ann.email,
  billingAddress: ann,
  method: 'tessera_test',
  nonce: card().nonce,
  key: 'key',
  total: undefined,
  ...more,
});

test('idempotent requests are retried if no response arrives', async () => {
  backEnd.lose('setGuestEmail', true);
  backEnd.lose('setShippingAddress', true);
  await api.setGuestEmail('cart-1', 'ann@example.com');
  await api.setShippingAddress('cart-1', ann, false);
  expect(backEnd.requested.map(({ what }) => what)).toEqual([
    'setGuestEmail',
    'setGuestEmail',
    'setShippingAddress',
    'setShippingAddress',
  ]);
});

test('[GM-05] setGuestEmail sends the cart and the email address', async () => {
  await api.setGuestEmail('cart-1', 'ann@example.com');
  expect(backEnd.requested).toMatchObject([
    { what: 'setGuestEmail', method: 'POST', given: { cartId: 'cart-1', email: 'ann@example.com' } },
  ]);
  expect(backEnd.cart.email).toBe('ann@example.com');
});

test('[GM-06] [GM-07] sends the parts of the shipping address, and returns the shipping methods', async () => {
  await api.setShippingAddress('cart-1', ann, false);
  expect(backEnd.requestsOf('setShippingAddress').map(({ given }) => given)).toEqual([
    {
      cartId: 'cart-1',
      firstname: 'Ann',
      lastname: 'Roy',
      street: ['1 Main St'],
      city: 'Montréal',
      region_code: 'QC',
      postcode: 'H2Y 1C6',
      telephone: '514-555-0101',
      country_id: 'CA',
      isSaved: false,
    },
  ]);
  expect(SetShippingAddressDocument).toContain('available_shipping_methods{carrier_code carrier_title method_code');
});

test('[RE-11] an order is never retried automatically', async () => {
  backEnd.lose('payment-information');
  await expect(api.placeOrder('cart-1', order())).rejects.toThrow('Failed to fetch');
  expect(backEnd.requested).toHaveLength(1);
});

test('requests for the current state bypass caches', async () => {
  await api.getReceipt('cart-1');
  await api.isCartOpen('cart-1');
  expect(await api.getPaymentInstructions('cart-1')).toEqual(new Map([['checkmo', 'Send it to us.']]));
  expect(backEnd.requested.map(({ given, headers }) => [given, headers.get('cache-control')])).toEqual(
    Array(3).fill([{ cartId: 'cart-1' }, 'no-cache, no-store']),
  );
});

test('[RE-01] [RE-04] escapes a guest’s cart id in the request URL', async () => {
  await api.setShippingInformation('a/b', { shippingAddress: ann, billingAddress: ann, method: parcel });
  await api.placeOrder('a/b', order());
  expect(backEnd.requested.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /rest/V1/guest-carts/a%2Fb/shipping-information',
    'POST /rest/V1/guest-carts/a%2Fb/payment-information',
  ]);
});

test('an order uses the page’s store view and currency, in REST as in GraphQL', async () => {
  await api.setShippingInformation('cart-1', { shippingAddress: ann, billingAddress: ann, method: parcel });
  await api.placeOrder('cart-1', order());
  expect(backEnd.requested.map(({ headers }) => [headers.get('store'), headers.get('content-currency')])).toEqual(
    Array(2).fill(['CA_FR', 'USD']),
  );
});

test('a payment without a card sends neither a token nor an empty purchase order number', async () => {
  await api.placeOrder('cart-1', order({ method: 'checkmo', nonce: undefined }));
  backEnd.cart.order = undefined;
  await api.placeOrder('cart-1', order({ method: 'purchaseorder', nonce: undefined, purchaseOrder: 'PO-7' }));
  const extension_attributes = { agreement_ids: [] };
  expect(backEnd.requestsOf('payment-information').map(({ given }) => given['paymentMethod'])).toEqual([
    { method: 'checkmo', extension_attributes },
    { method: 'purchaseorder', po_number: 'PO-7', extension_attributes },
  ]);
});

test('[RE-07] placeOrder returns the order id', async () => {
  expect(await api.placeOrder('cart-1', order())).toBe('12');
});

test('does not change a refusal unrelated to the total', async () => {
  backEnd.garble('payment-information', 429);
  await expect(api.placeOrder('cart-1', order())).rejects.toThrow('responded 429');
  backEnd.refuse('payment-information', 'Declined', { error_code: 'OTHER' });
  await expect(api.placeOrder('cart-1', order())).rejects.toThrow('Declined');
});

test('there is no receipt for a cart that was not ordered', async () => {
  expect(await api.getReceipt('cart-1')).toBeUndefined();
  backEnd.order('ann@example.com');
  expect(await api.getReceipt('cart-1')).toMatchObject({ number: '482915306', email: 'ann@example.com' });
});

describe('isCartOpen', () => {
  test('is true until the cart was ordered', async () => {
    expect(await api.isCartOpen('cart-1')).toBe(true);
    backEnd.order();
    expect(await api.isCartOpen('cart-1')).toBe(false);
    const gone = { message: 'Could not find a cart with ID "cart-1"' };
    backEnd.refuse('checkCartIsOpen', '', { errors: [{ message: 'Internal error' }, gone] });
    expect(await api.isCartOpen('cart-1')).toBe(false);
  });

  test('rejects on other failures, which leave the cart’s state unknown', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) backEnd.lose('checkCartIsOpen');
    await expect(api.isCartOpen('cart-1')).rejects.toThrow('Failed to fetch');
    backEnd.refuse('checkCartIsOpen', 'Too many requests', { errors: [{ message: 'Too many requests' }] });
    await expect(api.isCartOpen('cart-1')).rejects.toThrow('Too many requests');
  });
});

test('a Magento receives the ids of the accepted agreements, or none', async () => {
  const foreign = createCheckoutApi(commerce, createRestClient(guestSession, backEnd.send), () => false, {
    storeView: 'CA_EN',
    language: 'en',
    currency: 'CAD',
    isTaxIncluded: false,
    lacks: 'receipt',
  });
  await foreign.placeOrder('cart-1', order());
  backEnd.cart.order = undefined;
  await foreign.placeOrder('cart-1', order({ agreed: ['7'] }));
  expect(
    backEnd
      .requestsOf('payment-information')
      .map(({ given }) => (given['paymentMethod'] as Record<string, unknown>)['extension_attributes']),
  ).toEqual([undefined, { agreement_ids: ['7'] }]);
});
