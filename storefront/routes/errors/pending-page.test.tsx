import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#storefront/platform/commerce/query-client.ts';
import { createMemoryHistory } from '#storefront/platform/navigation/history.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { createAppRouter } from '#storefront/router.tsx';
import { testPlatform } from '#storefront/testing/render.tsx';
import { PendingPage } from './pending-page.tsx';

afterEach(() => vi.useRealTimers());

test('[RR-01] shows a page of skeletons for at least 300 ms if a path takes longer than 400 ms to load', async () => {
  const platform = await testPlatform();
  const waiting: ((response: unknown) => void)[] = [];
  const query = (() => new Promise<unknown>((resolve) => waiting.push(resolve))) as Platform['commerce']['query'];
  const router = createAppRouter(
    { platform: { ...platform, commerce: { ...platform.commerce, query } }, queryClient: createQueryClient() },
    { isServer: false, history: createMemoryHistory({ initialEntries: ['/cart'] }) },
  );
  const status = (): string => router.state.shown.status;
  vi.useFakeTimers();
  void router.load();
  await vi.advanceTimersByTimeAsync(0);
  void router.navigate('/no-answer');
  const before = router.state.shown;
  await vi.advanceTimersByTimeAsync(399);
  expect(router.state.shown).toBe(before);
  await vi.advanceTimersByTimeAsync(1);
  expect([status(), router.state.shown.location.pathname]).toEqual(['pending', '/no-answer']);
  waiting.forEach((response) => response({ urlResolver: null }));
  await vi.advanceTimersByTimeAsync(299);
  expect(status()).toBe('pending');
  await vi.advanceTimersByTimeAsync(1);
  expect(status()).not.toBe('pending');
  expect([router.views.Pending, renderToString(<PendingPage />).match(/skeleton/g)?.length]).toEqual([
    PendingPage,
    expect.toSatisfy((count: number) => count > 6),
  ]);
});
