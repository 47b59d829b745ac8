import { describe, expect, test } from 'vitest';
import type { Address } from '#commerce/people/address/types.ts';
import { customerOrderOf } from './bought-wire.ts';
import { itemStatusWords, orderStatusWords } from './status-words.ts';
import type { BoughtLine, BoughtOrder } from './bought-types.ts';
import type { OrderItemModel, OrderStatus } from './types.ts';

const address: Address = {
  firstname: 'Ann',
  lastname: 'Roy',
  company: 'Roy & Co',
  street: ['1 Main St', 'Door 2'],
  city: 'Montréal',
  regionId: 76,
  regionCode: 'QC',
  postcode: 'H2Y 1C6',
  countryId: 'CA',
  telephone: '514-555-0101',
};
const line = (id: number, change: Partial<BoughtLine> = {}): BoughtLine => ({
  id,
  productId: 7,
  sku: 'SLATE-1',
  name: 'Slate 12 × 24',
  options: [{ label: 'Size', value: '12 × 24' }],
  quantity: 3,
  unitPrice: 1500,
  rowTotal: 4500,
  discountAmount: 0,
  taxAmount: 674,
  parent: { productId: 1, sku: 'SLATE', name: 'Slate', imageFile: null },
  status: 'processing',
  imageFile: null,
  invoiced: 0,
  shipped: 0,
  refunded: 0,
  withdrawn: 0,
  canceled: 0,
  ...change,
});
const order = (change: Partial<BoughtOrder> = {}): BoughtOrder => ({
  id: 12,
  number: '482915306',
  storeViewId: 1,
  customerId: 1,
  isPaidLater: false,
  paymentAttemptId: 1,
  shipments: [],
  documents: [],
  events: [],
  language: 'en',
  shippingMethodCode: 'flatrate',
  card: { brand: 'visa', last4: '1111' },
  currency: 'CAD',
  email: 'ann@example.com',
  isPickup: false,
  shippingCarrierCode: 'flatrate',
  shippingTitle: 'Parcel – Delivered to your door',
  delivery: { from: '2026-06-19', to: '2026-06-26' },
  paymentMethodCode: 'tessera_test',
  purchaseOrderNumber: null,
  paymentTitle: 'Credit card (Visa ending in 1111)',
  subtotal: 4500,
  discountAmount: 0,
  shippingAmount: 2000,
  shippingDiscountAmount: 0,
  discounts: [],
  taxAmount: 974,
  grandTotal: 7474,
  addresses: { shipping: address, billing: { ...address, city: 'Laval', regionId: 999 } },
  placedAt: new Date('2026-06-15T12:00:00.900Z'),
  updatedAt: new Date('2026-06-16T08:30:05Z'),
  status: 'processing',
  lines: [line(1)],
  taxes: [{ code: 'qst', regionCode: 'QC', label: 'QST', amount: 974, shippingAmount: 300, ratePpm: 99_750 }],
  ...change,
});

const ANSWERING = { settings: undefined, tokenOf: (number: string) => `token of ${number}`, now: new Date(0) };

test('maps an order to its GraphQL type', () => {
  expect(customerOrderOf(order(), 'en', ANSWERING)).toMatchObject({
    id: Buffer.from('482915306').toString('base64'),
    number: '482915306',
    order_date: '2026-06-15 12:00:00',
    order_status_change_date: '2026-06-16 08:30:05',
    status: 'Processing',
    email: 'ann@example.com',
    is_virtual: false,
    shipping_method: 'Parcel – Delivered to your door',
    carrier: 'flatrate',
    payment_methods: [{ name: 'Credit card (Visa ending in 1111)', type: 'tessera_test' }],
    shipments: [],
    shipping_address: {
      firstname: 'Ann',
      lastname: 'Roy',
      company: 'Roy & Co',
      street: ['1 Main St', 'Door 2'],
      city: 'Montréal',
      region: 'Quebec',
      region_id: '76',
      postcode: 'H2Y 1C6',
      country_code: 'CA',
      telephone: '514-555-0101',
    },
  });
  expect(customerOrderOf(order(), 'fr', ANSWERING)).toMatchObject({
    status: 'En traitement',
    shipping_address: { region: 'Québec' },
  });
});

test('falls back to the region code when the region no longer exists', () => {
  expect(customerOrderOf(order(), 'en', ANSWERING).billing_address).toMatchObject({ city: 'Laval', region: 'QC' });
});

test('maps totals: subtotals with and without tax, shipping, and each tax with its rate in percent', () => {
  const cad = (value: number) => ({ value, currency: 'CAD' });
  expect(
    customerOrderOf(order({ lines: [line(1), line(2, { rowTotal: 1000, taxAmount: 150 })] }), 'en', ANSWERING).total,
  ).toMatchObject({
    grand_total: cad(74.74),
    base_grand_total: cad(74.74),
    subtotal: cad(45),
    subtotal_excl_tax: cad(45),
    subtotal_incl_tax: cad(63.24),
    total_shipping: cad(20),
    total_tax: cad(9.74),
    taxes: [{ title: 'QST', amount: cad(9.74), rate: 9.975 }],
  });
});

describe('an order line', () => {
  const shown = (change: Partial<BoughtLine> = {}, of: Partial<BoughtOrder> = {}) =>
    customerOrderOf(order({ lines: [line(1, change)], ...of }), 'en', ANSWERING).items?.[0] as
      | OrderItemModel
      | undefined;

  test('maps a variant to its configurable product with the chosen options', () => {
    expect(shown()).toMatchObject({
      __typename: 'ConfigurableOrderItem',
      id: 'MQ==',
      productId: 1,
      product_name: 'Slate',
      product_sku: 'SLATE-1',
      product_type: 'configurable',
      parent_sku: 'SLATE',
      product_sale_price: { value: 15, currency: 'CAD' },
      selected_options: [{ label: 'Size', value: '12 × 24' }],
      quantity_ordered: 3,
    });
  });

  test('maps a simple product to itself', () => {
    expect(shown({ parent: null })).toMatchObject({
      __typename: 'OrderItem',
      productId: 7,
      product_name: 'Slate 12 × 24',
      product_type: 'simple',
      parent_sku: null,
    });
  });

  test('has a status, with its own label for a pickup, and the shipped quantity', () => {
    const texts = (['processing', 'ready', 'shipped'] as const).map((status) =>
      [
        shown({ status, shipped: status === 'shipped' ? 3 : 0 }),
        shown({ status, shipped: status === 'shipped' ? 3 : 0 }, { isPickup: true }),
      ].map((item) => [item?.status, item?.quantity_shipped]),
    );
    expect(texts).toEqual([
      [
        ['Processing', 0],
        ['Processing', 0],
      ],
      [
        ['Ready to ship', 0],
        ['Ready for Pick-up', 0],
      ],
      [
        ['Shipped', 3],
        ['Completed', 3],
      ],
    ]);
  });
});

test('shipment tracking uses the carrier of the parcel, or the shipping method of the order', () => {
  const sentAt = new Date('2026-06-17T10:00:00Z');
  const shipments = [
    {
      number: '482915306-1',
      sentAt,
      items: [],
      tracks: [
        { carrierCode: 'ups', title: 'UPS', number: 'A' },
        { carrierCode: '', title: '', number: 'B' },
      ],
    },
    { number: '482915306-2', sentAt, items: [], tracks: [] },
  ];
  expect(customerOrderOf(order({ shipments }), 'en', ANSWERING).shipments).toMatchObject([
    {
      id: Buffer.from('482915306-1').toString('base64'),
      number: '482915306-1',
      tracking: [
        { carrier: 'ups', number: 'A', title: 'UPS' },
        { carrier: 'flatrate', number: 'B', title: 'Parcel' },
      ],
    },
    { number: '482915306-2', tracking: [] },
  ]);
});

test('every status has a label in both languages', () => {
  const statuses: readonly OrderStatus[] = [
    'pending',
    'processing',
    'fraud',
    'partially',
    'ready_for_pickup',
    'shipped',
    'picked_up',
    'complete',
    'holded',
    'canceled',
    'closed',
  ];
  expect(statuses.map((status) => orderStatusWords(status, 'en'))).toEqual([
    'Pending',
    'Processing',
    'Suspected Fraud',
    'Partially Shipped',
    'Ready for Pick-up',
    'Shipped',
    'Picked Up',
    'Complete',
    'On Hold',
    'Canceled',
    'Closed',
  ]);
  expect(statuses.map((status) => orderStatusWords(status, 'fr'))).toEqual([
    'En attente',
    'En traitement',
    'En vérification',
    'Partiellement expédiée',
    'Prête pour le ramassage',
    'Expédiée',
    'Ramassée',
    'Terminée',
    'Suspendue',
    'Annulée',
    'Fermée',
  ]);
  const items = (isPickup: boolean) =>
    (['processing', 'ready', 'shipped'] as const).map((status) => itemStatusWords(status, 'fr', isPickup));
  expect([items(false), items(true)]).toEqual([
    ['En traitement', 'Prêt à expédier', 'Expédié'],
    ['En traitement', 'Prêt pour le ramassage', 'Terminé'],
  ]);
});

test('lists discounts on items, lines and shipping with their coupon code', () => {
  const given = customerOrderOf(
    order({
      lines: [line(1), line(2)],
      discounts: [
        {
          ruleCode: 'autumn',
          couponCode: 'FALL',
          labels: { en: 'Autumn', fr: 'Automne' },
          amount: 900,
          shippingAmount: 0,
          lineAmounts: [600, 300],
        },
        {
          ruleCode: 'parcel',
          couponCode: null,
          labels: { en: 'Free parcel', fr: 'Colis gratuit' },
          amount: 0,
          shippingAmount: 2000,
          lineAmounts: [0, 0],
        },
      ],
    }),
    'fr',
    ANSWERING,
  ) as { total: unknown; applied_coupons: unknown; items: { discounts: unknown }[] };
  const autumn = (value: number) => ({
    amount: { value, currency: 'CAD' },
    applied_to: 'ITEM',
    label: 'Automne',
    coupon: { code: 'FALL' },
  });
  expect(given.total).toMatchObject({
    discounts: [
      autumn(9),
      { amount: { value: 20, currency: 'CAD' }, applied_to: 'SHIPPING', label: 'Colis gratuit', coupon: null },
    ],
    shipping_handling: {
      total_amount: { value: 20 },
      amount_including_tax: { value: 23 },
      discounts: [{ amount: { value: 20 } }],
      taxes: [{ amount: { value: 3 }, rate: 9.975 }],
    },
  });
  expect(given.applied_coupons).toEqual([{ code: 'FALL' }]);
  expect(given.items.map(({ discounts }) => discounts)).toEqual([[autumn(6)], [autumn(3)]]);
});

test.each([
  ['processing', false, true],
  ['complete', false, true],
  ['processing', true, true],
  ['ready_for_pickup', true, false],
  ['complete', true, false],
  ['canceled', false, false],
  ['closed', false, false],
] as const)(
  'returns the promised delivery dates while a delivery is outstanding: %s, pickup %s',
  (status, isPickup, isShown) => {
    const { delivery } = customerOrderOf(order({ status, isPickup }), 'en', ANSWERING);
    expect(delivery).toEqual(isShown ? { from: '2026-06-19', to: '2026-06-26' } : null);
  },
);

test.each([
  ['2026-06-26T23:00:00Z', true],
  ['2026-06-27T12:00:00Z', false],
] as const)('returns delivery dates of a complete order until the last date has passed: %s', (now, isToCome) => {
  const { delivery } = customerOrderOf(order({ status: 'complete' }), 'en', { ...ANSWERING, now: new Date(now) });
  expect(delivery !== null).toBe(isToCome);
});
