import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf, resize, show } from '#storefront/testing/browser.tsx';
import { OnwardLinks } from './onward-links.tsx';

const children = Array.from({ length: 6 }, (_, at) => ({
  uid: `c${at}`,
  name: `Collection ${at}`,
  url_path: `collection-${at}`,
  url_suffix: '',
  image: null,
  include_in_menu: 1,
}));

test('six collections never leave one alone in a row', async () => {
  await show(<OnwardLinks />, { responses: { getTopCategories: { categories: { items: [{ children }] } } } });
  await expect.poll(() => page.getByRole('link').elements().length).toBe(6);
  for (const width of [320, 390, 600, 768, 900, 1024, 1280, 1920]) {
    await resize(width);
    const rows = new Map<number, number>();
    for (const link of page.getByRole('link').elements()) {
      const { top } = boxOf(link as HTMLElement);
      rows.set(top, (rows.get(top) ?? 0) + 1);
    }
    expect([width, new Set(rows.values()).size]).toEqual([width, 1]);
  }
});
