// @vitest-environment happy-dom
import { routerOf } from '#storefront/platform/testing/router.tsx';
import type { StoreView } from '#contract/store-views.ts';
import { SAMPLE_VIEWS } from '#contract/testing/store-views.ts';
import { RouterProvider } from '#storefront/platform/navigation/router-provider.tsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADVICE_FLAG, ADVICE_LIFETIME, isAdviceDue } from '#storefront/features/advice/advice-rule.ts';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { during, eventually, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import WebsiteAdvice from './website-advice.tsx';

let rendered: Rendered | undefined;
beforeEach(() => localStorage.clear());
afterEach(async () => {
  await rendered?.unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ROAD = { latitude: 45.5, longitude: -73.57 };

type Arrival = { state: string; country: string; storeViews?: readonly StoreView[]; onRendered?: () => Promise<void> };

const arrive = async ({ state, country, storeViews = SAMPLE_VIEWS, onRendered }: Arrival) => {
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query: async () => ({ state }) } });
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: (found: (position: unknown) => void) => found({ coords: ROAD }) },
  });
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response(JSON.stringify({ status: 'OK', country }))),
  );
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const router = routerOf(WebsiteAdvice, { address: '/cart?x=1' });
  await router.load();
  rendered = await render(<RouterProvider router={router} />, { ...(await testPlatform()), storeViews });
  await onRendered?.();
  await eventually(() => browserStorage.get(ADVICE_FLAG));
  return assign.mock.calls;
};
const isDue = () => isAdviceDue({ path: '/', userAgent: 'Chrome', storage: browserStorage });

test('[AD-01] [LK-15] a visitor on the right site is not checked again for a day', async () => {
  expect(await arrive({ state: 'granted', country: 'CA' })).toEqual([]);
  expect([browserStorage.record(ADVICE_FLAG)?.ttl, isDue()]).toEqual([ADVICE_LIFETIME, false]);
});

test('[AD-01][AD-02][AD-07] a visitor from the other country who allows geolocation is redirected once', async () => {
  expect(await arrive({ state: 'granted', country: 'US' })).toEqual([['/US_EN/cart?x=1']]);
  expect(isDue()).toBe(false);
});

test('[AD-01][AD-04] a missing site is never advised, and not checked again', async () => {
  expect(await arrive({ state: 'granted', country: 'US', storeViews: SAMPLE_VIEWS.slice(0, 2) })).toEqual([]);
  expect(isDue()).toBe(false);
});

test('a visitor without geolocation is checked by time zone after the first interaction', async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  zone.mockReturnValue({ timeZone: 'America/Chicago' } as Intl.ResolvedDateTimeFormatOptions);
  const dialog = (): string => document.querySelector('dialog')?.textContent ?? '';
  const assigned = await arrive({
    state: 'prompt',
    country: 'CA',
    onRendered: async () => {
      await during(() => new Promise((resolve) => setTimeout(resolve, 50)));
      expect([zone.mock.calls, isDue()]).toEqual([[], true]);
      window.dispatchEvent(new Event('pointerdown'));
    },
  });
  await eventually(() => dialog().includes('United States'));
  expect([assigned, isDue()]).toEqual([[], false]);
});
