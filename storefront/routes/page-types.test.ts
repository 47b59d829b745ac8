import { expect, test, vi } from 'vitest';
import { loadPageType } from './page-types.ts';
import { fixedRoutes } from './fixed-pages.ts';

const { fetched, standIn } = vi.hoisted(() => {
  const names: string[] = [];
  return {
    fetched: names,
    standIn: (name: string) => () => {
      names.push(name);
      return { pageType: { name }, page: { name } };
    },
  };
});
vi.mock('./page-types/category.tsx', standIn('category'));
vi.mock('./page-types/product.tsx', standIn('product'));
vi.mock('./page-types/cms-page.tsx', standIn('cms-page'));
vi.mock('./pages/search.tsx', standIn('search'));

test('[RT-50] the code of a page type is loaded with the first page of that type, and not before', async () => {
  expect([fixedRoutes().length > 0, fetched]).toEqual([true, []]);
  await loadPageType('PRODUCT');
  expect(fetched).toEqual(['product']);
  await loadPageType('CATEGORY');
  await loadPageType('CMS_PAGE');
  expect(fetched).toEqual(['product', 'category', 'cms-page']);
});
