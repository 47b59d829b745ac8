import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { WishAction } from '#storefront/platform/product-data/product-actions.tsx';
import { ToastRegion } from '#storefront/platform/toasts/toast-region.tsx';
import { createSession } from '#storefront/platform/session/session.ts';
import { show } from '#storefront/testing/browser.tsx';
import { WishlistScreen } from './wishlist-screen.tsx';

const card = (sku: string, name: string, more = {}) => ({
  __typename: 'SimpleProduct',
  uid: sku,
  sku,
  name,
  url_key: name.toLowerCase(),
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  small_image: null,
  media_gallery: [],
  price_range: {
    minimum_price: { regular_price: { value: 5, currency: 'CAD' }, final_price: { value: 5, currency: 'CAD' } },
    maximum_price: { final_price: { value: 5, currency: 'CAD' } },
  },
  custom_attributesV2: { items: [] },
  ...more,
});
const choices = {
  __typename: 'ConfigurableProduct',
  variants: [],
  configurable_options: [{ attribute_code: 'size', values: [{ uid: 'a' }, { uid: 'b' }] }],
};
const products = { products: { items: [card('VER', 'Verdance'), card('LUM', 'Lumen', choices)] } };
const responses = { getNamedProducts: products, getSamples: { samples: null } };
const keep = (wishes: readonly object[]): void =>
  localStorage.setItem('TESSERA__wishlist', JSON.stringify({ value: wishes, timeStored: Date.now() }));
const saved = () => JSON.parse(localStorage.getItem('TESSERA__wishlist') ?? '{"value":[]}').value;

beforeEach(() => localStorage.clear());

test('the heart of a card adds the product to the wishlist in the browser and removes it; it is above the card’s link', async () => {
  const { router } = await show(
    <>
      <article>
        <h2>Verdance</h2>
        <WishAction sku="VER" name="Verdance" />
      </article>
      <main>
        <h1>Lumen</h1>
        <WishAction sku="LUM" variantSku="LUM-2" name="Lumen" hasWords />
      </main>
      <ToastRegion />
    </>,
    { responses },
  );
  const heart = page.getByRole('button', { name: 'Verdance: on my wishlist' });
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  const { width, height } = heart.element().getBoundingClientRect();
  expect([width >= 44, height >= 44]).toEqual([true, true]);
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  expect(saved()).toEqual([{ sku: 'VER', quantity: 1 }]);
  await expect.element(page.getByText('On your wishlist, on this device.')).toBeVisible();
  const other = page.getByRole('button', { name: 'Lumen: on my wishlist' });
  await expect.element(other).toHaveTextContent('Add to my wishlist');
  await other.click();
  await expect.element(other).toHaveTextContent('On my wishlist');
  expect(saved()[0]).toEqual({ sku: 'LUM', variantSku: 'LUM-2', quantity: 1 });
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'See it' }).first().click();
  await expect.poll(() => router.state.location.pathname).toBe('/wishlist');
});

test('shows available products, names unavailable ones, and offers to choose options first', async () => {
  keep([
    { sku: 'VER', quantity: 1 },
    { sku: 'LUM', quantity: 1 },
    { sku: 'OLD', quantity: 1 },
  ]);
  const { container } = await show(<WishlistScreen />, { responses });
  await expect.element(page.getByText('3 products')).toBeVisible();
  await expect.element(page.getByText('A product on this list is no longer sold (OLD).')).toBeVisible();
  const links = [...container.querySelectorAll('footer a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([['Choose size and finish', '/lumen.html']]);
  expect(page.getByRole('button', { name: 'Move Verdance to the cart' }).elements()).toHaveLength(1);
  await page.getByRole('button', { name: 'Take OLD off the wishlist' }).click();
  await expect.element(page.getByText('2 products')).toHaveFocus();
  await expect.element(page.getByText('This list is kept on this device.', { exact: false })).toBeVisible();
});

test('products moved to the cart leave the list; refused ones stay, with the reason', async () => {
  keep([{ sku: 'VER', quantity: 2 }]);
  const cart = { id: 'c', total_quantity: 0, items: [], prices: null, shipping_addresses: [] };
  let refusal: object[] = [{ code: 'INSUFFICIENT_STOCK', message: 'This product is out of stock.' }];
  await show(<WishlistScreen />, {
    responses: {
      ...responses,
      createCart: { cartId: 'c' },
      addItem: () => ({ addProductsToCart: { user_errors: refusal } }),
      GetCart: { cart },
    },
  });
  const button = page.getByRole('button', { name: 'Move Verdance to the cart' });
  await button.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('There is not enough stock for that quantity.');
  expect(saved()).toHaveLength(1);
  refusal = [];
  await button.click();
  await expect.element(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  expect(saved()).toEqual([]);
});

test('an empty list explains how to fill it, links to products, and asks a guest to sign in', async () => {
  await show(<WishlistScreen />, { responses });
  await expect.element(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await expect.element(page.getByText('Press the heart on any product to keep it here.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Continue shopping' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('retries a customer’s list that cannot be fetched', async () => {
  const session = createSession();
  session.setToken('token');
  let isDown = true;
  await show(<WishlistScreen />, {
    platform: { session },
    responses: {
      ...responses,
      getWishes: () =>
        isDown ? new Error('down') : { customer: { wishlists: [{ id: '5', items_v2: { items: [] } }] } },
    },
  });
  await expect.element(page.getByText('Your wishlist could not be reached', { exact: false })).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
});

test('[AA-08] a customer’s heart is busy until the account’s list is loaded, then pressed', async () => {
  const session = createSession();
  session.setToken('token');
  let response: (value: object) => void = () => undefined;
  await show(
    <article>
      <h2>Verdance</h2>
      <WishAction sku="VER" name="Verdance" />
    </article>,
    {
      platform: { session },
      responses: { ...responses, getWishes: () => new Promise((resolve) => (response = resolve)) },
    },
  );
  const heart = page.getByRole('button', { name: 'Verdance: on my wishlist' });
  await expect.element(heart).toHaveAttribute('aria-busy', 'true');
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  const items = [{ __typename: 'SimpleWishlistItem', id: '1', quantity: 1, product: { sku: 'VER' } }];
  response({ customer: { wishlists: [{ id: '5', items_v2: { items } }] } });
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.element(heart).not.toHaveAttribute('aria-busy');
});
