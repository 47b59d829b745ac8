import { expect, test } from 'vitest';
import { SAMPLE_STORE_VIEWS } from '#commerce/platform/testing/store-views.ts';
import type { StoreViewCode } from '#commerce/stores/types.ts';
import { orderView } from './order-view.ts';
import type { Order } from './types.ts';

const address = {
  firstname: 'Ann',
  lastname: 'Roy',
  company: null,
  street: ['1 Main St', 'Door 2'],
  city: 'Montréal',
  regionId: 76,
  regionCode: 'QC',
  postcode: 'H2Y 1C6',
  countryId: 'CA' as const,
  telephone: '514-555-0101',
};
const order = {
  number: '482915306',
  currency: 'CAD',
  isPickup: false,
  shippingTitle: 'Parcel',
  paymentTitle: 'Credit card',
  subtotal: 100_000,
  shippingAmount: 2920,
  grandTotal: 118_331,
  addresses: {
    shipping: address,
    billing: { ...address, firstname: 'Bob', company: 'Roy & Co', countryId: 'US' as const },
  },
  taxes: [{ label: 'GST', amount: 5146 }],
  placedAt: new Date('2026-06-16T02:00:00Z'),
  lines: [
    {
      sku: 'STONE-12',
      name: 'Stone 12 × 24',
      options: [{ label: 'Size', value: '12 × 24' }],
      quantity: 10,
      rowTotal: 100_000,
      parent: { name: 'Stone' },
    },
    { sku: 'TILE', name: 'Tile', options: [], quantity: 1, rowTotal: 5, parent: null },
  ],
} as unknown as Order;
const see = (code: StoreViewCode, change: Partial<Order> = {}, mailFrom = 'Tessera <orders@tessera.example>') =>
  orderView(
    { ...order, ...change },
    SAMPLE_STORE_VIEWS.find((view) => view.code === code)!,
    { publicUrl: 'https://shop.example', mailFrom },
  );

test("an order of the default view: customer, addresses, lines and sums, dated in the shop's time zone", () => {
  expect(see('CA_EN')).toMatchObject({
    language: 'en',
    shop: 'Tessera',
    order: {
      subject: 'Order 482915306 is confirmed',
      greeting: 'Thank you, Ann.',
      number: '482915306',
      placedOn: 'June 15, 2026',
      trackUrl: 'https://shop.example/#track-my-order',
      delivery: 'Parcel',
      payment: 'Credit card',
      shipTo: ['Ann Roy', '1 Main St', 'Door 2', 'Montréal QC H2Y 1C6', 'Canada'],
      billTo: ['Bob Roy', 'Roy & Co', '1 Main St', 'Door 2', 'Montréal QC H2Y 1C6', 'United States'],
    },
    lines: [
      { name: 'Stone', options: ['12 × 24'], sku: 'STONE-12', quantity: 10, amount: '$1,000.00' },
      { name: 'Tile', options: [], sku: 'TILE', quantity: 1, amount: '$0.05' },
    ],
    sums: [
      { label: 'Subtotal', amount: '$1,000.00' },
      { label: 'Shipping', amount: '$29.20' },
      { label: 'GST', amount: '$51.46' },
    ],
    total: { label: 'Total', amount: '$1,183.31' },
  });
});

test('in French, words, dates and sums are French', () => {
  const { order: shown, total } = see('CA_FR');
  expect([
    shown.placedOn,
    shown.trackUrl,
    shown.shipTo.at(-1),
    shown.billTo.at(-1),
    total.amount.replaceAll(/\s/g, ' '),
  ]).toEqual(['15 juin 2026', 'https://shop.example/CA_FR#track-my-order', 'Canada', 'États-Unis', '1 183,31 $']);
});

test('each currency is formatted for the view', () => {
  expect([
    see('US_EN', { currency: 'USD' }).total.amount,
    see('US_EN').total.amount,
    see('CA_EN', { currency: 'USD' }).total.amount,
  ]).toEqual(['$1,183.31', 'CA$1,183.31', 'US$1,183.31']);
});

test('a pickup is named, and a price of zero reads as free', () => {
  const shown = see('CA_EN', { isPickup: true, shippingAmount: 0 });
  expect(shown.order.intro).toContain('when it can be picked up');
  expect(see('CA_EN').order.intro).toContain('Follow it at any time');
  expect(shown.sums[1]).toEqual({ label: 'Shipping', amount: 'Free' });
});

test.each([
  ['"Stone House" <a@b.example>', 'Stone House'],
  ['"Stone House"<a@b.example>', 'Stone House'],
  ['  Stone  <a@b.example>', 'Stone'],
  ['S <a@b.example>', 'S'],
  ['<a@b.example>', 'b.example'],
  ['a@b.example', 'b.example'],
])('the shop is called as the sender %s is: %s', (mailFrom, name) => {
  expect(see('CA_EN', {}, mailFrom).shop).toBe(name);
});
