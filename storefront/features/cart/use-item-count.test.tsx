// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { during, eventually } from '#storefront/testing/render.tsx';
import { inOtherTab } from '#storefront/testing/other-tab.ts';
import { CartProvider } from './cart-context.tsx';
import { openPage, type MemoryPage } from './testing/memory-page.tsx';
import { openMemoryShop, type MemoryShop } from './testing/memory-shop.ts';
import { useItemCount } from './use-item-count.ts';

const Badge = () => <>{useItemCount() ?? 'unknown'}</>;

let shop: MemoryShop;
let page: MemoryPage;
beforeEach(() => {
  localStorage.clear();
  shop = openMemoryShop();
});
afterEach(() => page.unmount());
const open = async (...holds: string[]): Promise<void> => {
  page = await openPage(shop, <Badge />, { holds });
};

test('[CT-04] fetches only the stored cart’s item count if no page shows the cart', async () => {
  await open('TILE', 'LAST');
  expect([page.text(), shop.sent.map(({ operation, variables }) => [operation, variables])]).toEqual([
    '2',
    [['getItemCount', { cartId: browserStorage.get('cartId') }]],
  ]);
});

test('sends no request without a cart, and the count is unknown', async () => {
  await open();
  expect([page.text(), shop.operations()]).toEqual(['unknown', []]);
});

test('adding and removing an item updates the count', async () => {
  await open('TILE');
  await during(() => page.cart.actions.addItem({ sku: 'CHEAP', quantity: 3 }));
  expect(page.text()).toBe('4');
  shop.forget();
  await during(() => page.cart.actions.removeCart());
  await eventually(() => page.text() === '0');
  expect(shop.operations()).toEqual([]);
});

test('updates the count from another tab without a request; a removed cart has a count of zero', async () => {
  await open('TILE');
  shop.forget();
  await during(() => inOtherTab(() => browserStorage.set('cart', { totalQuantity: 7 })));
  expect(page.text()).toBe('7');
  await during(() => inOtherTab(() => browserStorage.remove('cart')));
  expect([page.text(), shop.operations()]).toEqual(['0', []]);
});

test('keeps the known count if the cart page fails to fetch the cart', async () => {
  await open('TILE', 'LAST');
  shop.lose('GetCart');
  await during(() => page.cart.actions.restore());
  expect(page.text()).toBe('2');
});

test('does not fetch the count if the whole cart is known', async () => {
  page = await openPage(shop, null, { holds: ['TILE', 'LAST'] });
  await during(() => page.cart.actions.restore());
  shop.forget();
  await page.rerender(
    <CartProvider cart={page.cart}>
      <Badge />
    </CartProvider>,
  );
  expect([page.text(), shop.operations()]).toEqual(['2', []]);
});

test('a count that cannot be fetched stays unknown', async () => {
  browserStorage.set('cartId', 'cart-0');
  page = await openPage(shop, <Badge />);
  expect(page.text()).toBe('unknown');
});
