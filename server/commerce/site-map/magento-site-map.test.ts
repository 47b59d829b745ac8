import { expect, test } from 'vitest';
import { SAMPLE_VIEWS } from '#contract/testing/store-views.ts';
import type { QueryCall } from '../port.ts';
import { magentoSiteMap } from './magento-site-map.ts';

const [view] = SAMPLE_VIEWS.map((each) => ({
  ...each,
  code: 'default',
  categorySuffix: '.htm',
  productSuffix: '.html',
}));
const CATEGORY = { uid: 'a', url_path: 'tiles', product_count: 2 };
const TREE = {
  items: [{ children: [{ ...CATEGORY, children: [{ ...CATEGORY, uid: 'b', url_path: 'tiles/stone' }] }, null] }],
};

/** A Magento with these numbers of products per filter. Its search returns at most the first 10,000. */
const magento = (totals: Readonly<Record<string, number>>) => {
  const calls: QueryCall[] = [];
  const query = async (call: QueryCall) => {
    calls.push(call);
    const {
      filter = {},
      page = 1,
      path,
    } = (call.variables ?? {}) as {
      filter?: { category_uid?: { eq: string } };
      page?: number;
      path?: string;
    };
    const found = (): object => {
      if (call.query.startsWith('{categories')) return { categories: TREE };
      if (call.query.includes('urlResolver')) return { urlResolver: path === 'faq' ? { type: 'CMS_PAGE' } : null };
      const from = filter.category_uid?.eq ?? 'all';
      const total = totals[from] ?? 0;
      const count = Math.min(100, total - (page - 1) * 100);
      const items = Array.from({ length: count }, (_, index) => ({
        url_key: `${from}-${(page - 1) * 100 + index}`,
        updated_at: index === 0 ? '2026-05-04 10:20:30' : null,
      }));
      return { products: { total_count: total, items: [...items, null, { url_key: null, updated_at: null }] } };
    };
    return { result: { data: found() } as never, tags: [] };
  };
  const read = async () => {
    const pages = await magentoSiteMap({ query }, () => [view!])();
    return pages.get('default') ?? [];
  };
  return { read, calls };
};

test('lists categories, products and known content of each store view with its suffixes', async () => {
  const { read, calls } = magento({ all: 250 });
  const pages = await read();
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['/tiles.htm', '/tiles/stone.htm', '/all-0.html', '/all-249.html', '/faq']),
  );
  expect(paths).toHaveLength(2 + 250 + 1);
  expect(pages.find(({ path }) => path === '/all-100.html')?.changedAt).toEqual(new Date('2026-05-04T10:20:30Z'));
  expect(pages.find(({ path }) => path === '/all-1.html')?.changedAt).toBeUndefined();
  expect(new Set(calls.map(({ headers }) => headers['store']))).toEqual(new Set(['default']));
});

test('a catalogue larger than its search returns is read by category', async () => {
  const { read } = magento({ all: 10_001, a: 1, b: 101 });
  const paths = (await read()).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/all-9999.html', '/a-0.html', '/b-100.html']));
  expect(paths).not.toContain('/all-10000.html');
});

test('fails with the error of the Magento', async () => {
  const query = async () => ({ result: { errors: [{ message: 'Maintenance' }] }, tags: [] });
  await expect(magentoSiteMap({ query }, () => [view!])()).rejects.toThrow('Maintenance');
});
