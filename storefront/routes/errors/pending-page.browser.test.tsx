import { createMemoryHistory } from '#storefront/platform/navigation/history.ts';
import { RouterProvider } from '#storefront/platform/navigation/router-provider.tsx';
import { expect, test } from 'vitest';
import { operationName } from '#contract/typed-document.ts';
import { createQueryClient } from '#storefront/platform/commerce/query-client.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { createAppRouter } from '#storefront/router.tsx';
import { boxOf, show } from '#storefront/testing/browser.tsx';
import { SHELL } from '#storefront/testing/browser-layout.tsx';
import { testPlatform } from '#storefront/testing/render.tsx';
import { serverParts } from '#storefront/shell/server-parts.tsx';

/** Responds to the layout's queries, but never to the page's. */
const withoutPages = async (): Promise<Platform> => {
  const platform = await testPlatform('CA_EN', SHELL);
  const query: Platform['commerce']['query'] = (document, ...rest) =>
    operationName(document) in SHELL ? platform.commerce.query(document, ...rest) : new Promise(() => undefined);
  return { ...platform, commerce: { ...platform.commerce, query } };
};

test('[SC-03] shows skeletons in place of a page while it is being fetched', async () => {
  const platform = await withoutPages();
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: ['/no-answer'] });
  const router = createAppRouter({ platform, queryClient, server: serverParts }, { isServer: false, history });
  const { container } = await show(<RouterProvider router={router} />, { platform });
  const skeletons = () => [...container.querySelectorAll('main [aria-hidden="true"] [class*="card"]')];
  await expect.poll(() => skeletons().length, { timeout: 8000 }).toBeGreaterThan(2);
  expect(boxOf(skeletons()[0] ?? null).height).toBeGreaterThan(100);
});
