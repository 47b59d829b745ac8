// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { failing, type MockResponse } from '../testing/responses.ts';
import { cleanUp, openPart } from '../testing/open-part.tsx';
import { OrderHistory } from '../orders/order-history.tsx';

afterEach(cleanUp);

const bought = (order: string, more: object = {}) => ({
  date: '2026-06-15 12:00:00',
  download_url: `https://shop.example/downloadable/download/link/id/${order}`,
  order_increment_id: order,
  remaining_downloads: '2',
  status: 'available',
  ...more,
});
const order = (number: string, ...titles: string[]) => ({
  number,
  items: [{ product_name: 'Patterns', downloadable_links: titles.map((title) => ({ title })) }, {}],
});
const filesOf = (items: readonly object[], ...orders: readonly object[]): Readonly<Record<string, MockResponse>> => ({
  getOwnFiles: () => ({ customerDownloadableProducts: { items } }),
  getFileNames: () => ({ customer: { orders: { items: orders } } }),
});

const open = async (files: Readonly<Record<string, MockResponse>>, view: 'CA_EN' | 'CA_FR' = 'CA_EN') => {
  const page = await openPart(OrderHistory, {
    responses: {
      getOrderHistory: () => ({
        customer: { orders: { items: [], total_count: 0, page_info: { total_pages: 1, current_page: 1 } } },
      }),
      ...files,
    },
    address: '/order-history',
    storeView: view,
  });
  const find = () => page.container.querySelector('section');
  const part = find();
  return {
    settle: page.settle,
    part: find,
    text: part?.textContent?.replaceAll('\u00a0', ' '),
    links: [...(part?.querySelectorAll('a[download]') ?? [])].map((link) => link.getAttribute('href')),
  };
};

test('lists each purchased file with a download link, its name, its order and the remaining downloads', async () => {
  const page = await open(
    filesOf(
      [bought('1002'), bought('1001', { remaining_downloads: 'Unlimited' })],
      order('1002', 'Plan'),
      order('1001'),
    ),
  );
  expect(page.text).toBe(
    'Files you boughtJune 15, 2026 · Order 1002Download Plan2 downloads leftJune 15, 2026 · Order 1001Download Patterns',
  );
  expect(page.links).toEqual([
    'https://shop.example/downloadable/download/link/id/1002',
    'https://shop.example/downloadable/download/link/id/1001',
  ]);
});

test('numbers several files of an order, because the response does not identify them', async () => {
  const page = await open(
    filesOf([bought('1001'), bought('1001', { remaining_downloads: '1' })], order('1001', 'Plan', 'Model')),
    'CA_FR',
  );
  expect(page.text).toBe(
    'Fichiers achetés15 juin 2026 · Commande 1001Plan, ModelTélécharger le fichier 1Il reste 2 téléchargementsTélécharger le fichier 2Il reste 1 téléchargement',
  );
});

test('shows pending and used-up files without a link', async () => {
  const page = await open(
    filesOf(
      [
        bought('1002', { download_url: null, status: 'pending' }),
        bought('1001', { download_url: null, status: 'expired' }),
      ],
      order('1002', 'Plan'),
      order('1001', 'Model'),
    ),
  );
  expect(page.text).toContain('Plan: once the order is paid');
  expect(page.text).toContain('Model: no longer available');
  expect(page.links).toEqual([]);
});

test.each([
  ['no files were bought', filesOf([])],
  ['a Magento sells no files', { getOwnFiles: failing('graphql-input') }],
])('shows nothing if %s', async (_when, response) => {
  expect((await open(response)).text).toBeUndefined();
});

test('numbers a file whose order has no file names', async () => {
  expect((await open(filesOf([bought('1001')]))).text).toContain('Download file 1');
});

test('sends no further queries for customers without files', async () => {
  let requested = 0;
  await open({
    ...filesOf([]),
    getFileNames: () => {
      requested += 1;
      return { customer: null };
    },
  });
  expect(requested).toBe(0);
});

test('refetches the remaining downloads after a download', async () => {
  let left = 2;
  const page = await open({
    ...filesOf([], order('1001', 'Plan')),
    getOwnFiles: () => ({
      customerDownloadableProducts: { items: [bought('1001', { remaining_downloads: `${left}` })] },
    }),
  });
  const later = vi.spyOn(globalThis, 'setTimeout');
  page
    .part()!
    .querySelector('a[download]')!
    .dispatchEvent(new Event('click', { bubbles: true }));
  const counted = later.mock.calls.findLast(([, delay]) => delay === 3000)?.[0] as () => void;
  later.mockRestore();
  left = 1;
  counted();
  await page.settle();
  expect(page.part()?.textContent).toContain('1 download left');
});
