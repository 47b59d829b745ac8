import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { STORE_VIEWS } from '#contract/testing/store-views.ts';
import { categoryPath, productPath, urlKeyOf } from '#storefront/platform/store-view/store-views.ts';
import { categoryHead } from '../category/category-head.ts';
import { categoryQuery } from './category-queries.ts';

const record = {
  uid: '2',
  name: 'Porcelain',
  url_path: 'tiles/porcelain',
  description: null,
  breadcrumbs: [{ category_uid: '1', category_name: 'Tiles', category_url_path: 'tiles' }],
  children: [{ uid: '3', name: 'Large', url_path: 'tiles/porcelain/large', product_count: 3 }],
};

test.each(['', '.html', '/'])(
  '[RT-48] with suffix "%s" a category, its ancestors and its children have it',
  async (suffix) => {
    const platform = {
      commerce: {
        query: async () => ({ categories: { items: [record] } }) as never,
        mutate: async () => null as never,
      },
      storeView: { ...STORE_VIEWS.CA_EN, categorySuffix: suffix },
      currency: 'CAD',
      origin: 'https://shop.test',
      readMarkup: () => [],
    };
    const category = await new QueryClient().fetchQuery(categoryQuery(platform, '2'));
    expect(category).toMatchObject({
      path: `/tiles/porcelain${suffix}`,
      trail: [{ path: `/tiles${suffix}` }],
      children: [{ path: `/tiles/porcelain/large${suffix}` }],
    });
    const head = categoryHead(platform, category!);
    expect(head.path).toBe(`/tiles/porcelain${suffix}`);
    expect(JSON.stringify(head.structuredData)).toContain(`https://shop.test/tiles${suffix}"`);
  },
);

test.each([
  ['.html', '/lumen.html'],
  ['', '/lumen'],
  ['-p', '/lumen-p'],
])('[RT-47] with suffix "%s" the product lumen is at %s', (productSuffix, path) => {
  expect(productPath({ productSuffix }, 'lumen')).toBe(path);
  expect(urlKeyOf({ productSuffix }, path)).toBe('lumen');
  expect(urlKeyOf({ productSuffix }, `/tiles${path}`)).toBe('lumen');
});

test('a category without an address of its own leads to the home page', () => {
  expect(categoryPath({ categorySuffix: '.html' }, null)).toBe('/');
});
