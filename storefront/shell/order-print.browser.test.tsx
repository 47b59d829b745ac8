import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { AccountArea } from '#storefront/features/account/area/account-area.tsx';
import { OrderHistory } from '#storefront/features/account/orders/order-history.tsx';
import { ReceiptPage } from '#storefront/features/checkout/receipt/receipt-page.tsx';
import { AfterSales } from '#storefront/features/after-sales/after-sales.tsx';
import { createSession } from '#storefront/platform/session/session.ts';
import { boxOf, show } from '#storefront/testing/browser.tsx';

const money = (value: number) => ({ currency: 'CAD', value });
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
const order = {
  number: '1001',
  order_date: '2026-06-15 12:00:00',
  status: 'Processing',
  is_virtual: false,
  shipping_method: 'Parcel',
  payment_methods: [{ name: 'Visa' }],
  items: ['TILE', 'TILE-SMP'].map((sku) => ({
    id: sku,
    product_name: `Name of ${sku}`,
    product_sku: sku,
    quantity_ordered: 3,
    quantity_shipped: 0,
    product_sale_price: money(5),
    product_type: 'simple',
    selected_options: [],
    product: { url_key: 'tile', url_suffix: '.html', thumbnail: null },
  })),
  total: { subtotal_excl_tax: money(30), total_shipping: money(12.5), taxes: [], grand_total: money(42.5) },
  shipping_address: address,
  billing_address: address,
  shipments: [],
};
const after = {
  papers: [{ number: '1001', kind: 'RECEIPT' }],
  return_days: 45,
  restocking_percent: 15,
  claim_days: 21,
  agreement: null,
  lines: [{ id: 'TILE', name: 'Tile', sku: 'TILE', options: [], to_return: 3, to_claim: 3, is_final_sale: false }],
  returns: [],
};
const life = {
  customer: {
    orders: {
      items: [
        {
          id: 'MQ==',
          token: '1001.t',
          available_actions: ['REORDER'],
          comments: [],
          shipments: [],
          invoices: [],
          credit_memos: [],
        },
      ],
    },
  },
  storeConfig: { order_cancellation_reasons: [] },
};

const printed = async (media: '' | 'print'): Promise<void> => {
  await cdp().send('Emulation.setEmulatedMedia', { media });
  await expect.poll(() => matchMedia('print').matches).toBe(media === 'print');
};
afterEach(() => printed(''));

const isSeen = (element: Element): boolean => element.checkVisibility();

test('a printed order uses the whole width, shows country and telephone of its addresses, and has no controls', async () => {
  const session = createSession();
  session.setToken('token');
  const { container } = await show(
    <main>
      <AccountArea section="orders" actions={{} as never}>
        <OrderHistory after={(token) => <AfterSales token={token} />} />
      </AccountArea>
    </main>,
    {
      platform: { session },
      address: '/order-history?order=1001',
      responses: {
        getCustomerOrder: { customer: { orders: { items: [order] } } },
        getOrderLife: life,
        getAfterSales: { orderAfterSales: after },
      },
    },
  );
  await expect.element(page.getByRole('heading', { name: 'Order 1001' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Return boxes' })).toBeVisible();
  const controls = [...container.querySelectorAll('button, select, input, nav, article a:not([class*="name"])')];
  expect(controls.filter(isSeen).length).toBeGreaterThan(5);
  await printed('print');
  expect(controls.filter(isSeen).map(({ textContent }) => textContent)).toEqual([]);
  expect(boxOf(container.querySelector('article')).width).toBeGreaterThan(0.9 * window.innerWidth);
  const text = container.querySelector('article')!.innerText;
  for (const part of ['Order 1001', 'Name of TILE', '$15.00', '$5.00 each', '$42.50', 'Full, sealed boxes'])
    expect(text).toContain(part);
  expect(text.match(/Toronto, Ontario M5V 2T6\s+Canada\s+416-555-0101/g)).toHaveLength(2);
  for (const part of ['Documents', 'the one?']) expect(text).not.toContain(part);
});

test('a printed receipt has no links or buttons', async () => {
  const person = { firstname: 'Ann', lastname: 'Roy', telephone: '514-555-0101' };
  const place = { street: ['1 Main'], city: 'Laval', region: 'QC', postcode: 'H7A 1A1', country_id: 'CA' };
  const receipt = { id: '1', number: '1001', items: [], shipping_address: { ...person, ...place } };
  const { container } = await show(
    <main>
      <ReceiptPage isGuest receipt={receipt as unknown as Parameters<typeof ReceiptPage>[0]['receipt']} />
    </main>,
  );
  const controls = [...container.querySelectorAll('a, button')];
  expect(controls.filter(isSeen)).toHaveLength(4);
  await printed('print');
  expect(controls.filter(isSeen)).toEqual([]);
  expect(container.textContent).toContain('1001');
});

test('the form for reporting breakage fits the page on a phone, including photographs', async () => {
  const { container } = await show(
    <main style={{ width: '250px' }}>
      <AfterSales token="1001.t" />
    </main>,
    { width: 390, responses: { getAfterSales: { orderAfterSales: after } } },
  );
  await page.getByRole('button', { name: 'Report breakage' }).click();
  await expect.poll(() => container.querySelector('input[type=file]')).not.toBeNull();
  expect(boxOf(container.querySelector('form')).width).toBe(250);
});
