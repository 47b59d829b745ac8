import type { Page } from '@playwright/test';
import { sendGraphql } from './account.ts';
import { expect, type StoreView } from './shop.ts';

/** In stock in all store views, without options. */
const TILE = 'TVL-WAL';

type Cart = { id: string };

/** The customer's cart, or a new guest cart without a token. */
const openCart = async (page: Page, view: StoreView, token: string | undefined): Promise<string> => {
  if (!token)
    return (
      (await sendGraphql(page, view, 'mutation { createGuestCart { cart { id } } }', {})).createGuestCart as {
        cart: Cart;
      }
    ).cart.id;
  return ((await sendGraphql(page, view, '{ customerCart { id } }', {}, token)).customerCart as Cart).id;
};

/**
 * Adds a tile to the cart over the API, for all pages opened from now on. Journeys about adding to the cart use the
 * page instead.
 */
export const haveInCart = async (page: Page, view: StoreView, token?: string, sku = TILE): Promise<void> => {
  const cart = await openCart(page, view, token);
  const { addProductsToCart } = await sendGraphql(
    page,
    view,
    'mutation ($cart: String!, $sku: String!) { addProductsToCart(cartId: $cart, cartItems: [{ sku: $sku, quantity: 1 }]) { user_errors { message } } }',
    { cart, sku },
    token,
  );
  expect(addProductsToCart).toEqual({ user_errors: [] });
  if (new URL(page.url()).protocol === 'about:') await page.goto('/health/ready');
  await page.evaluate(
    (value) => localStorage.setItem('TESSERA__cartId', JSON.stringify({ value, timeStored: Date.now() })),
    cart,
  );
};
