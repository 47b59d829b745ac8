import '#storefront/testing/window.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { createCheckoutMemory } from '../state/browser-memory.ts';
import type { Receipt } from '../types.ts';
import { openFakeBackEnd, type FakeBackEnd } from '../testing/fake-back-end.ts';
import { openPage, type Page } from '../testing/page.tsx';
import { ann } from '../testing/shopper.ts';
import { openTab, type Tab } from '../testing/tab.ts';
import { readReceipt } from './read-receipt.ts';
import { ReceiptPage } from './receipt-page.tsx';

let backEnd: FakeBackEnd;
let tab: Tab;
let page: Page | undefined;
beforeEach(async () => {
  localStorage.clear();
  backEnd = openFakeBackEnd();
  tab = openTab(backEnd);
});
afterEach(async () => {
  await page?.close();
  page = undefined;
  vi.unstubAllGlobals();
});

const cad = (value: number) => ({ value, currency: 'CAD' });
const placed: Receipt = {
  id: '12',
  number: '482915306',
  email: 'ann@example.com',
  isPickup: false,
  placedAt: '2026-06-15T12:00:00Z',
  shippingTitle: 'Parcel – To your door',
  paymentCode: 'tessera_test',
  paymentTitle: 'Visa ending in 1111',
  shipping_address: ann,
  items: [
    { sku: 'TILE', name: 'Tile', options: ['Matte'], quantity: 2, image: '/tile.webp', rowTotal: cad(100) },
    { sku: 'SLAB', name: 'Slab', options: [], quantity: 1, image: undefined, rowTotal: undefined },
  ],
  totals: { subtotal: cad(100), shipping: cad(0), taxes: [{ label: 'GST', amount: cad(5) }], grandTotal: cad(105) },
};
const open = async (receipt: Receipt | undefined, isGuest = false): Promise<Page> => {
  page = await openPage(tab, <ReceiptPage receipt={receipt} isGuest={isGuest} />);
  return page;
};

describe('the receipt', () => {
  test.each([
    ['CA_FR', '2026-12-01 12:00:00', 'Passée le', '1er décembre 2026'],
    ['US_EN', '2026-12-01T12:00:00Z', 'Placed on', 'December 1, 2026'],
    // The same date as in email and invoice, in any time zone of the reader.
    ['CA_EN', '2026-11-27T04:49:11Z', 'Placed on', 'November 26, 2026'],
  ] as const)('shows the order date for each date format of the back end: %s', async (view, placedAt, label, day) => {
    tab = openTab(openFakeBackEnd(), view);
    const { texts } = await open({ ...placed, placedAt });
    expect(texts('dt, dd').slice(0, 2)).toEqual([label, day]);
  });

  test('shows a thank-you, the items, the recipient, the shipping method and the payment', async () => {
    const { texts, link } = await open(placed);
    expect(texts('h1, header p, p strong')).toEqual([
      'Thank you, Ann',
      'Your order is placed.',
      'A confirmation is on its way to ann@example.com.',
      '482915306',
    ]);
    expect(texts('dt, dd')).toEqual([
      'Placed on',
      'June 15, 2026',
      'Ships to',
      'Ann Roy1 Main StMontréal, QC H2Y 1C6',
      'Shipping method',
      'Parcel – To your door',
      'Payment',
      'Visa ending in 1111',
      'Subtotal',
      '$100.00',
      'Shipping',
      'Free',
      'GST',
      '$5.00',
      'Total',
      '$105.00',
    ]);
    expect(texts('h2')).toEqual(['Items']);
    expect(texts('section li')).toEqual(['TileMatte · × 2$100.00', 'Slab× 1']);
    expect(link('Track this order')?.getAttribute('href')).toBe('#track-my-order');
    expect(link('Continue shopping')?.getAttribute('href')).toBe('/');
  });

  test('shows the picture of each item that has one', async () => {
    const { container } = await open(placed);
    const pictures = [...container.querySelectorAll('li img')];
    expect(pictures.map((picture) => picture.getAttribute('src')?.includes('/tile.webp'))).toEqual([true]);
    expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(['']);
  });

  test('of a pickup order shows who collects it, where and when', async () => {
    const pickupPlace = ['2510 Main St', 'Laval, QC H7T 2H6', 'Monday to Friday: 9 a.m. to 6 p.m.'];
    const { texts } = await open({ ...placed, isPickup: true, shippingTitle: 'Pickup – Laval', pickupPlace });
    expect(texts('dt')[1]).toBe('Picked up by');
    expect(texts('dd')[2]).toBe(['Pickup – Laval', ...pickupPlace].join(''));
  });

  test('of an order placed on a Magento shows only the known data', async () => {
    const bare = {
      email: undefined,
      placedAt: undefined,
      shippingTitle: undefined,
      paymentTitle: undefined,
      items: [],
    };
    const { text, close } = await open({ ...placed, ...bare, number: undefined });
    expect(text()).toBe(
      'Thank you, AnnYour order is placed.Order number12Track this orderPrintShips toAnn Roy1 Main StMontréal, QC H2Y 1C6Continue shopping',
    );
    await close();
    expect((await open({ ...placed, ...bare, number: undefined, id: '' })).text()).not.toContain('Order number');
  });

  test('without amounts shows only the items', async () => {
    const { texts } = await open({ ...placed, totals: undefined });
    expect([texts('section li').length, texts('section dl')]).toEqual([2, []]);
  });

  test('is printed on request', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const { press } = await open(placed);
    await press('Print');
    expect(print).toHaveBeenCalledTimes(1);
  });

  test('that is not stored on this device links to the order by its number', async () => {
    const { texts, link, text } = await open(undefined, true);
    expect([texts('h1'), text()]).toEqual([
      ['No recent order'],
      expect.stringContaining('track any order by its number'),
    ]);
    expect(link('Track My Order')?.getAttribute('href')).toBe('#track-my-order');
  });
});

describe('[RT-14] an account prefilled from the order', () => {
  const address = async (receipt: Receipt, isGuest = true) =>
    (await open(receipt, isGuest)).link('Create an account')?.getAttribute('href');

  test('is offered to a guest', async () => {
    expect(await address(placed)).toBe('/create-account?email=ann%40example.com&firstName=Ann&lastName=Roy');
    expect(page?.texts('section:last-of-type h2, section:last-of-type p')).toEqual([
      'Keep your next order shorter',
      'With an account your addresses are kept and your orders are in one place. Your name and email are already filled in.',
    ]);
    await page?.close();
    expect(await address({ ...placed, email: undefined, shipping_address: { ...ann, email: undefined } })).toBe(
      '/create-account?email=&firstName=Ann&lastName=Roy',
    );
  });

  test('is not offered to a customer who has one', async () => {
    expect(await address(placed, false)).toBeUndefined();
  });
});

describe('the last order of this device', () => {
  const memory = createCheckoutMemory(browserStorage);
  const read = () => readReceipt(tab.platform, memory);

  test('is undefined if no order was placed', async () => {
    expect(await read()).toBeUndefined();
    expect(backEnd.requested).toEqual([]);
  });

  test('is shown as stored in its original language, or if its cart is unknown', async () => {
    memory.write('last_order', { ...placed, cartId: 'cart-1', language: 'en' });
    expect((await read())?.paymentTitle).toBe('Visa ending in 1111');
    memory.write('last_order', { ...placed, language: 'fr' });
    expect((await read())?.number).toBe('482915306');
    expect(backEnd.requested).toEqual([]);
  });

  test('is refetched in another language, or shown as stored if that fails', async () => {
    memory.write('last_order', {
      ...placed,
      paymentTitle: 'Visa se terminant par 1111',
      cartId: 'cart-1',
      language: 'fr',
    });
    expect((await read())?.paymentTitle).toBe('Visa se terminant par 1111');
    backEnd.order();
    expect((await read())?.paymentTitle).toBe('Visa ending in 1111');
    expect(backEnd.requested.map(({ given }) => given)).toEqual([{ cartId: 'cart-1' }, { cartId: 'cart-1' }]);
    backEnd.lose('getPlacedOrder');
    expect((await read())?.paymentTitle).toBe('Visa se terminant par 1111');
  });
});

test('a receipt of services and files shows the billing address and omits shipping', async () => {
  page = await openPage(
    tab,
    <ReceiptPage
      receipt={{ ...placed, isVirtual: true, shippingTitle: undefined }}
      isGuest={false}
      next={<p>Open every box</p>}
    />,
  );
  expect(page.texts('dt')).toEqual(['Placed on', 'Billing address', 'Payment', 'Subtotal', 'GST', 'Total']);
  expect(page.container.textContent).not.toContain('Open every box');
});
