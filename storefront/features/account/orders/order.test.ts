import { expect, test } from 'vitest';
import { orderOf } from './order.ts';

const money = (value: number) => ({ currency: 'CAD', value }) as const;
const ANSWER: Parameters<typeof orderOf>[0] = {
  number: '380463060', order_date: '2026-11-21 14:00:00', status: 'Processing', shipping_method: null, payment_methods: null,
  items: [
    { id: 'MQ==', product_name: 'Tile', product_sku: 'TILE-12', quantity_ordered: 3, quantity_shipped: null, product_sale_price: money(5), selected_options: [{ label: 'Size', value: '12 × 24 in' }, null], product: null },
    null,
  ],
  total: { subtotal_excl_tax: money(15), total_shipping: money(0), taxes: [{ title: 'HST', amount: money(1.95) }, null], grand_total: money(16.95) },
  shipping_address: { firstname: 'Ann', lastname: 'Roy', company: null, street: ['1 Main Street', null], city: 'Toronto', region: 'Ontario', postcode: 'M5V 2T6', country_code: 'CA', telephone: null },
  billing_address: null,
  shipments: [{ number: '380463060-1', tracking: [{ title: 'Purolator', number: 'P1' }, { title: 'Purolator', number: null }] }, null],
};

test('[RT-11] an order of the contract becomes what the page shows; what is missing is left out', () => {
  const order = orderOf(ANSWER);
  expect(order.lines).toEqual([{ id: 'MQ==', name: 'Tile', sku: 'TILE-12', options: ['12 × 24 in'], ordered: 3, shipped: 0, price: money(5), image: undefined, path: undefined }]);
  expect(order.sums?.taxes).toEqual([{ title: 'HST', amount: money(1.95) }]);
  expect(order.shippingAddress).toMatchObject({ street: ['1 Main Street'], city: 'Toronto', region: 'Ontario', company: '' });
  expect([order.billingAddress, order.shippingMethod, order.payment, order.parcels]).toEqual([undefined, undefined, undefined, [{ carrier: 'Purolator', number: 'P1' }]]);
});
