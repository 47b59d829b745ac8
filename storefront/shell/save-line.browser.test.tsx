import { useEffect, useState, type ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { RouterContext } from '#storefront/platform/navigation/router-context.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { ToastRegion } from '#storefront/platform/toasts/toast-region.tsx';
import { page as cartPage } from '#storefront/routes/pages/cart.tsx';
import { show } from '#storefront/testing/browser.tsx';

const money = (value: number) => ({ value, currency: 'CAD' });
const line = (uid: string, sku: string, more = {}) => ({
  __typename: 'SimpleCartItem',
  id: uid,
  uid,
  quantity: 4,
  is_available: true,
  max_qty: 40,
  errors: null,
  prices: { price: money(50), row_total: money(200), total_item_discount: null },
  product: {
    uid: sku,
    sku,
    name: sku,
    url_key: sku,
    url_suffix: '.html',
    stock_status: 'IN_STOCK',
    image: null,
    thumbnail: null,
    custom_attributesV2: { items: [] },
  },
  ...more,
});
const variant = {
  __typename: 'ConfigurableCartItem',
  configurable_options: [{ configurable_product_option_value_uid: 'a', option_label: 'Size', value_label: '24 × 24' }],
  configured_variant: {
    sku: 'LUM-24',
    stock_status: 'IN_STOCK',
    image: null,
    thumbnail: null,
    custom_attributesV2: null,
  },
};

/** A shop with a cart of a tile in a size, a plank and a sample. */
const shop = () => {
  let items = [line('1', 'LUM', variant), line('2', 'QRL'), line('3', 'QRL-SMP')];
  const removed: unknown[] = [];
  return {
    removed,
    replies: {
      removeItem: (variables: { itemUid?: string }) => {
        removed.push(variables);
        items = items.slice(1);
        return { removeItemFromCart: { cart: { id: 'c' } } };
      },
      GetCart: () => ({
        cart: { id: 'c', total_quantity: 9, applied_coupons: null, items, prices: null, shipping_addresses: [] },
      }),
    },
  };
};

const saved = () => JSON.parse(localStorage.getItem('TESSERA__wishlist') ?? '{"value":[]}').value;
const hold = (key: string, value: unknown): void =>
  localStorage.setItem(`TESSERA__${key}`, JSON.stringify({ value, timeStored: Date.now() }));
/** The page as its route has it. */
const CartRoute = () => {
  const platform = usePlatform();
  const [rendered, renderView] = useState<ReactNode>();
  useEffect(() => {
    const context = { platform } as RouterContext;
    void cartPage.open({ context, search: {}, params: {} }).then((opened) => renderView(opened.render()));
  }, [platform]);
  return rendered;
};
const opened = (responses: Record<string, unknown>) =>
  show(
    <>
      <CartRoute />
      <ToastRegion />
    </>,
    { responses },
  );

beforeEach(() => {
  localStorage.clear();
  hold('cartId', 'c');
});

test('saving a line for later moves it with its variant and quantity from the cart to the wishlist', async () => {
  const { replies, removed } = shop();
  const { router } = await opened(replies);
  await page.getByRole('button', { name: 'Save LUM for later' }).click();
  await expect.element(page.getByText('LUM moved from your cart to your wishlist, on this device.')).toBeVisible();
  expect(saved()).toEqual([{ sku: 'LUM', variantSku: 'LUM-24', quantity: 4 }]);
  expect([removed.length, page.getByRole('button', { name: 'Save LUM for later' }).elements().length]).toEqual([1, 0]);
  await page.getByRole('button', { name: 'See it' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/wishlist');
});

test('if the wishlist is full, the line stays in the cart with a message; samples cannot be saved', async () => {
  hold(
    'wishlist',
    Array.from({ length: 100 }, (_, n) => ({ sku: `S${n}`, quantity: 1 })),
  );
  const { replies, removed } = shop();
  await opened(replies);
  await page.getByRole('button', { name: 'Save QRL for later' }).click();
  await expect.element(page.getByText(/wishlist is full at 100 products/)).toBeVisible();
  expect(removed).toEqual([]);
  expect(page.getByRole('button', { name: 'Save QRL-SMP for later' }).elements()).toEqual([]);
});
