// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { STORE_VIEWS } from '#contract/testing/store-views.ts';
import { RouterProvider } from '#storefront/platform/navigation/router-provider.tsx';
import { routerOf } from '#storefront/platform/testing/router.tsx';
import { during, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import Switchers from './switchers.tsx';

const storeViews = [STORE_VIEWS.CA_EN, { ...STORE_VIEWS.CA_FR, categorySuffix: '.htm', productSuffix: '.php' }];

let rendered: Rendered | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await rendered?.unmount();
});

test.each([
  ['a category', 'category', '/tiles', '/CA_FR/tiles.htm'],
  ['a product', 'product', '/oak.html', '/CA_FR/oak.php'],
  ['any other page', 'cms', '/about.html', '/CA_FR/about.html'],
])('[ST-12][ST-13][ST-14] %s is opened in the chosen store', async (_what, kind, address, expected) => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const router = routerOf(Switchers, { address, routes: [{ path: '$', load: () => Promise.resolve({ kind }) }] });
  await router.load();
  rendered = await render(<RouterProvider router={router} />, { ...(await testPlatform()), storeViews });
  await during(() => rendered?.container.querySelector<HTMLElement>('[aria-controls]')?.click());
  await during(() => rendered?.container.querySelector<HTMLElement>('li:last-child button')?.click());
  expect(assign.mock.calls).toEqual([[expected]]);
});
