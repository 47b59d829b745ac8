// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { during, eventually, render, testPlatform } from '#storefront/testing/render.tsx';
import { refuseCookies, refuseStorage } from '#storefront/testing/refused-storage.ts';
import { CartPage } from './cart-page.tsx';
import { openPage, type MemoryPage } from './testing/memory-page.tsx';
import { openMemoryShop, type MemoryShop } from './testing/memory-shop.ts';
import styles from './cart-page.module.css';

let shop: MemoryShop;
let page: MemoryPage;
const allow: (() => void)[] = [];
/** As the document's first script notes it. */
const { dataset } = document.documentElement;
beforeEach(() => {
  for (const key of browserStorage.keys()) browserStorage.remove(key);
  delete dataset['returning'];
  shop = openMemoryShop();
});
afterEach(async () => {
  for (const restore of allow.splice(0)) restore();
  vi.restoreAllMocks();
  await page.unmount();
});

const open = async (...holds: string[]): Promise<void> => {
  page = await openPage(shop, <CartPage />, { holds });
  await eventually(() => page.container.querySelectorAll('li').length === holds.length);
};
const cart = () => shop.carts.get(browserStorage.get<string>('cartId') ?? '')!;
const isLoading = (): boolean => page.container.querySelector('[aria-busy="true"]') !== null;
const look = (isHidden: boolean): Promise<void> => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  return during(() => document.dispatchEvent(new Event('visibilitychange')));
};

test('while the cart is being fetched the page says so, and does not call it empty', async () => {
  const resume = shop.pause('GetCart');
  browserStorage.set('cartId', shop.fill(undefined, 'TILE'));
  dataset['returning'] = '';
  page = await openPage(shop, <CartPage />);
  expect([isLoading(), page.text()]).toEqual([true, 'Your cartFetching your cart…']);
  resume();
  await eventually(() => !isLoading());
  expect(page.quantities()).toEqual(['1']);
});

test('a browser that keeps no cart hears so before its scripts have asked', async () => {
  page = await openPage(shop, <CartPage />);
  page.cart.store.setState({ isReady: false });
  await eventually(() => page.text().includes('Your cart is empty'));
  expect(isLoading()).toBe(false);
});

test('an empty cart promises thirty days only where the browser saves the cart', async () => {
  page = await openPage(shop, <CartPage />);
  await eventually(() => page.text().includes('thirty days'));
  await page.unmount();
  allow.push(refuseStorage());
  page = await openPage(shop, <CartPage />);
  await eventually(() => page.text().includes('thirty days'));
  await page.unmount();
  allow.push(refuseCookies());
  page = await openPage(shop, <CartPage />);
  await eventually(() => page.text().includes('Find a tile you love.'));
  expect(page.text()).not.toContain('thirty days');
});

test('[CL-01] where the browser refuses storage, what was added is in the cart, and after a reload by a cookie', async () => {
  allow.push(refuseStorage());
  page = await openPage(shop, <CartPage />);
  await during(() => page.cart.actions.addItem({ sku: 'TILE', quantity: 2 }));
  await during(() => page.cart.actions.restore());
  expect([page.quantities(), page.text()]).toEqual([['2'], expect.not.stringContaining('does not save')]);
  await page.unmount();
  page = await openPage(shop, <CartPage />);
  await eventually(() => page.quantities().length === 1);
  expect(page.quantities()).toEqual(['2']);
});

test('[CL-01] where it refuses cookies, too, what was added is in the cart, which says how long', async () => {
  allow.push(refuseStorage());
  allow.push(refuseCookies());
  page = await openPage(shop, <CartPage />);
  await during(() => page.cart.actions.addItem({ sku: 'TILE', quantity: 2 }));
  await during(() => page.cart.actions.restore());
  expect([page.quantities(), page.text()]).toEqual([
    ['2'],
    expect.stringContaining('Your browser does not save your cart. It lasts until you close or reload this page.'),
  ]);
});

test('an empty cart says so and links to the products', async () => {
  await open();
  await eventually(() => page.text().includes('Your cart is empty'));
  expect(page.container.querySelector('a')?.getAttribute('href')).toBe('/manufactured-tiles');
  // Where scripts are off it cannot know.
  expect(page.container.querySelector('noscript')).not.toBeNull();
  expect([page.text(), shop.operations()]).toEqual([
    expect.stringContaining('for thirty days.Browse the collection'),
    [],
  ]);
});

test('while a lost cart is being replaced the page does not call it empty', async () => {
  await open('TILE');
  shop.order(cart().id);
  const resume = shop.pause('GetCart');
  await page.press('Remove TILE from the cart', isLoading);
  expect(page.text()).not.toContain('Your cart is empty');
  resume();
  await eventually(() => page.text().includes('Your cart is empty'));
  const alert = page.container.querySelector('h1 ~ [role="alert"]');
  expect(alert?.className).toBe(styles['loss']);
});

test('a cart whose last line was removed is empty', async () => {
  await open('TILE');
  await page.press('Remove TILE from the cart', () => page.text().includes('Your cart is empty'));
  expect(page.text()).not.toContain('Summary');
  expect(page.container.querySelector('h1 ~ [role="alert"]')?.hasAttribute('class')).toBe(false);
});

test('a cart that cannot be fetched says so, and a retry fetches it; one already shown stays', async () => {
  shop.lose('GetCart');
  await open();
  browserStorage.set('cartId', shop.fill(undefined, 'TILE'));
  await page.unmount();
  await open();
  await eventually(() => page.text().includes('We could not load your cart.'));
  shop.lose('GetCart');
  await page.press('Try again');
  expect(page.text()).toContain('We could not load your cart.');
  await page.press('Try again', () => page.quantities().length === 1);
  expect(page.text()).not.toContain('We could not load');
  shop.lose('GetCart');
  await look(false);
  expect(page.quantities()).toEqual(['1']);
});

test('a line that is out of stock, or short, blocks checkout', async () => {
  await open('TILE', 'CHEAP');
  const isShut = (): boolean | undefined => page.button('Check out')?.disabled;
  expect([isShut(), page.container.querySelector('a[href="/checkout"]')]).toEqual([undefined, expect.anything()]);
  shop.goods[0]!.isOff = true;
  await look(false);
  await eventually(isShut);
  shop.goods[0]!.isOff = false;
  cart().lines[1]!.quantity = 51;
  await look(false);
  await eventually(() => page.text().includes('Only 50 left'));
  expect(isShut()).toBe(true);
  cart().lines[1]!.quantity = 50;
  await look(false);
  await eventually(() => isShut() === undefined);
});

test('the cart is refetched whenever the page becomes visible again, but not after it was unmounted', async () => {
  await open('TILE');
  shop.forget();
  await look(true);
  expect(shop.operations()).toEqual([]);
  await look(false);
  await look(false);
  expect(shop.operations()).toEqual(['GetCart', 'GetCart']);
  await page.unmount();
  await look(false);
  expect(shop.operations()).toEqual(['GetCart', 'GetCart']);
});

test('a visitor can continue shopping', async () => {
  await open('TILE');
  expect(
    [...page.container.querySelectorAll('a')]
      .find(({ textContent }) => textContent === 'Continue shopping')
      ?.getAttribute('href'),
  ).toBe('/');
});

test('the parts of the cart’s pages stand within its provider', async () => {
  await open();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(render(<CartPage />, await testPlatform())).rejects.toThrow('CartProvider is missing');
});
