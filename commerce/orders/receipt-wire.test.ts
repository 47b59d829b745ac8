import { expect, test } from 'vitest';
import { placedOrderOf } from './receipt-wire.ts';
import type { Receipt } from './types.ts';

const receipt: Receipt = {
  id: 12,
  number: '482915306',
  placedAt: new Date('2026-06-15T12:00:00Z'),
  email: 'ann@example.com',
  language: 'en',
  currency: 'USD',
  shippingCarrierCode: 'flatrate',
  shippingMethodCode: 'flatrate',
  shippingTitle: 'Parcel – Delivered to your door',
  delivery: { from: '2026-06-19', to: '2026-06-26' },
  isPickup: false,
  paymentMethodCode: 'tessera_test',
  purchaseOrderNumber: null,
  instructions: null,
  paymentTitle: 'Credit card (Visa ending in 1111)',
  card: { brand: 'visa', last4: '1111' },
  subtotal: 4500,
  shippingAmount: 2000,
  grandTotal: 7474,
  address: {
    firstname: 'Ann',
    lastname: 'Roy',
    company: 'Roy & Co',
    street: ['1 Main St', 'Door 2'],
    city: 'Albany',
    regionId: 43,
    regionCode: 'NY',
    postcode: '12207',
    countryId: 'US',
    telephone: '518-555-0101',
  },
  lines: [
    {
      sku: 'SLATE-1',
      name: 'Slate',
      options: [
        { label: 'Size', value: '12 × 24' },
        { label: 'Finish', value: 'Honed' },
      ],
      quantity: 3,
      rowTotal: 4400,
      discountAmount: 500,
      imageFile: 's/slate.webp',
      isVariant: true,
    },
    {
      isVariant: false,
      sku: 'CUT',
      name: 'A cut',
      options: [],
      quantity: 1,
      rowTotal: 100,
      discountAmount: 0,
      imageFile: null,
    },
  ],
  taxes: [{ code: 'state', regionCode: 'NY', label: 'Sales tax', amount: 974 }],
  discounts: [
    { ruleCode: 'a', couponCode: 'FALL', labels: { en: 'Autumn', fr: 'Automne' }, amount: 500, shippingAmount: 200 },
  ],
};

test('a receipt has customer, address, lines, payment and sums', () => {
  const usd = (value: number) => ({ value, currency: 'USD' });
  expect(placedOrderOf(receipt, { publicUrl: 'https://shop.example' }, 'fr')).toEqual({
    carrier_code: 'flatrate',
    delivery: { from: '2026-06-19', to: '2026-06-26' },
    awaits_payment: false,
    id: '482915306',
    number: '482915306',
    placed_at: '2026-06-15T12:00:00.000Z',
    email: 'ann@example.com',
    shipping_address: {
      firstname: 'Ann',
      lastname: 'Roy',
      street: ['1 Main St', 'Door 2'],
      city: 'Albany',
      region_code: 'NY',
      postcode: '12207',
      country_id: 'US',
      telephone: '518-555-0101',
    },
    shipping_title: 'Parcel – Delivered to your door',
    is_pickup: false,
    payment_title: 'Credit card (Visa ending in 1111)',
    payment_method_code: 'tessera_test',
    payment_instructions: null,
    items: [
      {
        sku: 'SLATE-1',
        name: 'Slate',
        options: ['12 × 24', 'Honed'],
        quantity: 3,
        row_total: usd(44),
        discount: usd(5),
        image: 'https://shop.example/media/catalog/product/s/slate.webp',
      },
      { sku: 'CUT', name: 'A cut', options: [], quantity: 1, row_total: usd(1), discount: usd(0), image: null },
    ],
    subtotal: usd(45),
    shipping_amount: usd(20),
    discounts: [
      { label: 'Automne', amount: usd(5), applied_to: 'ITEM', coupon: { code: 'FALL' } },
      { label: 'Automne', amount: usd(2), applied_to: 'SHIPPING', coupon: { code: 'FALL' } },
    ],
    taxes: [{ label: 'Sales tax', amount: usd(9.74) }],
    grand_total: usd(74.74),
  });
});
