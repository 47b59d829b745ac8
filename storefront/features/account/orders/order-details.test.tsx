// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { closeModal, modalDetail, modalName } from '#storefront/platform/page/modal-handle.ts';
import type { MockResponse } from '../testing/responses.ts';
import { cleanUp, openPart } from '../testing/open-part.tsx';
import { OrderHistory } from './order-history.tsx';

afterEach(async () => {
  await cleanUp();
  closeModal();
});

const money = (value: number) => ({ currency: 'CAD', value }) as const;
const address = {
  firstname: 'Ann',
  lastname: 'Roy',
  company: null,
  street: ['1 Main Street'],
  city: 'Toronto',
  region: 'Ontario',
  postcode: 'M5V 2T6',
  country_code: 'CA',
  telephone: '416-555-0101',
};
const bought = (id: string, more: object = {}) => ({
  id,
  product_name: `Tile ${id}`,
  product_sku: `SKU-${id}`,
  quantity_ordered: 3,
  quantity_shipped: 0,
  product_sale_price: money(5),
  product_type: 'configurable',
  selected_options: [
    { label: 'Size', value: '12 × 24 in' },
    { label: 'Finish', value: 'Matte' },
  ],
  product: { url_key: 'tile', url_suffix: '.html', thumbnail: { url: `/media/${id}.webp` } },
  ...more,
});
const boxed = {
  ...bought('1').product,
  custom_attributesV2: {
    items: [
      { __typename: 'AttributeValue', code: 'coverage_sq_ft' },
      { __typename: 'AttributeSelectedOptions', code: 'selling_unit', selected_options: [{ label: 'Box' }] },
    ],
  },
};
const WHOLE = {
  number: '1001',
  order_date: '2026-06-15 12:00:00',
  status: 'Processing',
  shipping_method: 'Parcel',
  payment_methods: [{ name: 'Visa' }],
  items: [
    bought('1', { quantity_shipped: 2, quantity_refunded: 1, product: boxed }),
    bought('2', { product: null, selected_options: [] }),
  ],
  total: {
    subtotal_excl_tax: money(30),
    total_shipping: money(12.5),
    taxes: [
      { title: 'GST', amount: money(1.5) },
      { title: 'QST', amount: money(2.99) },
    ],
    grand_total: money(46.99),
  },
  shipping_address: address,
  billing_address: { ...address, city: 'Ottawa' },
  shipments: [
    {
      number: '1',
      tracking: [
        { title: 'Purolator', number: 'P1' },
        { title: 'UPS', number: 'U2' },
      ],
    },
  ],
};
const one =
  (order: object): MockResponse =>
  () => ({ customer: { orders: { items: [order] } } });

const open = (response: MockResponse, number = '1001', storeView: 'CA_EN' | 'CA_FR' = 'CA_EN') =>
  openPart(OrderHistory, {
    responses: { getCustomerOrder: response },
    address: `/order-history?order=${number}`,
    storeView,
  });
const links = (container: HTMLElement): string[] =>
  [...container.querySelectorAll('a')].map(({ textContent, href }) => `${textContent}: ${new URL(href).pathname}`);

describe('[RT-11] one order', () => {
  test('shows its number and date, and moves the focus there', async () => {
    const requested: unknown[] = [];
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    const { texts, text, container } = await open((variables) => (requested.push(variables), one(WHOLE)({})));
    expect([requested, texts('h2'), document.activeElement]).toEqual([
      [{ number: '1001' }],
      ['Order 1001'],
      container.querySelector('h2'),
    ]);
    expect(text()).toContain('Placed June 15, 2026');
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
    expect(container.querySelector('h2')?.tabIndex).toBe(-1);
    focus.mockRestore();
    expect(texts('header > span')).toEqual(['Processing']);
    expect(links(container)[0]).toBe('All orders: /order-history');
  });

  test('opens tracking with its number', async () => {
    const { press, look } = await open(one(WHOLE));
    expect([look('Track this order'), modalName()]).toEqual(['secondary medium', undefined]);
    await press('Track this order');
    expect([modalName(), modalDetail()]).toEqual(['track-my-order', '1001']);
  });

  test('lists the products and links to those still sold', async () => {
    const { texts, container } = await open(one(WHOLE));
    expect(texts('article li').slice(0, 2)).toEqual([
      'Tile 112 × 24 in · MatteSKU-1$15.00Quantity: 3$5.00 per box2 shipped1 refunded',
      'Tile 2SKU-2$15.00Quantity: 3$5.00 each',
    ]);
    expect(links(container)).toEqual(['All orders: /order-history', 'Tile 1: /tile.html']);
    expect(container.querySelectorAll('article li:nth-of-type(2) div:first-of-type span').length).toBe(2);
    const images = [...container.querySelectorAll<HTMLImageElement>('article img')];
    expect(
      images.map((image) => [decodeURIComponent(image.src).includes('/media/1'), image.alt, image.width, image.sizes]),
    ).toEqual([[true, '', 80, '4rem']]);
  });

  test.each([
    ['CA_EN', ['Subtotal', '$30.00', 'Shipping', '$12.50', 'GST', '$1.50', 'QST', '$2.99', 'Total', '$46.99']],
    [
      'CA_FR',
      [
        'Sous-total',
        '30,00\u00a0$',
        'Livraison',
        '12,50\u00a0$',
        'GST',
        '1,50\u00a0$',
        'QST',
        '2,99\u00a0$',
        'Total',
        '46,99\u00a0$',
      ],
    ],
  ] as const)('shows the totals in %s: subtotal, shipping, each tax by its name, total', async (view, rows) => {
    const { texts } = await open(one(WHOLE), '1001', view);
    expect(texts('dl:first-of-type dt, dl:first-of-type dd')).toEqual(rows);
  });

  test('with a shipping price of zero shows free shipping', async () => {
    const total = { ...WHOLE.total, total_shipping: money(0), taxes: [] };
    const { texts } = await open(one({ ...WHOLE, total }));
    expect(texts('dl:first-of-type dd')).toEqual(['$30.00', 'Free', '$46.99']);
  });

  test('shows shipping and billing address, payment and shipments', async () => {
    const { texts } = await open(one(WHOLE));
    expect(texts('dl:last-of-type dt')).toEqual([
      'Shipping address',
      'Billing address',
      'Shipping method',
      'Payment',
      'Parcels',
    ]);
    expect(texts('dl:last-of-type dd')).toEqual([
      'Ann Roy1 Main StreetToronto, Ontario M5V 2T6Canada416-555-0101',
      'Ann Roy1 Main StreetOttawa, Ontario M5V 2T6Canada416-555-0101',
      'Parcel',
      'Visa',
      'Purolator: P1UPS: U2',
    ]);
  });

  test('omits missing data, and shows that nothing has been shipped', async () => {
    const bare = {
      shipping_address: null,
      billing_address: null,
      shipping_method: null,
      payment_methods: null,
      shipments: [],
    };
    const { texts } = await open(one({ ...WHOLE, ...bare, total: null }));
    expect(texts('dl dt, dl dd')).toEqual(['Parcels', 'Nothing has left yet.']);
  });

  test('that is not the customer’s is shown as not found', async () => {
    const { texts } = await open(() => ({ customer: { orders: { items: [] } } }), '9');
    expect(texts('[role=status]')).toEqual(['There is no such order in your account.']);
  });
});
