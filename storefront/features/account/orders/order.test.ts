import { expect, test } from 'vitest';
import { byAddressField } from '#contract/address-fields.ts';
import { orderOf } from './order.ts';

const money = (value: number) => ({ currency: 'CAD', value }) as const;
const RESPONSE: Parameters<typeof orderOf>[0] = {
  number: '380463060',
  order_date: '2026-11-21 14:00:00',
  is_virtual: false,
  status: 'Processing',
  shipping_method: null,
  payment_methods: null,
  items: [
    {
      id: 'MQ==',
      product_name: 'Tile',
      product_sku: 'TILE-12',
      quantity_ordered: 3,
      quantity_shipped: null,
      quantity_refunded: null,
      product_sale_price: money(5),
      prices: { price_including_tax: money(6) },
      product_type: 'configurable',
      entered_options: [],
      selected_options: [{ label: 'Size', value: '12 × 24 in' }, null],
      product: null,
    },
    null,
  ],
  total: {
    discounts: null,
    subtotal_excl_tax: money(15),
    subtotal_incl_tax: money(18),
    shipping_handling: { amount_including_tax: money(1) },
    total_shipping: money(0),
    taxes: [{ title: 'HST', amount: money(1.95) }, null],
    grand_total: money(16.95),
  },
  shipping_address: {
    firstname: 'Ann',
    lastname: 'Roy',
    ...byAddressField(() => null),
    company: null,
    street: ['1 Main Street', null],
    city: 'Toronto',
    region: 'Ontario',
    postcode: 'M5V 2T6',
    country_code: 'CA',
    telephone: null,
  },
  billing_address: null,
  shipments: [
    {
      number: '380463060-1',
      tracking: [
        { title: 'Purolator', number: 'P1' },
        { title: 'Purolator', number: null },
      ],
    },
    null,
  ],
};

test('[RT-11] converts an order for the page; missing data is omitted', () => {
  const order = orderOf(RESPONSE);
  expect(order.lines).toEqual([
    {
      id: 'MQ==',
      name: 'Tile',
      sku: 'TILE-12',
      options: [{ label: 'Size', value: '12 × 24 in', isNamed: false }],
      ordered: 3,
      shipped: 0,
      refunded: 0,
      sellingUnit: undefined,
      price: money(5),
      image: undefined,
      path: undefined,
    },
  ]);
  expect(order.sums?.taxes).toEqual([{ title: 'HST', amount: money(1.95) }]);
  expect(order.shippingAddress).toMatchObject({
    street: ['1 Main Street'],
    city: 'Toronto',
    region: 'Ontario',
  });
  expect([order.billingAddress, order.shippingMethod, order.payment, order.parcels]).toEqual([
    undefined,
    undefined,
    undefined,
    [{ carrier: 'Purolator', number: 'P1' }],
  ]);
});

test('[RT-11] a complete order: chosen options, a link to each product, both addresses, shipping and payment', () => {
  const product = { url_key: 'tile', url_suffix: '.html', thumbnail: { url: '/tile.webp' } };
  const [line] = RESPONSE.items ?? [];
  const order = orderOf({
    ...RESPONSE,
    items: [
      { ...line, product_name: null, quantity_ordered: null, quantity_shipped: 2, selected_options: null, product },
      { ...line, product: { ...product, url_suffix: null, thumbnail: null } },
      { ...line, product: { ...product, url_key: null } },
    ] as typeof RESPONSE.items,
    billing_address: {
      ...RESPONSE.shipping_address,
      company: 'Roy & Co',
      city: 'Laval',
      telephone: '514-555-0101',
    } as typeof RESPONSE.billing_address,
    shipping_method: 'Parcel',
    payment_methods: [{ name: 'Visa' }, { name: 'Other' }] as typeof RESPONSE.payment_methods,
  });
  expect(order.lines).toMatchObject([
    { name: 'TILE-12', ordered: 0, shipped: 2, options: [], image: '/tile.webp', path: '/tile.html' },
    { name: 'Tile', image: undefined, path: '/tile' },
    { path: undefined },
  ]);
  expect(order.billingAddress).toEqual({
    firstname: 'Ann',
    lastname: 'Roy',
    company: 'Roy & Co',
    street: ['1 Main Street'],
    city: 'Laval',
    region_code: 'Ontario',
    region_id: undefined,
    region: 'Ontario',
    postcode: 'M5V 2T6',
    telephone: '514-555-0101',
    country_id: 'CA',
  });
  expect([order.number, order.date, order.status, order.shippingMethod, order.payment]).toEqual([
    '380463060',
    '2026-11-21 14:00:00',
    'Processing',
    'Parcel',
    'Visa',
  ]);
  expect(order.sums).toEqual({
    subtotal: money(15),
    shipping: money(0),
    taxes: [{ title: 'HST', amount: money(1.95) }],
    total: money(16.95),
  });
});

test('[RT-11] an order with missing data is still shown', () => {
  const order = orderOf({
    ...RESPONSE,
    items: null,
    payment_methods: [],
    total: null,
    shipments: null,
    shipping_address: {
      ...RESPONSE.shipping_address,
      region: null,
      postcode: null,
      country_code: null,
    } as typeof RESPONSE.shipping_address,
  });
  expect([order.lines, order.sums, order.payment, order.parcels]).toEqual([[], undefined, undefined, []]);
  expect(order.shippingAddress).toMatchObject({
    region_code: '',
    region: '',
    postcode: '',
    telephone: '',
    country_id: '',
  });
  expect(
    orderOf({
      ...RESPONSE,
      total: { ...RESPONSE.total, taxes: null } as typeof RESPONSE.total,
      shipments: [
        { number: '1', tracking: null },
        { number: '2', tracking: [null] },
      ] as typeof RESPONSE.shipments,
    }),
  ).toMatchObject({ sums: { taxes: [] }, parcels: [] });
});

test('if prices include tax, an order has gross amounts', () => {
  const { lines, sums } = orderOf(RESPONSE, true);
  expect([lines[0]?.price, sums?.subtotal, sums?.shipping]).toEqual([money(6), money(18), money(1)]);
});
