import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createQueryClient } from '#storefront/platform/commerce/query-client.ts';
import { createAppRouter } from '#storefront/router.tsx';
import { testPlatform } from '#storefront/testing/render.tsx';
import { PendingPage } from './pending-page.tsx';

test('[RR-01] a path that takes longer than 400 ms shows a page of skeletons, for 300 ms at least', async () => {
  const { options } = createAppRouter(
    { platform: await testPlatform(), queryClient: createQueryClient() },
    { isServer: true },
  );
  expect([options.defaultPendingComponent, options.defaultPendingMs, options.defaultPendingMinMs]).toEqual([
    PendingPage,
    400,
    300,
  ]);
  expect(renderToString(<PendingPage />).match(/skeleton/g)?.length).toBeGreaterThan(6);
});
