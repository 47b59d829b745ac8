import { expect, test } from 'vitest';
import { DEFAULT_THEME } from '#commerce/platform/theme/theme.ts';
import { renderedMail } from '#commerce/platform/mail/mailer.ts';
import { SAMPLE_STORE_VIEWS } from '#commerce/platform/testing/store-views.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { confirmationMail } from './confirmation-mail.ts';
import type { Order } from './types.ts';

const address = {
  firstname: 'Ann',
  lastname: '<script>Roy</script>',
  company: null,
  street: ['1 Main St'],
  city: 'Montréal',
  regionId: 76,
  regionCode: 'QC',
  postcode: 'H2Y 1C6',
  countryId: 'CA' as const,
  telephone: '514-555-0101',
};

const order: Order = {
  id: 1,
  number: '482915306',
  cartId: 1,
  storeViewId: 1,
  language: 'en',
  currency: 'CAD',
  customerId: null,
  email: 'ann@example.com',
  isPickup: false,
  shippingCarrierCode: 'flatrate',
  shippingMethodCode: 'flatrate',
  shippingTitle: 'Parcel – Delivered to your door',
  delivery: { from: '2026-06-19', to: '2026-06-26' },
  paymentMethodCode: 'tessera_test',
  paymentTitle: 'Credit card (Visa ending in 1111)',
  paymentAttemptId: 1,
  purchaseOrderNumber: null,
  paymentInstructions: null,
  status: 'processing',
  weightGrams: 15_000,
  customerNotes: null,
  subtotal: 100_000,
  discountAmount: 0,
  shippingAmount: 2920,
  shippingDiscountAmount: 0,
  discounts: [],
  taxAmount: 15_411,
  grandTotal: 118_331,
  addresses: { shipping: address, billing: address },
  lines: [
    {
      productId: 1,
      sku: 'STONE-12',
      name: 'Stone 12 × 24',
      options: [{ label: 'Size', value: '12 × 24' }],
      imageFile: null,
      quantity: 10,
      unitPrice: 10_000,
      rowTotal: 100_000,
      discountAmount: 0,
      taxAmount: 14_975,
      parent: { productId: 2, sku: 'STONE', name: 'Stone & Co', imageFile: null },
    },
  ],
  taxes: [
    {
      code: 'gst',
      regionCode: 'QC',
      ratePpm: 50_000,
      label: 'GST',
      amount: 5146,
      shippingAmount: 146,
      lineAmounts: [5000],
    },
  ],
  placedAt: new Date('2026-06-15T12:00:00Z'),
};

const whereTo = ['Ann <script>Roy</script>', '1 Main St', 'Montréal, QC H2Y 1C6', 'Canada'];

const mailIn = (code: StoreView['code'], change: Partial<Order> = {}) =>
  renderedMail(
    confirmationMail(
      { ...order, ...change },
      SAMPLE_STORE_VIEWS.find((view) => view.code === code)!,
      {
        publicUrl: 'https://shop.example',
        mailFrom: 'Tessera <orders@tessera.example>',
        mailAddress: { en: 'Tessera, 1 Main St', fr: 'Tessera, 1, rue Principale' },
      },
      { canTrack: true },
    ),
    DEFAULT_THEME,
  );

test('has lines, taxes, address, number and tracking link in text and in HTML', () => {
  const { to, subject, text, html } = mailIn('CA_EN');
  expect([to, subject]).toEqual(['ann@example.com', 'Order 482915306 is confirmed']);
  for (const part of [
    '482915306',
    'Stone',
    '12 × 24',
    'STONE-12',
    '$1,000.00',
    '$29.20',
    'GST',
    '$51.46',
    '$1,183.31',
    'Montréal, QC H2Y 1C6',
    'Visa ending in 1111',
    'June 15, 2026',
    'https://shop.example/#track-my-order',
  ]) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
});

test('the text version has every part in order', () => {
  expect(mailIn('CA_EN').text.split('\n')).toEqual([
    'Thank you, Ann',
    '',
    'Your order is in and we are getting it ready. Follow it at any time with its number.',
    '',
    'Order number: 482915306',
    'Placed on: June 15, 2026',
    '',
    'Stone & Co  $1,000.00',
    '    12 × 24 · STONE-12 · Quantity 10',
    '',
    'Subtotal: $1,000.00',
    'Shipping: $29.20',
    'GST: $51.46',
    'Total: $1,183.31',
    '',
    'All you need is the order number.',
    'Track my order: https://shop.example/#track-my-order',
    '',
    'Ship to:',
    ...whereTo,
    '',
    'Bill to:',
    ...whereTo,
    '',
    'Delivery:',
    'Parcel – Delivered to your door',
    'Expected between Friday, June 19 and Friday, June 26',
    '',
    'Payment:',
    'Credit card (Visa ending in 1111)',
    '',
    'Please check your order when you get it, before you use it: tell us within five business days if something is broken.',
    '',
    'Sent by Tessera because an order was placed with this email address.',
    'Tessera, 1 Main St',
    '',
  ]);
});

test('uses French words and number formats for a French order', () => {
  const { subject, text, html } = mailIn('CA_FR');
  expect(subject).toBe('Votre commande 482915306 est confirmée');
  expect(text).toContain('https://shop.example/CA_FR#track-my-order');
  expect(text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain('Total : 1 183,31 $');
  expect(html).toContain('lang="fr-CA"');
  expect(text).not.toMatch(/Order|Subtotal|Thank|Ship to/);
});

test('shows a pickup as free and without a shipping address', () => {
  const { text } = mailIn('US_EN', { isPickup: true, shippingAmount: 0 });
  expect(text).toContain('Shipping: Free');
  expect(text).toContain('whether it is ready for pickup');
  expect(text).toContain(['Picked up by:', ...whereTo].join('\n'));
  expect(text).not.toContain('Ship to');
  expect(text).toContain('https://shop.example/US_EN#track-my-order');
});

test('lists discounts on items and on shipping in the language of the order', () => {
  const discounts = [
    {
      ruleCode: 'autumn',
      couponCode: 'FALL',
      labels: { en: 'Autumn', fr: 'Automne' },
      amount: 10_000,
      shippingAmount: 0,
      lineAmounts: [10_000],
    },
    {
      ruleCode: 'parcel',
      couponCode: null,
      labels: { en: 'Free parcel', fr: 'Colis gratuit' },
      amount: 0,
      shippingAmount: 2920,
      lineAmounts: [0],
    },
  ];
  const sums = (code: StoreView['code']): readonly string[] =>
    (mailIn(code, { discounts }).text ?? '').split('\n').filter((row) => /Autumn|Automne|Free parcel|Colis/.test(row));
  expect(sums('CA_EN')).toEqual(['Autumn (FALL): -$100.00', 'Free parcel: -$29.20']);
  expect(sums('CA_FR').map((row) => row.replaceAll('\u00A0', ' '))).toEqual([
    'Automne (FALL) : -100,00 $',
    'Colis gratuit : -29,20 $',
  ]);
});
