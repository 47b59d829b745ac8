import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SampleAction } from '#storefront/platform/product-data/product-actions.tsx';
import { show } from '#storefront/testing/browser.tsx';
import SampleTray from './sample-tray.tsx';
import CartSamples from './samples.tsx';

const money = (value: number) => ({ value, currency: 'CAD' });
const offer = (sku: string, more = {}) => ({
  product_sku: sku,
  sku: `${sku}-SMP`,
  name: `Sample – ${sku}`,
  size: '150 × 150 mm',
  is_in_stock: true,
  price: money(3),
  ...more,
});
const samples = (items: readonly object[], more = {}) => ({
  samples: { free_pieces: 5, free_days: 30, free_left: null, items, ...more },
});
const line = (sku: string, rowTotal = 0) => ({
  __typename: 'SimpleCartItem',
  id: sku,
  uid: sku,
  quantity: 1,
  is_available: true,
  max_qty: 1,
  errors: null,
  prices: { price: money(rowTotal), row_total: money(rowTotal) },
  product: {
    uid: sku,
    sku,
    name: `Sample – ${sku}`,
    url_key: 'quarry-lane',
    url_suffix: '.html',
    stock_status: 'IN_STOCK',
    image: null,
    thumbnail: null,
    custom_attributesV2: { items: [] },
  },
});
const cartOf = (...items: object[]) => ({
  id: 'c',
  total_quantity: items.length,
  items,
  prices: null,
  shipping_addresses: [],
});
const adding = {
  createCart: { cartId: 'c' },
  addItem: { addProductsToCart: { user_errors: [] } },
  GetCart: { cart: cartOf(line('QRL-SMP')) },
};

const open = (responses: object, skus = ['QRL', 'LUM']) =>
  show(
    <>
      {skus.map((sku) => (
        <SampleAction key={sku} sku={sku} name={`Sample – ${sku}`} />
      ))}
      <SampleTray />
      <CartSamples />
    </>,
    { responses: { ...adding, ...responses } },
  );

beforeEach(() => localStorage.clear());

test('the sample button shows size and price, and one press orders without leaving the page', async () => {
  await open({ GetSamples: samples([offer('QRL')]) });
  const button = page.getByRole('button', { name: 'Order a sample, Sample – QRL, 150 × 150 mm · free' });
  const before = location.href;
  await button.click();
  await expect.element(page.getByRole('button', { name: 'In your samples, Sample – QRL' })).toBeVisible();
  await expect.element(page.getByText('Added. One sample is in your cart.')).toBeInTheDocument();
  expect(location.href).toBe(before);
  await page.getByRole('button', { name: 'Samples: 1' }).click();
  const tray = (): Element | null => document.querySelector('dialog[open]');
  const links = () =>
    [...(tray()?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')]);
  await expect.poll(links).toEqual([
    ['Sample – QRL-SMP', '/quarry-lane.html'],
    ['Review and order', '/cart'],
  ]);
  expect(tray()?.querySelector('li')?.textContent).toMatch(/free$/);
  expect(tray()?.textContent).toContain('5 samples are free in 30 days');
});

test('on a phone the sample count is at the right, above the bar at the lower edge of the page', async () => {
  document.documentElement.style.setProperty('--at-the-bottom', '100px');
  const responses = { ...adding, GetSamples: samples([offer('QRL')]) };
  await show([<SampleAction key="place" sku="QRL" name="Quarry Lane" />, <CartSamples key="slot" />], {
    responses,
    width: 390,
    height: 844,
  });
  await page.getByRole('button', { name: /^Order a sample/ }).click();
  const pill = page.getByRole('button', { name: 'Samples: 1' });
  await expect.element(pill).toBeVisible();
  const { bottom, left } = pill.element().getBoundingClientRect();
  expect([bottom <= 744, left > 195]).toEqual([true, true]);
  document.documentElement.style.removeProperty('--at-the-bottom');
});

test('[RT-23] shows the tray in the page that contains it', async () => {
  await open({ GetSamples: samples([]) });
  const region = page.getByRole('region', { name: 'Your samples' });
  await expect.element(region.getByText(/^None yet/)).toBeVisible();
});

test('shows the price once no free sample is left', async () => {
  await open({ GetSamples: samples([offer('LUM')], { free_left: 0 }) });
  await expect
    .element(page.getByRole('button', { name: 'Order a sample, Sample – LUM, 150 × 150 mm · $3.00' }))
    .toBeVisible();
});

test('shows that a sample is out of stock in place of the button', async () => {
  await open({ GetSamples: samples([offer('LUM', { is_in_stock: false })]) });
  await expect.element(page.getByText('Sample out of stock')).toBeVisible();
  expect(page.getByRole('button', { name: /^Order a sample/ }).elements()).toEqual([]);
});

test('shows a refusal beside the button', async () => {
  await open({
    GetSamples: samples([offer('LUM')]),
    addItem: {
      addProductsToCart: { user_errors: [{ code: 'INSUFFICIENT_STOCK', message: 'This product is out of stock.' }] },
    },
    GetCart: { cart: cartOf() },
  });
  await page.getByRole('button', { name: /^Order a sample/ }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('There is not enough stock for that quantity.');
});

test('shows nothing if the shop has no samples', async () => {
  const { container } = await open({ GetSamples: { samples: null } });
  await expect.poll(() => container.querySelectorAll('[data-sample]').length).toBe(2);
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  expect(container.querySelectorAll('[data-sample] > * > *, section')).toHaveLength(0);
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('counts the samples in the stored cart before the cart is loaded', async () => {
  const snapshot = {
    id: 'c',
    totalQuantity: 3,
    lines: [
      { sku: 'TILE', quantity: 2 },
      { sku: 'QRL-SMP', quantity: 1 },
    ],
  };
  localStorage.setItem('TESSERA__cart', JSON.stringify({ value: snapshot, timeStored: Date.now() }));
  await open({ GetSamples: samples([offer('QRL')]) });
  await expect.element(page.getByRole('button', { name: 'Samples: 1' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'In your samples, Sample – QRL' })).toBeVisible();
});
