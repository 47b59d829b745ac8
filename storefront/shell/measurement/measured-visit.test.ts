import '#storefront/testing/window.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from '#storefront/platform/analytics/data-layer.ts';
import { createQueryClient } from '#storefront/platform/commerce/query-client.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { inOtherTab } from '#storefront/testing/other-tab.ts';
import { newCustomer } from '#storefront/testing/other-device.ts';
import { livePlatform } from '#storefront/testing/live-platform.ts';
import { openLiveShop, type LiveShop } from '#storefront/testing/live-shop.ts';
import { routerOf } from '#storefront/platform/testing/router.tsx';
import { cartOfVisit } from '#storefront/shell/cart-of-visit.ts';
import { beginMeasurement } from './begin-measurement.ts';

type Reported = { event: string; eventInfo: Record<string, unknown> };

let shop: LiveShop;
let stop: (() => void) | undefined;
const elsewhere = vi.fn<typeof fetch>();

beforeAll(async () => {
  shop = await openLiveShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  localStorage.clear();
  delete window.adobeDataLayer;
  vi.stubGlobal('fetch', elsewhere);
});
afterEach(() => {
  stop?.();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  elsewhere.mockClear();
});

const entries = (): Entry[] => window.adobeDataLayer ?? [];
const reported = (): Reported[] => entries().filter((entry): entry is Reported & Entry => 'event' in entry);
const names = (): string[] => reported().map(({ event }) => event);
const last = (event: string) => reported().findLast((one) => one.event === event)?.eventInfo ?? {};
const context = (name: string): unknown =>
  entries().findLast((entry) => name in entry && !('event' in entry))?.[name as never];

/** A visit of the page at a URL; only the router is faked. */
const visit = async (parts: Partial<Platform> = {}) => {
  const platform: Platform = { ...(await livePlatform(shop)), ...parts };
  const queryClient = createQueryClient();
  const router = routerOf(() => null, { address: '/faq' });
  stop = beginMeasurement({ router, platform, queryClient });
  return { platform, cart: cartOfVisit(platform, queryClient) };
};

test('[AN-19] [AN-20] [AN-21] without a collector or consent, the data layer contains the back end’s contexts, and nothing is sent or stored', async () => {
  await visit();
  await vi.waitFor(() =>
    expect(context('magentoExtensionContext')).toEqual({
      magentoExtensionVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    }),
  );
  expect(context('storefrontInstanceContext')).toEqual({
    catalogExtensionVersion: expect.any(String),
    environment: expect.any(String),
    environmentId: expect.any(String),
    storeUrl: expect.stringMatching(/^http/),
    baseCurrencyCode: 'CAD',
    storeViewCurrencyCode: 'CAD',
    customerGroup: expect.any(String),
    websiteId: 1,
    websiteCode: 'base',
    websiteName: 'Tessera',
    storeId: 1,
    storeCode: 'main_website_store',
    storeName: 'Tessera Canada',
    storeViewId: 1,
    storeViewCode: 'CA_EN',
    storeViewName: 'CA_EN',
    locale: 'en-CA',
    storefrontTemplate: 'Other',
  });
  expect(elsewhere).not.toHaveBeenCalled();
  expect([Object.keys(localStorage), document.cookie]).toEqual([[], '']);
});

test('with a collector but before a consent choice, the data layer is the same, and nothing is sent', async () => {
  await visit({ analyticsUrl: 'https://collector.test' });
  await vi.waitFor(() => expect(context('storefrontInstanceContext')).toMatchObject({ storeName: 'Tessera Canada' }));
  expect(elsewhere).not.toHaveBeenCalled();
});

test('[AN-14] [AN-15] [RO-04] signing in and out are published, with the customer group', async () => {
  const { platform } = await visit();
  const group = (): unknown => (context('storefrontInstanceContext') as { customerGroup?: string }).customerGroup;
  await vi.waitFor(() => expect(group()).toBeDefined());
  const guests = group();
  platform.session.setToken(await newCustomer(shop));
  expect(names()).toContain('sign-in');
  expect(last('sign-in')).toMatchObject({ shopperContext: { shopperId: 'logged-in' } });
  await vi.waitFor(() => expect(group()).not.toBe(guests));
  platform.session.clearToken();
  expect(last('sign-out')).toMatchObject({ shopperContext: { shopperId: 'guest' } });
  await vi.waitFor(() => expect(group()).toBe(guests));
});

test('[AN-01] [AN-11] [AN-16] adding, changing and removing items are published once each', async () => {
  const { cart } = await visit();
  const cartEvents = () => names().filter((name) => name.endsWith('-cart'));
  const changed = (event: string) =>
    (last(event)['changedProductsContext'] as { items: { product: { sku: string }; quantity: number }[] }).items.map(
      ({ product, quantity }) => [product.sku, quantity],
    );

  await cart.actions.addItem({ sku: 'TILE', quantity: 2 });
  expect(cartEvents()).toEqual(['add-to-cart']);
  expect(changed('add-to-cart')).toEqual([['TILE', 2]]);

  const line = () => cart.store.getState().details?.lines[0] as never;
  await cart.actions.updateItem(line(), 5);
  expect(cartEvents()).toEqual(['add-to-cart', 'add-to-cart', 'update-cart']);
  expect(changed('add-to-cart')).toEqual([['TILE', 3]]);
  expect(last('update-cart')).toMatchObject({ shoppingCartContext: { totalQuantity: 5 } });

  await cart.actions.removeItem(line());
  expect(cartEvents().slice(3)).toEqual(['remove-from-cart']);
  expect(changed('remove-from-cart')).toEqual([['TILE', 5]]);
  expect(last('remove-from-cart')).toMatchObject({ shoppingCartContext: { totalQuantity: 0 } });
});

test('[AN-10] the page that linked to the shop is sent as the referrer of the first page', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/find?q=slate');
  await visit();
  expect(last('referrer-url')).toMatchObject({
    referrerUrlContext: { referrerUrl: expect.stringMatching(/^https:\/\/search\.example\//) },
  });
});

test('a customer signed in when the page opens is measured as such', async () => {
  const platform = await livePlatform(shop);
  platform.session.setToken(await newCustomer(shop));
  await visit({ session: platform.session });
  expect(context('shopperContext')).toEqual({ shopperId: 'logged-in' });
  platform.session.clearToken();
});

test('publishes a summary when a page is hidden or left, and nothing after the end of the visit', async () => {
  const left = (): unknown[] => reported().filter(({ event }) => event === 'page-activity-summary');
  await visit();
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  const before = left().length;
  hidden.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(left()).toHaveLength(before + 1);
  window.dispatchEvent(new Event('pagehide'));
  expect(left()).toHaveLength(before + 2);
  stop?.();
  const all = reported().length;
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('pagehide'));
  expect(reported()).toHaveLength(all);
});

test('publishes a sign-in once, and no sign-out of another tab', async () => {
  const { platform } = await visit();
  platform.session.setToken('here');
  expect(names().filter((name) => name === 'sign-in')).toHaveLength(1);
  await inOtherTab(() => localStorage.removeItem('TESSERA__signin_token'));
  expect([platform.session.isSignedIn(), names().filter((name) => name === 'sign-out')]).toEqual([false, []]);
});

test('[AN-20] without consent, data stored with an earlier consent is removed', async () => {
  localStorage.setItem('tessera_measure_x', '1');
  await visit({ analyticsUrl: 'https://collector.test' });
  expect(localStorage.getItem('tessera_measure_x')).toBeNull();
});

test('shows a note if the browser refuses measurement', async () => {
  document.body.innerHTML = '<p data-refused-by-browser hidden></p>';
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  await visit();
  expect(document.querySelector('[data-refused-by-browser]')?.hasAttribute('hidden')).toBe(false);
});
