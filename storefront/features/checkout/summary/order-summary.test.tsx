import '#storefront/testing/window.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFakeBackEnd } from '../testing/fake-back-end.ts';
import { openPage, type Page } from '../testing/page.tsx';
import { openTab, type Tab } from '../testing/tab.ts';
import type { CheckoutLine, Totals } from '../types.ts';
import { OrderSummary } from './order-summary.tsx';

let tab: Tab;
let page: Page;
beforeEach(async () => {
  tab = openTab(openFakeBackEnd());
});
afterEach(async () => {
  await page.close();
  vi.unstubAllGlobals();
});

const cad = (value: number) => ({ value, currency: 'CAD' });
const line = {
  uid: '1',
  sku: 'TILE',
  name: 'Tile',
  options: [],
  quantity: 2,
  image: { url: '/tile.webp', label: 'Tile' },
  rowTotal: cad(40),
};
const cartOf = (totals: Totals, lines: readonly CheckoutLine[] = []) => ({
  lines,
  totals,
  isVirtual: false,
  place: undefined,
});
const totals = { subtotal: cad(40), shipping: cad(20), taxes: [], grandTotal: cad(60) };

test.each([true, false])('is open beside the steps, and closed above them on a phone: wide %s', async (isWide) => {
  const requested: string[] = [];
  Object.assign(window, { matchMedia: (media: string) => (requested.push(media), { matches: isWide }) });
  page = await openPage(tab, <OrderSummary cart={cartOf(totals, [line])} />);
  expect([page.container.querySelector('details')?.open, requested[0]]).toEqual([isWide, '(min-width: 1024px)']);
  expect(page.texts('summary, li')).toEqual(['Order summary$60.00', 'Tile× 2$40.00']);
  expect(page.container.querySelector('li img')?.getAttribute('src')).toContain('/tile.webp');
});

test('shows “Free” for shipping at no cost and the name of each tax, and omits a hidden total', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  const given = {
    ...totals,
    shipping: cad(0),
    taxes: [
      { label: 'GST', amount: cad(2) },
      { label: 'QST', amount: cad(4) },
    ],
  };
  page = await openPage(tab, <OrderSummary cart={cartOf({ ...given, grandTotal: undefined })} />);
  expect(page.texts('dt, dd')).toEqual(['Subtotal', '$40.00', 'Shipping', 'Free', 'GST', '$2.00', 'QST', '$4.00']);
  expect(page.texts('summary')).toEqual(['Order summary']);
});

test('with tax in the prices, the subtotal contains it and the tax follows the total', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  const included = { ...tab.platform.storeView, tax: 'included' as const };
  const given = { ...totals, subtotalIncludingTax: cad(46), taxes: [{ label: 'VAT', amount: cad(6) }] };
  page = await openPage(
    { ...tab, platform: { ...tab.platform, storeView: included } },
    <OrderSummary cart={cartOf(given)} />,
  );
  expect(page.texts('dt, dd').slice(0, 2)).toEqual(['Subtotal', '$46.00']);
  expect(page.texts('dt, dd').slice(-4)).toEqual(['Total', '$60.00', 'Includes VAT', '$6.00']);
});

test('free shipping in French agrees in gender with its label', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  tab = openTab(openFakeBackEnd(), 'CA_FR');
  const given = { ...totals, shipping: cad(0) };
  page = await openPage(tab, <OrderSummary cart={cartOf(given)} />);
  expect(page.texts('dt, dd').slice(2, 4)).toEqual(['Livraison', 'Sans frais']);
});

test('lists discounts between subtotal and shipping', async () => {
  const discounts = [{ label: 'Autumn (FALL)', amount: cad(5) }];
  const read = (): string[] => [...document.querySelectorAll('dl > div')].map((row) => row.textContent ?? '');
  await openPage(tab, <OrderSummary cart={cartOf({ ...totals, discounts })} />);
  expect(read().slice(0, 3)).toEqual(['Subtotal$40.00', 'Autumn (FALL)-$5.00', 'Shipping$20.00']);
});

test.each([
  ['the subtotal', {}, 'Order summary$40.00'],
  ['the subtotal less the discounts', { discounted: cad(35) }, 'Order summary$35.00'],
  [
    'the subtotal less the discounts, not a total without shipping',
    { discounted: cad(35), grandTotal: cad(41) },
    'Order summary$35.00',
  ],
])(
  'before a shipping method is chosen, shows %s as heading and leaves shipping and taxes open',
  async (_, more, heading) => {
    Object.assign(window, { matchMedia: () => ({ matches: true }) });
    const discounts = [{ label: 'Autumn (FALL)', amount: cad(5) }];
    page = await openPage(
      tab,
      <OrderSummary cart={cartOf({ ...totals, shipping: undefined, grandTotal: undefined, discounts, ...more })} />,
    );
    expect(page.texts('summary')).toEqual([heading]);
    expect(page.texts('dl > div')).toEqual([
      'Subtotal$40.00',
      'Autumn (FALL)-$5.00',
      'ShippingChosen in step 2',
      'TaxesWorked out from your address',
    ]);
  },
);
