import { expect, test } from 'vitest';
import type { Address } from '#storefront/platform/address/address.ts';
import { receiptOf, restAddress } from './wire.ts';

const address: Address = {
  firstname: 'Ann',
  lastname: 'Roy',
  company: '',
  street: ['1 Main St', ''],
  city: 'Montréal',
  region_code: 'QC',
  region_id: 76,
  region: 'Quebec',
  postcode: 'H2Y 1C6',
  telephone: '514-555-0101',
  country_id: 'CA',
  email: 'ann@example.com',
};
const money = (value: number | null, currency: string | null = 'CAD') => ({ value, currency });
test('[RE-03] a REST address has only fields of the REST contract, no empty line and no empty company', () => {
  const sent = {
    firstname: 'Ann',
    lastname: 'Roy',
    street: ['1 Main St'],
    city: 'Montréal',
    region_code: 'QC',
    region_id: 76,
    region: 'Quebec',
    postcode: 'H2Y 1C6',
    telephone: '514-555-0101',
    country_id: 'CA',
  };
  expect(restAddress(address)).toEqual(sent);
  expect(restAddress({ ...address, company: 'Roy & Co' })).toEqual({ ...sent, company: 'Roy & Co' });
  const custom = [
    { attribute_code: 'gate', selected_options: [{ value: '7' }, { value: '9' }] },
    { attribute_code: 'note', value: 'x' },
  ];
  expect(restAddress({ ...address, custom })).toEqual({
    ...sent,
    custom_attributes: [
      { attribute_code: 'gate', value: '7,9' },
      { attribute_code: 'note', value: 'x' },
    ],
  });
});

test('the receipt names each discount with its coupon code', () => {
  const taken = [
    { label: 'Autumn', amount: money(5), coupon: { code: 'FALL' } },
    { label: 'Trade', amount: money(3), coupon: null },
    { label: 'Nothing', amount: money(null), coupon: null },
    null,
  ];
  const named = [
    { label: 'Autumn (FALL)', amount: money(5) },
    { label: 'Trade', amount: money(3) },
  ];
  const order = {
    shipping_address: { street: [] },
    items: [],
    taxes: [],
    discounts: taken,
    payment_instructions: 'Send it to us.',
  };
  expect(receiptOf(order as never)).toMatchObject({
    paymentInstructions: 'Send it to us.',
    totals: { discounts: named },
  });
  expect(receiptOf({ ...order, payment_instructions: null } as never).paymentInstructions).toBeUndefined();
  const fabricator = { ...order.shipping_address, company: 'Stone Fab' };
  expect(receiptOf({ ...order, shipping_address: fabricator } as never).shipping_address.company).toBe('Stone Fab');
});

test('[CK-09] converts the placed order to its receipt', () => {
  const order = {
    id: '12',
    number: '482915306',
    placed_at: '2026-06-15T12:00:00Z',
    email: 'ann@example.com',
    is_pickup: true,
    pickup_place: ['2510 Main St'],
    shipping_title: 'Pickup – Laval',
    payment_method_code: 'tessera_test',
    payment_method_title: 'Credit card',
    payment_title: 'Visa',
    shipping_address: {
      firstname: 'Ann',
      lastname: 'Roy',
      street: ['1 Main St'],
      city: 'Montréal',
      region_code: 'QC',
      region: 'Quebec',
      postcode: 'H2Y 1C6',
      country_id: 'CA',
      telephone: '514-555-0101',
    },
    items: [{ sku: 'TILE', name: 'Tile', options: ['12 × 24'], quantity: 2, image: null, row_total: money(40) }],
    subtotal: money(40),
    shipping_amount: money(0),
    taxes: [{ label: 'GST', amount: money(2) }],
    grand_total: money(42),
  };
  expect(receiptOf(order as never)).toEqual({
    id: '12',
    number: '482915306',
    email: 'ann@example.com',
    isPickup: true,
    pickupPlace: ['2510 Main St'],
    placedAt: '2026-06-15T12:00:00Z',
    shippingTitle: 'Pickup – Laval',
    paymentCode: 'tessera_test',
    paymentMethod: 'Credit card',
    coupons: [],
    paymentTitle: 'Visa',
    shipping_address: {
      firstname: 'Ann',
      lastname: 'Roy',
      street: ['1 Main St'],
      city: 'Montréal',
      region_code: 'QC',
      region_id: undefined,
      region: 'Quebec',
      postcode: 'H2Y 1C6',
      telephone: '514-555-0101',
      country_id: 'CA',
      email: 'ann@example.com',
    },
    items: [{ sku: 'TILE', name: 'Tile', options: ['12 × 24'], quantity: 2, image: undefined, rowTotal: money(40) }],
    totals: {
      subtotal: money(40),
      shipping: money(0),
      taxes: [{ label: 'GST', amount: money(2) }],
      grandTotal: money(42),
    },
  });
  const bare = {
    ...order,
    shipping_address: { ...order.shipping_address, region_code: null, region: null, postcode: null, telephone: null },
    items: [{ ...order.items[0], image: '/a.webp' }],
  };
  expect(receiptOf(bare as never)).toMatchObject({
    shipping_address: { region_code: '', region: '', postcode: '', telephone: '' },
    items: [{ image: '/a.webp' }],
  });
});
