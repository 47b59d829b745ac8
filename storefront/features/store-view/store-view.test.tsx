// @vitest-environment happy-dom
import { routerOf } from '#storefront/platform/testing/router.tsx';
import { RouterProvider } from '#storefront/platform/navigation/router-provider.tsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { during, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import type { StoreView } from '#contract/store-views.ts';
import { SAMPLE_VIEWS, STORE_VIEWS } from '#contract/testing/store-views.ts';
import { StoreSwitcher } from './store-switcher.tsx';
import { addressInStore, type PageKind } from './switch-store.ts';

const here = { path: '/lumen.html', search: '?page=2', pageKind: undefined };

let rendered: Rendered | undefined;
beforeEach(() => localStorage.clear());
afterEach(async () => {
  vi.restoreAllMocks();
  await rendered?.unmount();
});

type Place = { address?: string; pageKind?: PageKind };

const renderPicker = async (
  storeViews = SAMPLE_VIEWS,
  { address = '/cart?x=1', pageKind }: Place = {},
): Promise<HTMLElement> => {
  const router = routerOf(() => <StoreSwitcher pageKind={pageKind} />, { address });
  await router.load();
  rendered = await render(<RouterProvider router={router} />, { ...(await testPlatform()), storeViews });
  return rendered.container;
};

/** Chooses a store in the menu; returns the URLs it navigates to. */
const choose = async (name: string, storeViews?: readonly StoreView[], place?: Place): Promise<unknown[]> => {
  await rendered?.unmount();
  const assign = vi
    .spyOn(window.location, 'assign')
    .mockClear()
    .mockImplementation(() => undefined);
  const container = await renderPicker(storeViews, place);
  await during(() => container.querySelector('button')?.click());
  const items = [...container.querySelectorAll<HTMLElement>('li button')];
  await during(() => items.find(({ textContent }) => textContent === name)?.click());
  expect(container.querySelectorAll('li')).toHaveLength(0);
  return assign.mock.calls.flat();
};

test('[ST-01] shows the switcher only if several stores are available', async () => {
  expect((await renderPicker()).querySelector('button')).not.toBeNull();
  await rendered?.unmount();
  expect((await renderPicker([STORE_VIEWS.CA_EN])).querySelector('button')).toBeNull();
});

test('[ST-03][ST-05] the button opens and closes the menu, which lists the stores', async () => {
  const container = await renderPicker();
  const trigger = container.querySelector('button');
  await during(() => trigger?.click());
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Canada (EN)',
    'Canada (FR)',
    'USA',
  ]);
  await during(() => trigger?.click());
  expect(container.querySelectorAll('li')).toHaveLength(0);
});

test('[ST-04][EN-22] an entry has the flag of its country, its name, and whether it is the current store', async () => {
  const british = { ...STORE_VIEWS.CA_EN, code: 'GB', label: 'United Kingdom', countryId: 'GB' };
  const container = await renderPicker([STORE_VIEWS.CA_EN, STORE_VIEWS.US_EN, british]);
  await during(() => container.querySelector('button')?.click());
  const entries = [...container.querySelectorAll('li button')].map((entry) => [
    entry.textContent,
    entry.getAttribute('lang'),
    entry.getAttribute('aria-current'),
    entry.querySelector('img')?.getAttribute('src'),
  ]);
  expect(entries).toEqual([
    ['Canada (EN)', 'en-CA', 'true', '/flags/ca.svg'],
    ['USA', 'en-US', null, '/flags/us.svg'],
    ['United Kingdom', 'en-CA', null, undefined],
  ]);
});

test('[ST-06] choosing the current store does nothing', async () => {
  expect(await choose('Canada (EN)')).toEqual([]);
  expect(browserStorage.keys()).toEqual([]);
});

test('[ST-07][ST-08] choosing a store of another group clears the cart id and the sign-in token', async () => {
  browserStorage.set('cartId', 'abc');
  browserStorage.set('signin_token', 'def');
  expect(await choose('USA')).toEqual(['/US_EN/cart?x=1']);
  expect([browserStorage.get('cartId'), browserStorage.get('signin_token')]).toEqual([undefined, undefined]);
});

test('[ST-09] choosing a store of the same group keeps both in storage', async () => {
  browserStorage.set('cartId', 'abc');
  browserStorage.set('signin_token', 'def');
  expect(await choose('Canada (FR)')).toEqual(['/CA_FR/cart?x=1']);
  expect([browserStorage.get('cartId'), browserStorage.get('signin_token')]).toEqual(['abc', 'def']);
  expect(browserStorage.get('store_view_code')).toBe('CA_FR');
});

test('[ST-10][ST-11][ST-14] the URL contains the store code, except for CA_EN, and retains path and query', () => {
  expect(addressInStore(here, STORE_VIEWS.CA_EN, STORE_VIEWS.CA_FR)).toBe('/CA_FR/lumen.html?page=2');
  expect(addressInStore(here, STORE_VIEWS.CA_FR, STORE_VIEWS.CA_EN)).toBe('/lumen.html?page=2');
  expect(addressInStore({ ...here, path: '/', search: '' }, STORE_VIEWS.CA_EN, STORE_VIEWS.US_EN)).toBe('/US_EN');
});

test('[ST-12][ST-13] URLs of category and product pages get the suffix of the new store', async () => {
  const other = { ...STORE_VIEWS.US_EN, categorySuffix: '.htm', productSuffix: '.php' };
  const chosen = (address: string, pageKind: PageKind) =>
    choose('USA', [STORE_VIEWS.CA_EN, other], { address, pageKind });
  expect(await chosen('/tiles?page=2', 'CATEGORY')).toEqual(['/US_EN/tiles.htm?page=2']);
  expect(await chosen('/a.html.html', 'PRODUCT')).toEqual(['/US_EN/a.html.php']);
  expect(await chosen('/a.html', undefined)).toEqual(['/US_EN/a.html']);
  expect(addressInStore({ path: '/tiles.htm', search: '', pageKind: 'CATEGORY' }, other, STORE_VIEWS.CA_EN)).toBe(
    '/tiles',
  );
});

test('[MD-13][MD-15] locks page scrolling while the menu is open; a mousedown outside or Escape closes it', async () => {
  const container = await renderPicker();
  const trigger = container.querySelector('button');
  await during(() => trigger?.click());
  expect(document.body.hasAttribute('data-scroll-lock')).toBe(true);
  await during(() => document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  expect([container.querySelectorAll('li').length, document.body.hasAttribute('data-scroll-lock')]).toEqual([0, false]);
  await during(() => trigger?.click());
  await during(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  expect([container.querySelectorAll('li').length, document.activeElement === trigger]).toEqual([0, true]);
});
