import '#storefront/testing/window.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { viewHistory } from '#storefront/platform/browser-storage/histories.ts';
import { createQueryClient } from '#storefront/platform/commerce/query-client.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import {
  rememberStoreView,
  storedCurrency,
  storedStoreCode,
} from '#storefront/platform/store-view/stored-store-view.ts';
import { toastStore } from '#storefront/platform/toasts/toast-store.ts';
import { livePlatform } from '#storefront/testing/live-platform.ts';
import { openLiveShop, type LiveShop } from '#storefront/testing/live-shop.ts';
import { createAppRouter } from '../router.tsx';
import { beginVisit } from './visit.ts';

let shop: LiveShop;
let platform: Platform;
let stop: (() => void) | undefined;

beforeAll(async () => {
  shop = await openLiveShop();
  platform = await livePlatform(shop);
  vi.stubGlobal('self', window);
});
afterAll(() => shop.close());
beforeEach(() => localStorage.clear());
afterEach(() => stop?.());

/** A visit that begins at a URL, without rendering; `go` navigates to the next page as if it were rendered. */
const begin = async (address: string, given = platform) => {
  window.history.replaceState(null, '', address);
  const queryClient = createQueryClient();
  const router = createAppRouter({ platform: given, queryClient }, { isServer: false });
  await router.load();
  router.rendered(router.state.shown);
  stop = beginVisit({ router, platform: given, queryClient });
  const go = async (to: string): Promise<void> => {
    await router.navigate(to);
    router.rendered(router.state.shown);
  };
  return { router, queryClient, go };
};

test('[LK-08] stores each viewed product with its date, for the first page of a visit and later ones', async () => {
  const { go } = await begin('/tile.html');
  expect(viewHistory()).toEqual([{ sku: 'TILE', date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }]);
  await go('/stone.html');
  await go('/cart');
  expect(viewHistory().map(({ sku }) => sku)).toEqual(['STONE', 'TILE']);
});

test('[LK-06] stores store view, currency and media URL of the page when a visit begins', async () => {
  await begin('/tile.html');
  expect(['store_view_code', 'store_view_currency'].map((key) => browserStorage.get(key))).toEqual(['CA_EN', 'CAD']);
  expect(browserStorage.get('store_view_secure_base_media_url')).toMatch(/^http.*\/media\/$/);
});

test('[LK-16] responses that are equal for all guests are stored by store view when a page is left, and restored on the next visit', async () => {
  const { queryClient } = await begin('/tile.html');
  const settings = ['CA_EN', 'CAD', 'getStoreConfigData', {}];
  queryClient.setQueryData(settings, { website_name: 'Kept' });
  stop?.();
  expect(browserStorage.keys()).toContain('query-cache-CA_EN');
  const cached = JSON.stringify(browserStorage.get('query-cache-CA_EN'));
  expect([cached.includes('getStoreConfigData'), cached.includes('getProduct')]).toEqual([true, false]);
  const next = createQueryClient();
  const router = createAppRouter({ platform, queryClient: next }, { isServer: false });
  stop = beginVisit({ router, platform, queryClient: next });
  expect(next.getQueryData(settings)).toEqual({ website_name: 'Kept' });
});

test('[LK-16] responses of the French store are stored separately from the English ones', async () => {
  const { queryClient } = await begin('/CA_FR/tile.html', await livePlatform(shop, 'CA_FR'));
  queryClient.setQueryData(['CA_FR', 'CAD', 'getStoreConfigData', {}], { website_name: 'Gardé' });
  stop?.();
  expect(browserStorage.keys().filter((key) => key.startsWith('query-cache-'))).toEqual(['query-cache-CA_FR']);
  const english = await begin('/tile.html');
  expect(JSON.stringify(english.queryClient.getQueryCache().getAll())).not.toContain('Gardé');
});

test('[ST-15] [ST-16] a URL of another store than the stored one stores that store, and reloads a page in another currency', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  rememberStoreView({ code: 'US_EN', currency: 'USD' });
  await begin('/tile.html', { ...platform, currency: 'USD' });
  expect([storedStoreCode(), storedCurrency(), reload.mock.calls.length]).toEqual(['CA_EN', 'CAD', 1]);
  stop?.();
  await begin('/tile.html');
  expect([storedCurrency(), reload.mock.calls.length]).toEqual(['CAD', 1]);
});

test('[TS-17] [TS-18] shows a message when the connection is lost and when it is back', async () => {
  await begin('/tile.html');
  const reported = () => toastStore.getState().toasts.map(({ message }) => message);
  window.dispatchEvent(new Event('offline'));
  expect(reported()).toEqual(['You are offline. Some features may be unavailable.']);
  window.dispatchEvent(new Event('online'));
  expect(reported()[1]).toBe('You are online.');
  for (const { id } of toastStore.getState().toasts) toastStore.remove(id);
});

test('another page receives the focus; on the same page the focus moves only if the focused element is gone', async () => {
  document.body.innerHTML = '<main id="content" tabindex="-1"><input /></main>';
  const { go } = await begin('/tile.html');
  const [main, field] = [document.querySelector('main')!, document.querySelector('input')!];
  field.focus();
  await go('/stone.html');
  expect(document.activeElement).toBe(main);
  field.focus();
  await go('/stone.html?finish=matte');
  expect(document.activeElement).toBe(field);
  field.remove();
  await go('/stone.html?finish=polished');
  expect(document.activeElement).toBe(main);
});
