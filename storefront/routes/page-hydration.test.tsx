// @vitest-environment happy-dom
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RouterContext } from '#storefront/platform/page/router-context.ts';
import { PAGES } from '#contract/pages.ts';

const ANSWERS = {
  resolveUrl: {
    urlResolver: { id: 1, entity_uid: 'MQ==', relative_url: 'history', redirectCode: 0, type: 'CMS_PAGE' },
  },
  getCmsPage: { cmsPage: { title: 'History', content: '<p>Since then</p>' } },
};

// Of its own in each test: that a page was hydrated is remembered, and so is the tree that once hung on a root.
beforeEach(() => vi.resetModules());

test.each([
  ['that has an address of its own', '/cart', 'A page'],
  ['that the back end finds', '/history', 'Since then'],
  ['that says that nothing is there', '/no-route', '404'],
])(
  '[GN-01] a page %s says that it is hydrated, so that links change the page without a new document',
  async (_, path, shown) => {
    const { createQueryClient } = await import('#storefront/platform/commerce/query-client.ts');
    const { isPageHydrated } = await import('#storefront/platform/navigation/page-hydration.ts');
    const { eventually, render, testPlatform } = await import('#storefront/testing/render.tsx');
    const { definePage } = await import('#storefront/shell/page.tsx');
    const { NotFoundPage } = await import('./errors/not-found-page.tsx');
    const { fixedRoutes } = await import('./fixed-pages.ts');
    const { resolvedRoute } = await import('./resolved.tsx');
    const page = definePage({
      load: async () => undefined,
      head: () => ({ title: 'A page' }),
      Component: () => <h1>A page</h1>,
    });
    const files = Object.fromEntries(Object.keys(PAGES).map((name) => [`./pages/${name}.tsx`, async () => page]));
    const root = createRootRouteWithContext<RouterContext>()({ notFoundComponent: NotFoundPage });
    resolvedRoute.update({ getParentRoute: () => root } as never);
    const platform = await testPlatform('CA_EN', ANSWERS);
    const router = createRouter({
      routeTree: root.addChildren([...fixedRoutes(files, root as never), resolvedRoute]),
      history: createMemoryHistory({ initialEntries: [path] }),
      context: { platform, queryClient: createQueryClient() },
    });
    await router.load();
    expect(isPageHydrated()).toBe(false);
    const { container, unmount } = await render(<RouterProvider router={router as never} />, platform);
    await eventually(() => container.textContent?.includes(shown));
    expect(isPageHydrated()).toBe(true);
    await unmount();
  },
);
