import { expect, test } from 'vitest';
import { createCommerceClient } from '#storefront/platform/commerce/client.ts';
import { createHttpTransport } from '#storefront/platform/commerce/http-transport.ts';
import { createRestClient } from '#storefront/platform/commerce/rest.ts';
import { guestSession } from '#storefront/platform/session/session.ts';
import { openFakeBackEnd } from '../testing/fake-back-end.ts';
import { ann } from '../testing/shopper.ts';
import { createCheckoutApi } from './checkout-api.ts';

const money = (value: number) => ({ value, currency: 'CAD' });
const PLACED = {
  id: 'MTI=',
  number: '000000012',
  order_date: '2026-06-15 12:00:00',
  email: 'ann@example.com',
  shipping_method: 'Flat Rate - Fixed',
  payment_methods: [{ name: 'Check / Money order', type: 'checkmo' }],
  shipping_address: { ...ann, region: 'Ontario', country_code: 'CA' },
  items: [
    {
      product_sku: 'TILE',
      product_name: 'Tile',
      quantity_ordered: 3,
      product_sale_price: money(19.99),
      product_type: 'configurable',
      selected_options: [{ label: 'Finish', value: 'Matte' }],
      entered_options: [],
      product: { thumbnail: { url: 'tile.webp' } },
    },
    {
      product_sku: 'KIT',
      product_name: 'Kit',
      quantity_ordered: 1,
      product_sale_price: money(0),
      product_type: 'bundle',
      selected_options: [{ label: 'Edge', value: 'Raw' }],
      entered_options: [{ label: 'Length', value: '36 in' }],
      bundle_options: [{ label: 'Floor', values: [{ product_name: 'Pebbles', quantity: 2 }] }],
      product: null,
    },
    null,
  ],
  total: {
    subtotal_excl_tax: money(59.97),
    total_shipping: money(5),
    discounts: [{ label: 'Welcome', coupon: { code: 'HELLO' }, amount: money(5) }],
    taxes: [{ title: 'HST', amount: money(7.8) }],
    grand_total: money(67.77),
  },
};

const open = (responses: Readonly<Record<string, unknown>>, lacks?: string, isTaxIncluded = false) => {
  const backEnd = openFakeBackEnd({
    setPaymentMethod: { setPaymentMethodOnCart: { cart: { id: 'c' } } },
    ...responses,
  });
  const commerce = createCommerceClient({
    transport: createHttpTransport('/graphql', backEnd.send),
    storeView: 'CA_EN',
    currency: 'CAD',
    session: guestSession,
    retry: { isOnline: () => true, random: () => 0, wait: () => Promise.resolve() },
  });
  const api = createCheckoutApi(commerce, createRestClient(guestSession, backEnd.send), () => false, {
    storeView: 'CA_EN',
    language: 'en',
    currency: 'CAD',
    isTaxIncluded,
    ...(lacks && { lacks }),
  });
  return { api, backEnd };
};
const order = { email: ann.email, billingAddress: ann, method: 'checkmo', key: 'k', total: undefined };

test('orders by GraphQL from a back end without receipts, and reads the receipt from the response', async () => {
  const { api, backEnd } = open({ placeOrder: { placeOrder: { errors: [], orderV2: PLACED } } }, 'menu,receipt');
  await api.placeOrder('c', { ...order, method: 'purchaseorder', purchaseOrder: 'PO-7' });
  expect(backEnd.requested.map(({ what, given }) => [what, given])).toEqual([
    ['setPaymentMethod', { cartId: 'c', payment: { code: 'purchaseorder', purchase_order_number: 'PO-7' } }],
    ['placeOrder', { cartId: 'c' }],
  ]);
  const receipt = await api.getReceipt('c');
  expect(receipt).toMatchObject({
    number: '000000012',
    paymentTitle: 'Check / Money order',
    shippingTitle: 'Flat Rate - Fixed',
    shipping_address: { firstname: 'Ann', country_id: 'CA', email: 'ann@example.com' },
    items: [
      { sku: 'TILE', options: ['Matte'], quantity: 3, image: 'tile.webp', rowTotal: money(59.97) },
      { sku: 'KIT', options: ['Edge: Raw', 'Length: 36 in', 'Floor: 2 × Pebbles'] },
    ],
    totals: {
      subtotal: money(59.97),
      shipping: money(5),
      discounts: [{ label: 'Welcome (HELLO)', amount: money(5) }],
      taxes: [{ label: 'HST', amount: money(7.8) }],
      grandTotal: money(67.77),
    },
  });
  expect(backEnd.requested).toHaveLength(2);
});

test('with tax in the prices, the receipt of a plain Magento has amounts with tax', async () => {
  const items = PLACED.items.map((item) => item && { ...item, prices: { row_total_including_tax: money(71.96) } });
  const total = {
    ...PLACED.total,
    subtotal_incl_tax: money(71.96),
    shipping_handling: { amount_including_tax: money(6) },
  };
  const { api } = open(
    { placeOrder: { placeOrder: { errors: [], orderV2: { ...PLACED, items, total } } } },
    'receipt',
    true,
  );
  await api.placeOrder('c', order);
  expect(await api.getReceipt('c')).toMatchObject({
    items: [{ rowTotal: money(71.96) }, {}],
    totals: { subtotalIncludingTax: money(71.96), shipping: money(6) },
  });
});

test('a refused GraphQL order fails with the back end’s message', async () => {
  const errors = [{ code: 'UNABLE_TO_PLACE_ORDER', message: 'Some of the products are out of stock.' }];
  const { api } = open({ placeOrder: { placeOrder: { errors, orderV2: null } } }, 'receipt');
  await expect(api.placeOrder('c', order)).rejects.toThrow('Some of the products are out of stock.');
  expect(await api.getReceipt('c')).toBeUndefined();
});

test('ignores the order id that REST returns for a card payment if the back end has no receipts', async () => {
  expect(await open({}).api.placeOrder('c', { ...order, nonce: 'n' })).toBe('12');
  expect(await open({}, 'receipt').api.placeOrder('c', { ...order, nonce: 'n' })).toBe('');
});
