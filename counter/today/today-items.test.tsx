// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { TodayItems } from './today-items.tsx';

test.each([
  ['returns_waiting', 'R-1', null, '/returns/R-1'],
  ['quotes_waiting', 'Q-1', null, '/quotes/Q-1/show'],
  ['holds_ending', 'SLAB 1', null, '/slabs/SLAB%201/show'],
  ['stock_low', 'TILE/1', null, '/stock/TILE%2F1/show'],
  ['orders_to_pack', '000000012', 12, '/orders/12/show'],
  ['visits_today', 'Ann', null, undefined],
] as const)('an item of %s links to its own page', async (name, title, order, page) => {
  const item = { title, detail: '', at: null, order_id: order };
  const { content, unmount } = await render(<TodayItems entry={{ name, count: 1, has_more: false, first: [item] }} />);
  expect(content.querySelector('a')?.getAttribute('href') ?? undefined).toBe(page);
  await unmount();
});
