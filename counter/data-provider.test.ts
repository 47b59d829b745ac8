import { afterEach, expect, test, vi } from 'vitest';
import { STAFF_TOTAL_LIMIT } from '#contract/list-totals.ts';
import { dataProvider } from './data-provider.ts';

afterEach(() => vi.unstubAllGlobals());

const listWith = (total: number, count: number, page = 1) => {
  const items = Array.from({ length: count }, (_, index) => ({ sku: `S${index}` }));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ items, total_count: total })));
  return dataProvider.getList('products', { filter: {}, pagination: { page, perPage: 25 } });
};

test('a total below the limit is shown as it is', async () => {
  expect(await listWith(26, 25)).toMatchObject({ total: 26 });
});

test('a list above the limit says no total, and goes on while its pages are full', async () => {
  const first = await listWith(STAFF_TOTAL_LIMIT, 25);
  expect(first.total).toBeUndefined();
  expect(first.pageInfo).toEqual({ hasPreviousPage: false, hasNextPage: true });
  expect((await listWith(STAFF_TOTAL_LIMIT, 3, 41)).pageInfo).toEqual({ hasPreviousPage: true, hasNextPage: false });
});
