// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCompared, saveCompared } from '#storefront/features/compare/compare-list.ts';
import { RouterProvider } from '#storefront/platform/navigation/router-provider.tsx';
import { useSearch } from '#storefront/platform/navigation/use-router.ts';
import { routerOf } from '#storefront/platform/testing/router.tsx';
import { during, eventually, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { CompareScreen } from './compare-screen.tsx';

vi.mock('./onward-links.tsx', () => ({ OnwardLinks: () => null }));

let rendered: Rendered | undefined;
beforeEach(() => saveCompared([]));
afterEach(() => rendered?.unmount());

const price = { regular_price: { value: 10, currency: 'CAD' }, final_price: { value: 10, currency: 'CAD' } };
const product = (sku: string) => ({
  __typename: 'SimpleProduct',
  uid: sku,
  sku,
  name: `Tile ${sku}`,
  url_key: sku.toLowerCase(),
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  only_x_left_in_stock: null,
  media_gallery: [],
  price_range: { minimum_price: price, maximum_price: price },
  price_tiers: [],
  special_price: null,
  custom_attributesV2: { items: [] },
  weight: null,
});

const open = async (address: string) => {
  const platform = await testPlatform('CA_EN', {
    getComparedProducts: ({ skus }: { skus: readonly string[] }) => ({
      products: { items: skus.filter((sku) => sku !== 'GONE').map(product) },
    }),
    getAttributeLabels: { attributesList: { items: [] } },
  });
  const Root = () => <CompareScreen search={useSearch()} />;
  const router = routerOf(Root, { address });
  await router.load();
  rendered = await render(<RouterProvider router={router} />, platform);
  const { container } = rendered;
  await eventually(() => container.querySelector('thead'));
  return {
    router,
    alert: () => container.querySelector('[role="alert"]')?.textContent,
    names: () => [...container.querySelectorAll('thead a')].map(({ textContent }) => textContent),
  };
};
const stored = () => readCompared().map(({ sku }) => sku);

test('the products of the address replace those of the device', async () => {
  saveCompared([{ sku: 'A', name: 'Tile A' }]);
  const { names } = await open('/compare?products=B&products=C');
  expect(names()).toEqual(['Tile B', 'Tile C']);
  expect(stored()).toEqual(['B', 'C']);
});

test('without products in the address, those of the device are shown and put into the address', async () => {
  saveCompared([{ sku: 'A', name: 'Tile A' }]);
  const { names, router } = await open('/compare');
  expect(names()).toEqual(['Tile A']);
  expect(router.state.location.search).toEqual({ products: 'A' });
});

test('a product that is no longer sold is named as on the device, and leaves address and device', async () => {
  saveCompared([{ sku: 'GONE', name: 'Old tile' }, { sku: 'A' }]);
  const { names, alert, router } = await open('/compare?products=GONE&products=A');
  expect(names()).toEqual(['Tile A']);
  expect(alert()).toContain('Old tile');
  expect(stored()).toEqual(['A']);
  expect(router.state.location.search).toEqual({ products: 'A' });
});

/** Saves the list as another tab does. */
const saveInOtherTab = async (skus: readonly string[]): Promise<void> => {
  const value = skus.map((sku) => ({ sku, name: `Tile ${sku}` }));
  localStorage.setItem('TESSERA__compare', JSON.stringify({ value, timeStored: Date.now() }));
  await during(() => window.dispatchEvent(new StorageEvent('storage', { key: 'TESSERA__compare' })));
};

test('a page opened without products follows the list in other tabs', async () => {
  saveCompared([{ sku: 'A', name: 'Tile A' }]);
  const { names, router } = await open('/compare');
  await saveInOtherTab(['A', 'B']);
  await eventually(() => expect(names()).toEqual(['Tile A', 'Tile B']));
  expect(router.state.location.search).toEqual({ products: ['A', 'B'] });
  await saveInOtherTab(['B']);
  await eventually(() => expect(names()).toEqual(['Tile B']));
  expect(stored()).toEqual(['B']);
  await saveInOtherTab([]);
  await eventually(() => expect(names()).toEqual([]));
  expect(router.state.location.search).toEqual({});
});

test('a page opened with products is not changed by other tabs, and does not undo their changes', async () => {
  const { names, router } = await open('/compare?products=A');
  await saveInOtherTab(['A', 'B']);
  expect(names()).toEqual(['Tile A']);
  expect(router.state.location.search).toEqual({ products: 'A' });
  expect(stored()).toEqual(['A', 'B']);
});

test('a product removed from a page that follows the list is removed from the device', async () => {
  saveCompared(['A', 'B'].map((sku) => ({ sku, name: `Tile ${sku}` })));
  const { names, router } = await open('/compare');
  await during(() =>
    rendered!.container
      .querySelector<HTMLButtonElement>('button[aria-label="Remove Tile A from the comparison"]')!
      .click(),
  );
  await eventually(() => expect(names()).toEqual(['Tile B']));
  expect(stored()).toEqual(['B']);
  expect(router.state.location.search).toEqual({ products: 'B' });
});

test('a list taken from the device is not saved again, so that it cannot undo a later change in another tab', async () => {
  const list = [{ sku: 'A', name: 'Name as saved' }];
  saveCompared(list);
  const { names } = await open('/compare');
  expect(names()).toEqual(['Tile A']);
  expect(readCompared()).toEqual(list);
});
