import '#storefront/testing/window.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { rememberView, viewHistory } from '#storefront/platform/browser-storage/histories.ts';
import { createQueryClient } from '#storefront/platform/commerce/query-client.ts';
import { toastStore } from '#storefront/platform/toasts/toast-store.ts';
import { newCustomer, orderElsewhere } from '#storefront/testing/elsewhere.ts';
import { livePlatform } from '#storefront/testing/live-platform.ts';
import { openLiveShop, type LiveShop } from '#storefront/testing/live-shop.ts';
import { cartOfVisit } from './cart-of-visit.ts';

let shop: LiveShop;
beforeAll(async () => {
  shop = await openLiveShop();
});
afterAll(() => shop.close());

test('[CL-07] adding to a cart that was ordered elsewhere signs a customer out for good, says so, and adds to a new cart', async () => {
  const platform = await livePlatform(shop);
  const token = await newCustomer(shop);
  const headers = { authorization: `Bearer ${token}` };
  platform.session.setToken(token);
  const cart = cartOfVisit(platform, createQueryClient());
  await cart.actions.addItem({ sku: 'TILE', quantity: 1 });
  const old = browserStorage.get<string>('cartId') ?? '';
  await orderElsewhere(shop, old, headers);
  for (const key of ['shipping_address', 'billing_address', 'paymentMethod', 'guest_shipping_data', 'authorize_net_cc', 'last_order', 'query-cache-CA_EN']) browserStorage.set(key, { some: 'thing' });
  rememberView('TILE');

  await cart.actions.addItem({ sku: 'CHEAP', quantity: 2 });

  expect(platform.session.token()).toBeUndefined();
  const { errors } = await shop.ask('{ customer { email } }', {}, headers);
  expect(errors?.[0]?.extensions?.category).toBe('graphql-authorization');
  expect(browserStorage.keys().sort()).toEqual(['cart', 'cartId']);
  expect(viewHistory()).toEqual([]);
  expect(toastStore.getState().toasts.map(({ message }) => message)).toEqual(['You were signed out: the cart on this device could no longer be used with your account.']);
  expect(cart.store.getState().details?.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([['CHEAP', 2]]);
  expect(browserStorage.get('cartId')).not.toBe(old);
});
