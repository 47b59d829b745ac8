// @vitest-environment happy-dom
import { AdminContext, type DataProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { authProvider } from '../auth-provider.ts';
import { i18nProvider } from '../i18n.ts';
import { render, settle } from '../testing/render.tsx';
import { QuoteShow } from './quote-show.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const line = (position: number, order: string | null) => ({
  position,
  sku: `TILE-${position}`,
  name: 'Tile',
  qty: 2,
  finish: null,
  area: null,
  area_unit: null,
  note: null,
  price: 40,
  order_increment_id: order,
});
const quote = (orders: readonly (string | null)[]) => ({
  id: 'Q1',
  number: 'Q1',
  customer: null,
  state: 'accepted',
  currency: 'CAD',
  note: null,
  message: null,
  shipping_note: null,
  valid_until: null,
  created_at: '2026-01-02 10:00:00',
  total: 80,
  items: orders.map((order, place) => line(place + 1, order)),
  history: [],
});

const show = async (orders: readonly (string | null)[]) => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  const dataProvider = { getOne: async () => ({ data: quote(orders) }) } as unknown as DataProvider;
  const getPermissions = async () => ['quotes:write', 'orders:write'];
  const { content, unmount } = await render(
    <AdminContext
      authProvider={{ ...authProvider, getPermissions }}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
    >
      <QuoteShow />
    </AdminContext>,
  );
  await settle();
  const buttons = [...content.querySelectorAll('button')].map(({ textContent }) => textContent);
  const links = [...content.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  await unmount();
  return { hasWithdraw: buttons.includes('Withdraw'), links };
};

test('an ordered quote has a link to its order and cannot be withdrawn', async () => {
  expect(await show(['000012345', '000012345'])).toEqual({
    hasWithdraw: false,
    links: Array(2).fill(['order 000012345', expect.stringMatching(/\/orders\/12345\/show$/)]),
  });
  expect((await show(['000012345', null])).hasWithdraw).toBe(true);
});
