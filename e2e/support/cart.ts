import type { Page } from '@playwright/test';
import { ask } from './account.ts';
import { expect, type StoreView } from './shop.ts';

/** Sold everywhere, in stock, without choices. */
const TILE = 'TVL-WAL';

type Cart = { id: string };

/** The cart of whoever is signed in, or a new one of a guest. */
const openCart = async (page: Page, view: StoreView, token: string | undefined): Promise<string> => {
  if (!token)
    return (
      (await ask(page, view, 'mutation { createGuestCart { cart { id } } }', {})).createGuestCart as { cart: Cart }
    ).cart.id;
  return ((await ask(page, view, '{ customerCart { id } }', {}, token)).customerCart as Cart).id;
};

/**
 * Puts a tile into the cart over the API: pages opened from now on have it. Where a journey is about adding, it adds on
 * the page.
 */
export const haveInCart = async (page: Page, view: StoreView, token?: string): Promise<void> => {
  const cart = await openCart(page, view, token);
  const { addProductsToCart } = await ask(
    page,
    view,
    'mutation ($cart: String!, $sku: String!) { addProductsToCart(cartId: $cart, cartItems: [{ sku: $sku, quantity: 1 }]) { user_errors { message } } }',
    { cart, sku: TILE },
    token,
  );
  expect(addProductsToCart).toEqual({ user_errors: [] });
  if (new URL(page.url()).protocol === 'about:') await page.goto('/health/ready');
  await page.evaluate(
    (value) => localStorage.setItem('TESSERA__cartId', JSON.stringify({ value, timeStored: Date.now() })),
    cart,
  );
};
