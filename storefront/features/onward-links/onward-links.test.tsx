// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { rememberView } from '#storefront/platform/browser-storage/histories.ts';
import { render, testPlatform } from '#storefront/testing/render.tsx';
import { OnwardLinks } from './onward-links.tsx';

const category = (name: string, more: object = {}) => ({
  uid: name,
  name,
  url_path: name.toLowerCase(),
  image: `${name.toLowerCase()}.webp`,
  include_in_menu: 1,
  ...more,
});
const product = (sku: string) => ({
  sku,
  name: `Tile ${sku}`,
  url_key: sku.toLowerCase(),
  url_suffix: '.html',
  small_image: { url: `/media/catalog/product/${sku}.webp` },
});
const getTopCategories = {
  categories: { items: [{ children: [category('Vinyl'), category('Hidden', { include_in_menu: 0 })] }] },
};

beforeEach(() => localStorage.clear());

const renderView = async (responses: Readonly<Record<string, unknown>>) => {
  const { container, unmount } = await render(<OnwardLinks />, await testPlatform('CA_FR', responses));
  const shown = [...container.querySelectorAll('nav')].map((nav) => ({
    title: nav.querySelector('h2')?.textContent,
    links: [...nav.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]),
    pictures: nav.querySelectorAll('img[alt=""]').length,
  }));
  await unmount();
  return shown;
};

test('shows the menu’s collections with pictures, and nothing else without product history', async () => {
  expect(await renderView({ getTopCategories })).toEqual([
    { title: 'Nos collections', links: [['/CA_FR/vinyl', 'Vinyl']], pictures: 1 },
  ]);
});

test('then shows recently viewed products, latest first, without discontinued ones', async () => {
  for (const sku of ['A', 'GONE', 'B']) rememberView(sku);
  const getSeenProducts = { products: { items: [product('A'), product('B')] } };
  const [, seen] = await renderView({ getTopCategories, getSeenProducts });
  expect(seen).toEqual({
    title: 'Vus récemment',
    links: [
      ['/CA_FR/b.html', 'Tile B'],
      ['/CA_FR/a.html', 'Tile A'],
    ],
    pictures: 2,
  });
});

test('renders nothing if the back end does not respond', async () => {
  rememberView('A');
  expect(await renderView({})).toEqual([]);
});
