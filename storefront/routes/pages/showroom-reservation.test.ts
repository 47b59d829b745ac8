import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#storefront/platform/commerce/query-client.ts';
import { testPlatform } from '#storefront/testing/render.tsx';
import { page } from './showroom-reservation.tsx';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('loads the date locales before the page is rendered', async () => {
  vi.stubEnv('SSR', false);
  const read = vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf');
  const queryClient = createQueryClient();
  vi.spyOn(queryClient, 'ensureQueryData').mockResolvedValue([]);
  const platform = await testPlatform();
  read.mockClear();
  await page.open({ context: { platform, queryClient }, search: {}, params: {} });
  expect(read).toHaveBeenCalled();
});
