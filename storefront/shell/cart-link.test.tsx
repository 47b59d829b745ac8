// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPage, type MemoryPage } from '#storefront/features/cart/testing/memory-page.tsx';
import { openMemoryShop } from '#storefront/features/cart/testing/memory-shop.ts';
import { during } from '#storefront/testing/render.tsx';
import { CartLink } from './cart-link.tsx';

let page: MemoryPage;
beforeEach(() => localStorage.clear());
afterEach(() => page.unmount());

test('[CT-01] the badge in the header shows the number of items in the cart', async () => {
  page = await openPage(openMemoryShop(), <CartLink />, { holds: ['TILE', 'LAST'] });
  const link = () => page.container.querySelector('a');
  expect([link()?.getAttribute('aria-label'), page.text()]).toEqual(['Cart, 2 items', '2']);
  await during(() => page.cart.actions.addItem({ sku: 'CHEAP', quantity: 3 }));
  expect(page.text()).toBe('5');
});
