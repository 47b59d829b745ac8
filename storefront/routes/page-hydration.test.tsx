// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { PAGES } from '#contract/pages.ts';

const RESPONSES = {
  resolveUrl: {
    urlResolver: { id: 1, entity_uid: 'MQ==', relative_url: 'history', redirectCode: 0, type: 'CMS_PAGE' },
  },
  getCmsPage: { cmsPage: { title: 'History', content: '<p>Since then</p>' } },
};

// Modules are reset for each test, because the hydration flag is module state.
beforeEach(() => vi.resetModules());

test.each([
  ['with its own route', '/cart', 'A page'],
  ['resolved by the back end', '/history', 'Since then'],
  ['that is not found', '/no-route', '404'],
])(
  '[GN-01] a page %s is marked as hydrated, so that links navigate without loading a document',
  async (_, path, shown) => {
    const { createQueryClient } = await import('#storefront/platform/commerce/query-client.ts');
    const { isPageHydrated } = await import('#storefront/platform/navigation/page-hydration.ts');
    const { eventually, render, testPlatform } = await import('#storefront/testing/render.tsx');
    const { definePage } = await import('#storefront/shell/page.tsx');
    const { createMemoryHistory } = await import('#storefront/platform/navigation/history.ts');
    const { Outlet } = await import('#storefront/platform/navigation/outlet.tsx');
    const { createRouter } = await import('#storefront/platform/navigation/router.ts');
    const { RouterProvider } = await import('#storefront/platform/navigation/router-provider.tsx');
    const { views } = await import('./views.tsx');
    const { fixedRoutes } = await import('./fixed-pages.ts');
    const { resolvedRoute } = await import('./resolved.ts');
    const page = definePage({
      load: async () => undefined,
      head: () => ({ title: 'A page' }),
      Component: () => <h1>A page</h1>,
    });
    const files = Object.fromEntries(Object.keys(PAGES).map((name) => [`./pages/${name}.tsx`, async () => page]));
    const platform = await testPlatform('CA_EN', RESPONSES);
    const router = createRouter({
      routes: [...fixedRoutes(files), resolvedRoute],
      views: { ...views, Root: Outlet },
      history: createMemoryHistory({ initialEntries: [path] }),
      context: { platform, queryClient: createQueryClient() },
    });
    await router.load();
    expect(isPageHydrated()).toBe(false);
    const { container, unmount } = await render(<RouterProvider router={router} />, platform);
    await eventually(() => container.textContent?.includes(shown));
    expect(isPageHydrated()).toBe(true);
    await unmount();
  },
);
