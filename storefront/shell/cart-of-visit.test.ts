import '#storefront/testing/window.ts';
import type { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TypedDocument } from '#contract/typed-document.ts';
import { GetItemCountDocument } from '#storefront/features/cart/api/get-item-count.graphql.ts';
import { SetShippingAddressDocument } from '#storefront/features/checkout/api/set-shipping-address.graphql.ts';
import { SnowdogMenusDocument } from '#storefront/features/mega-menu/get-navigation-menu.graphql.ts';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { rememberView, viewHistory } from '#storefront/platform/browser-storage/histories.ts';
import { createQueryClient } from '#storefront/platform/commerce/query-client.ts';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { GetCustomerDetailsDocument } from '#storefront/platform/session/get-customer-details.graphql.ts';
import { toastStore } from '#storefront/platform/toasts/toast-store.ts';
import { newCustomer, orderOnOtherDevice } from '#storefront/testing/other-device.ts';
import { livePlatform } from '#storefront/testing/live-platform.ts';
import { openLiveShop, type LiveShop } from '#storefront/testing/live-shop.ts';
import { addToCartOf } from './add-to-cart.ts';
import { cartOfVisit } from './cart-of-visit.ts';

let shop: LiveShop;
beforeAll(async () => {
  shop = await openLiveShop();
});
afterAll(() => shop.close());

beforeEach(() => localStorage.clear());

test('[CL-10] [ER-06] a product page reports that no cart could be created, and shows no added item', async () => {
  browserStorage.set('cartId', 'x'.repeat(32));
  const platform = await livePlatform(shop, 'CA_FR');
  const add = addToCartOf(platform, cartOfVisit(platform, createQueryClient()));
  shop.lose('createCart');
  await expect(add({ sku: 'TILE', name: 'Carreau', quantity: 1 })).rejects.toThrow(
    'Impossible de créer le panier. Rien n’a été ajouté; veuillez réessayer dans un instant.',
  );
  await expect(add({ sku: 'LAST', name: 'Boîte', quantity: 2 })).rejects.toThrow(
    'Le stock ne suffit pas pour cette quantité.',
  );
});

test('of several products names the ones that could not be added', async () => {
  const platform = await livePlatform(shop);
  const { store, actions } = cartOfVisit(platform, createQueryClient());
  const others = [{ sku: 'LAST', name: 'Last box', quantity: 99 }];
  await expect(
    addToCartOf(platform, { store, actions })({ sku: 'TILE', name: 'Tile', quantity: 1, others }),
  ).rejects.toThrow(/^Last box – /);
});

test('[LK-04] a product page stores the picture of an added item', async () => {
  const platform = await livePlatform(shop);
  await addToCartOf(
    platform,
    cartOfVisit(platform, createQueryClient()),
  )({ sku: 'TILE', name: 'Tile', quantity: 1, image: { url: '/t.webp', label: 'T' } });
  expect(browserStorage.get('imagesBySku')).toEqual({ TILE: { url: '/t.webp', label: 'T' } });
});

const known = async (
  platform: Platform,
  queryClient: QueryClient,
  document: TypedDocument<unknown, object>,
): Promise<void> => {
  const options = queryOptionsFor(platform, document, { cartId: 'c' });
  await queryClient.fetchQuery({ ...options, queryFn: async () => ({}) });
};

test('[CL-07] [NT-08] [NT-09] [SI-11] adding to a cart that was ordered elsewhere signs the customer out, reports it, and adds to a new cart', async () => {
  const platform = await livePlatform(shop);
  const token = await newCustomer(shop);
  const headers = { authorization: `Bearer ${token}` };
  platform.session.setToken(token);
  const queryClient = createQueryClient();
  for (const document of [
    GetItemCountDocument,
    SetShippingAddressDocument,
    GetCustomerDetailsDocument,
    SnowdogMenusDocument,
  ])
    await known(platform, queryClient, document as TypedDocument<unknown, object>);
  const cart = cartOfVisit(platform, queryClient);
  await cart.actions.addItem({ sku: 'TILE', quantity: 1 });
  const old = browserStorage.get<string>('cartId') ?? '';
  await orderOnOtherDevice(shop, old, headers);
  for (const key of [
    'shipping_address',
    'billing_address',
    'paymentMethod',
    'guest_shipping_data',
    'authorize_net_cc',
    'last_order',
    'query-cache-CA_EN',
  ])
    browserStorage.set(key, { some: 'thing' });
  rememberView('TILE');

  await cart.actions.addItem({ sku: 'CHEAP', quantity: 2 });

  expect(platform.session.token()).toBeUndefined();
  const { errors } = await shop.execute('{ customer { email } }', {}, headers);
  expect(errors?.[0]?.extensions?.category).toBe('graphql-authorization');
  expect(browserStorage.keys().sort()).toEqual(['cart', 'cartId']);
  expect(viewHistory()).toEqual([]);
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[2]),
  ).toEqual(['snowdogMenus']);
  expect(toastStore.getState().toasts.map(({ message }) => message)).toEqual([
    'You were signed out: the cart on this device could no longer be used with your account.',
  ]);
  expect(cart.store.getState().details?.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([['CHEAP', 2]]);
  expect(browserStorage.get('cartId')).not.toBe(old);
});
