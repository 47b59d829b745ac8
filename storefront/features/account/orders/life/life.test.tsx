// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { during } from '#storefront/testing/render.tsx';
import { toastStore } from '#storefront/platform/toasts/toast-store.ts';
import type { MockResponse } from '../../testing/responses.ts';
import { cleanUp, openPart } from '../../testing/open-part.tsx';
import { OrderHistory } from '../order-history.tsx';

afterEach(async () => {
  await cleanUp();
  vi.restoreAllMocks();
});

const money = (value: number) => ({ currency: 'CAD', value }) as const;
const ORDER = {
  number: '1001',
  order_date: '2026-06-15 12:00:00',
  status: 'Processing',
  shipping_method: 'Parcel',
  payment_methods: [{ name: 'Visa' }],
  items: [],
  total: null,
  shipping_address: null,
  billing_address: null,
  shipments: [],
};
const LIFE = {
  id: 'MTAwMQ==',
  available_actions: ['REORDER', 'CANCEL'],
  comments: [{ message: 'The driver calls', timestamp: '2026-06-16 12:00:00' }],
  shipments: [
    {
      number: '1001-1',
      items: [{ product_name: 'Verdance', product_sku: 'V-1', quantity_shipped: 3 }],
      tracking: [
        { title: 'UPS', number: '1Z9' },
        { title: 'Pigeon', number: 'P1' },
        { title: 'Evil', number: 'E1' },
      ],
    },
  ],
  invoices: [{ number: '1001-I1', total: { grand_total: money(46.99) } }],
  credit_memos: [{ number: '1001-C1', total: { grand_total: money(5) } }],
};
const CHANGES = {
  items: [
    {
      id: 'MQ==',
      lots: [
        { code: '2639-A', quantity: 10 },
        { code: '2627-F', quantity: 2 },
      ],
    },
    { id: 'Mg==', lots: [{ code: '2640-C', quantity: 3 }] },
  ],
  status_changes: [
    { status: 'Processing', at: '2026-06-15 12:00:00' },
    { status: 'Partially Shipped', at: '2026-06-16 12:00:00' },
  ],
  shipments: [
    {
      number: '1001-1',
      sent_at: '2026-06-16 12:00:00',
      tracking: [
        { number: '1Z9', url: 'https://ups.test/?n=1Z9' },
        { number: 'P1', url: null },
        { number: 'E1', url: 'javascript:alert(1)' },
      ],
    },
  ],
};
const response = (
  life: object | null = LIFE,
  changes: object | null = CHANGES,
): Readonly<Record<string, MockResponse>> => ({
  getCustomerOrder: () => ({ customer: { orders: { items: [ORDER] } } }),
  getOrderLife: () => {
    if (!life) throw new Error('Cannot query field "token" on type "CustomerOrder".');
    return {
      storeConfig: { order_cancellation_reasons: [{ description: 'Wrong size' }, { description: 'Other' }] },
      customer: { orders: { items: [life] } },
    };
  },
  getOrderChanges: () => {
    if (!changes) throw new Error('Cannot query field "status_changes" on type "CustomerOrder".');
    return { customer: { orders: { items: [changes] } } };
  },
});
const open = (responses: Readonly<Record<string, MockResponse>>, lacks = '') =>
  openPart(OrderHistory, { responses, lacks, address: '/order-history?order=1001' });

describe('the history of an order', () => {
  test('shows status changes, shipments with items and parcels, invoices and comments', async () => {
    const { texts, container } = await open(response(), 'documents and returns');
    expect(texts('article h3')).toEqual(['Progress', 'Shipments', 'Invoices', 'Remarks']);
    expect(texts('article ol li')).toEqual(['ProcessingJune 15, 2026', 'Partially ShippedJune 16, 2026']);
    expect(container.querySelectorAll('article ol li[aria-current=step]').length).toBe(1);
    expect(texts('article ul ul li')).toEqual(['3 × Verdance']);
    expect(
      [...container.querySelectorAll('article a[target]')].map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([['Follow 1Z9 with UPS', 'https://ups.test/?n=1Z9']]);
    expect(container.textContent).toContain('Pigeon: P1Evil: E1');
    expect(texts('article dl:first-of-type dt, article dl:first-of-type dd').slice(0, 4)).toEqual([
      'Invoice 1001-I1',
      '$46.99',
      'Credit memo 1001-C1',
      '$5.00',
    ]);
    expect(container.textContent).toContain('The driver calls');
  });

  test('a shipment names the variants of a product by its lines, or else by their skus', async () => {
    const line = (id: string, sku: string, size: string) => ({
      id,
      product_type: 'configurable',
      product_name: 'Verdance',
      product_sku: sku,
      quantity_ordered: 3,
      product_sale_price: money(1),
      selected_options: [{ label: 'Size', value: size }],
      entered_options: [],
    });
    const items = [line('MQ==', 'V-1', '12 × 24'), line('Mg==', 'V-2', '24 × 24')];
    const sent = [
      { order_item: { id: 'MQ==' }, product_name: 'Verdance', product_sku: 'V-1', quantity_shipped: 3 },
      { order_item: null, product_name: 'Verdance', product_sku: 'V-2', quantity_shipped: 2 },
    ];
    const { texts } = await open({
      ...response({ ...LIFE, shipments: [{ number: '1001-1', items: sent, tracking: [] }] }),
      getCustomerOrder: () => ({ customer: { orders: { items: [{ ...ORDER, items }] } } }),
    });
    expect(texts('article ul ul li')).toEqual(['3 × Verdance · 12 × 24', '2 × Verdance · 24 × 24']);
  });

  test.each([
    [[46.99], ['Total', '$46.99', 'Refunded', '-$46.99', 'Total after refunds', '$0.00']],
    [
      [5, 0.1],
      ['Total', '$46.99', 'Refunded', '-$5.10', 'Total after refunds', '$41.89'],
    ],
    [[], ['Total', '$46.99']],
  ] as const)('the sums include the refunds of credit memos %j', async (memos, rows) => {
    const total = { subtotal_excl_tax: money(30), total_shipping: money(16.99), taxes: [], grand_total: money(46.99) };
    const credit_memos = memos.map((value, index) => ({ number: `C${index}`, total: { grand_total: money(value) } }));
    const { texts } = await open({
      ...response({ ...LIFE, invoices: [], credit_memos }),
      getCustomerOrder: () => ({ customer: { orders: { items: [{ ...ORDER, total }] } } }),
    });
    const amounts = texts('article dl dt, article dl dd').map((text) => text.replaceAll('−', '-'));
    expect(amounts.slice(amounts.indexOf('Total')).slice(0, rows.length)).toEqual(rows);
    expect(amounts.includes('Refunded')).toBe(memos.length > 0);
  });

  test('names the production lots of each line, with quantities if there are several', async () => {
    const line = {
      product_name: 'Verdance',
      quantity_shipped: 0,
      product_sale_price: money(1),
      selected_options: [],
      entered_options: [],
    };
    const items = [
      { ...line, id: 'MQ==', product_sku: 'V-1', quantity_ordered: 12 },
      { ...line, id: 'Mg==', product_sku: 'V-2', quantity_ordered: 3 },
      { ...line, id: 'Mw==', product_sku: 'V-3', quantity_ordered: 1 },
    ];
    const getCustomerOrder = () => ({ customer: { orders: { items: [{ ...ORDER, items }] } } });
    const lots = (container: Element) =>
      [...container.querySelectorAll('li span')]
        .map(({ textContent: text }) => text)
        .filter((text) => text?.startsWith('Lot'));
    const { container } = await open({ ...response(), getCustomerOrder });
    expect(lots(container)).toEqual(['Lots 2639-A\u00a0(10), 2627-F\u00a0(2)', 'Lot 2640-C']);
    await cleanUp();
    expect(lots((await open({ ...response(LIFE, null), getCustomerOrder })).container)).toEqual([]);
  });

  test.each([
    [true, 'Picked up by'],
    [false, 'Shipping address'],
  ])('labels the address by whether is_pickup is %s: %s', async (isPickup, title) => {
    const address = { firstname: 'Ann', lastname: 'Roy', street: ['12 Elm St'], city: 'Montréal', country_code: 'CA' };
    const getCustomerOrder = () => ({ customer: { orders: { items: [{ ...ORDER, shipping_address: address }] } } });
    const changes = { ...CHANGES, is_pickup: isPickup };
    const { texts } = await open({ ...response(LIFE, changes), getCustomerOrder });
    const titles = texts('article dt');
    expect(titles).toContain(title);
    expect(titles.filter((each) => ['Picked up by', 'Shipping address'].includes(each))).toEqual([title]);
  });

  test.each([
    [false, 'Parcel – To your door', 'Expected between June 19, 2026 and June 26, 2026'],
    [true, 'Pickup – Laval', 'Expected to be ready on June 19, 2026'],
  ] as const)('shows the delivery days below the shipping method', async (isPickup, way, words) => {
    const getCustomerOrder = () => ({ customer: { orders: { items: [{ ...ORDER, shipping_method: way }] } } });
    const read = async (delivery: object | null) => {
      const { texts } = await open({
        ...response(LIFE, { ...CHANGES, is_pickup: isPickup, delivery }),
        getCustomerOrder,
      });
      return texts('article dd').filter((text) => text.startsWith(way));
    };
    expect(await read({ from: '2026-06-19', to: '2026-06-26' })).toEqual([`${way}${words}`]);
    await cleanUp();
    expect(await read(null)).toEqual([way]);
  });

  test('shows the pickup location below the shipping method', async () => {
    const getCustomerOrder = () => ({
      customer: { orders: { items: [{ ...ORDER, shipping_method: 'Pickup – Laval' }] } },
    });
    const place = ['12 Elm St', 'Laval, QC H7N 1A1', 'Monday: 9 a.m. to 6 p.m.'];
    const { texts } = await open({
      ...response(LIFE, { ...CHANGES, is_pickup: true, pickup_place: place }),
      getCustomerOrder,
    });
    expect(texts('article dd').find((text) => text.startsWith('Pickup'))).toBe(`Pickup – Laval${place.join('')}`);
  });

  test('on a plain Magento omits production days and links, and shows the rest', async () => {
    const { texts, container } = await open(response(LIFE, null), 'documents and returns');
    expect(texts('article h3')).toEqual(['Shipments', 'Invoices', 'Remarks']);
    expect(texts('article ul li p')[0]).toBe('1001-1');
    expect(container.querySelector('article a[target]')).toBeNull();
    expect(container.textContent).toContain('UPS: 1Z9');
  });

  test('does not list an invoice twice if the back end offers it as a document', async () => {
    const { texts } = await open(response(LIFE, null));
    expect(texts('article h3')).toEqual(['Shipments', 'Remarks']);
  });

  test('is omitted if the back end does not provide it, and the order is shown without it', async () => {
    const { texts } = await open(response(null));
    expect([texts('h2'), texts('article h3'), texts('article button').length]).toEqual([['Order 1001'], [], 1]);
  });
});

describe('an order with status complete in the back end', () => {
  const days = { from: '2026-06-19', to: '2026-06-26' };
  const read = async (storeView: 'CA_EN' | 'CA_FR', delivery: object | null, code = 'complete') => {
    const status = storeView === 'CA_FR' ? 'Terminée' : 'Complete';
    const changes = {
      ...CHANGES,
      delivery,
      status_changes: [
        { status: 'Processing', code: 'processing', at: '2026-06-15 12:00:00' },
        { status, code, at: '2026-06-16 12:00:00' },
      ],
    };
    const responses = {
      ...response(LIFE, changes),
      getCustomerOrder: () => ({ customer: { orders: { items: [{ ...ORDER, status }] } } }),
    };
    const { texts } = await openPart(OrderHistory, { responses, storeView, address: '/order-history?order=1001' });
    const read = [texts('article > header > span')[0], texts('article ol li span').at(-1)];
    await cleanUp();
    return read;
  };

  test.each([
    ['CA_EN', 'Shipped', 'Complete'],
    ['CA_FR', 'Expédiée', 'Terminée'],
  ] as const)('in %s is shown as %s until its delivery date, then as %s', async (storeView, shipped, complete) => {
    expect(await read(storeView, days)).toEqual([shipped, shipped]);
    expect(await read(storeView, null)).toEqual([complete, complete]);
  });

  test('only a complete order is renamed', async () => {
    expect(await read('CA_EN', days, 'processing')).toEqual(['Complete', 'Complete']);
  });
});

describe('the actions of a customer', () => {
  test('are offered only if the back end allows them', async () => {
    const { texts } = await open(response({ ...LIFE, available_actions: [] }));
    expect(texts('article button')).toEqual(['Track this order']);
  });

  test('include cancelling the order with the chosen reason', async () => {
    const sent: unknown[] = [];
    const { press, container, text } = await open({
      ...response(),
      cancelCustomerOrder: (variables) => {
        sent.push(variables);
        return { cancelOrder: { errorV2: null, order: { status: 'Canceled' } } };
      },
    });
    await press('Cancel order');
    const submit = () => press('Yes, cancel it');
    await submit();
    expect([sent, text()]).toEqual([[], expect.stringContaining('Choose a reason.')]);
    container.querySelector<HTMLInputElement>('input[value="Wrong size"]')!.checked = true;
    await submit();
    expect(sent).toEqual([{ id: 'MTAwMQ==', reason: 'Wrong size' }]);
    expect(container.querySelector('dialog')).toBeNull();
    expect(toastStore.getState().toasts.map(({ message }) => message)).toEqual(['Your order is cancelled.']);
  });

  test('report products that could not be reordered, or else open the cart', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const missing = await open({
      ...response(),
      reorderItems: () => ({
        reorderItems: { cart: { id: 'c' }, userInputErrors: [{ message: 'Verdance is no longer sold.' }] },
      }),
    });
    await missing.press('Order again');
    expect(missing.texts('[role=alert] li')).toEqual(['Verdance is no longer sold.']);
    expect(assign).not.toHaveBeenCalled();
    await cleanUp();
    const all = await open({
      ...response(),
      reorderItems: () => ({ reorderItems: { cart: { id: 'c' }, userInputErrors: [] } }),
    });
    await all.press('Order again');
    expect(assign.mock.calls).toEqual([['/cart']]);
  });
});

test('the units not in stock yet are canceled by themselves, and the rest of the order stays', async () => {
  const sent: unknown[] = [];
  const life = { ...LIFE, available_actions: ['REORDER'] };
  const part = await open({
    ...response(life, { ...CHANGES, can_cancel_later: true }),
    cancelLaterUnits: (variables) => {
      sent.push(variables);
      return { cancelLaterUnits: { errorV2: null } };
    },
  });
  const press = (name: string) =>
    during(() => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
  expect(part.texts('button')).not.toContain('Cancel order');
  await press('Cancel what is not in stock yet');
  expect(document.body.textContent).toContain('The rest of your order stays as it is.');
  await during(() => document.querySelector<HTMLInputElement>('input[name=reason][value=Other]')?.click());
  await press('Yes, cancel it');
  expect(sent).toEqual([{ id: LIFE.id, reason: 'Other' }]);
  const other = await open(response(life, { ...CHANGES, can_cancel_later: false }));
  expect(other.container.textContent).not.toContain('not in stock yet');
});
