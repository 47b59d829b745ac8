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

test('shows a loading state while the cart is fetched, instead of the empty cart', async () => {
  const resume = shop.pause('GetCart');
  browserStorage.set('cartId', shop.fill(undefined, 'TILE'));
  dataset['returning'] = '';
  page = await openPage(shop, <CartPage />);
  expect([isLoading(), page.text()]).toEqual([true, 'Your cartFetching your cart…']);
  resume();
  await eventually(() => !isLoading());
  expect(page.quantities()).toEqual(['1']);
});

test('shows the empty cart to a browser without a stored cart before the scripts have loaded it', async () => {
  page = await openPage(shop, <CartPage />);
  page.cart.store.setState({ isReady: false });
  await eventually(() => page.text().includes('Your cart is empty'));
  expect(isLoading()).toBe(false);
});

test('an empty cart mentions the thirty days only if the browser can store the cart', async () => {
  page = await openPage(shop, <CartPage />);
  await eventually(() => page.text().includes('thirty days'));
  await page.unmount();
  allow.push(refuseStorage());
  page = await openPage(shop, <CartPage />);
  await eventually(() => page.text().includes('thirty days'));
  await page.unmount();
  allow.push(refuseCookies());
  page = await openPage(shop, <CartPage />);
  await eventually(() => page.text().includes('Find something you love.'));
  expect(page.text()).not.toContain('thirty days');
});

test('[CL-01] without browser storage, the cart is restored from a cookie after a reload', async () => {
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

test('[CL-01] without storage and cookies, the cart works and shows how long it lasts', async () => {
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

test('an empty cart shows a message and a link to the products', async () => {
  await open();
  await eventually(() => page.text().includes('Your cart is empty'));
  expect(page.container.querySelector('a')?.getAttribute('href')).toBe('/');
  // Where scripts are off it cannot know.
  expect(page.container.querySelector('noscript')).not.toBeNull();
  expect([page.text(), shop.operations()]).toEqual([
    expect.stringContaining('for thirty days.Browse the collectionOr see it at home first: order samples'),
    [],
  ]);
});

test('a shop without samples does not offer them in an empty cart', async () => {
  page = await openPage(shop, <CartPage />, { lacks: 'samples' });
  await eventually(() => page.text().includes('Your cart is empty'));
  expect(page.text()).not.toContain('samples');
});

test('does not show the empty cart while a lost cart is being replaced', async () => {
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

test('shows the empty cart after the last line was removed', async () => {
  await open('TILE');
  await page.press('Remove TILE from the cart', () => page.text().includes('Your cart is empty'));
  expect(page.text()).not.toContain('Summary');
  expect(page.container.querySelector('h1 ~ [role="alert"]')?.hasAttribute('class')).toBe(false);
});

test('shows an error and a retry if the cart cannot be fetched; keeps a cart that was already shown', async () => {
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

test('a line that is out of stock or above the stock blocks checkout', async () => {
  await open('TILE', 'CHEAP');
  const isShut = (): boolean | undefined => page.button('Check out')?.disabled;
  expect([isShut(), page.container.querySelector('a[href="/checkout"]')]).toEqual([undefined, expect.anything()]);
  shop.products[0]!.isOff = true;
  await look(false);
  await eventually(isShut);
  shop.products[0]!.isOff = false;
  cart().lines[1]!.quantity = 51;
  await look(false);
  await eventually(() => page.text().includes('Only 50 left'));
  expect(isShut()).toBe(true);
  cart().lines[1]!.quantity = 50;
  await look(false);
  await eventually(() => isShut() === undefined);
});

test('refetches the cart whenever the page becomes visible, but not after unmounting', async () => {
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

test('links to continue shopping', async () => {
  await open('TILE');
  expect(
    [...page.container.querySelectorAll('a')]
      .find(({ textContent }) => textContent === 'Continue shopping')
      ?.getAttribute('href'),
  ).toBe('/');
});

test('parts of the cart pages throw an error outside the cart provider', async () => {
  await open();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(render(<CartPage />, await testPlatform())).rejects.toThrow('CartProvider is missing');
});
