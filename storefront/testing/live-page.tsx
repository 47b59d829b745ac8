import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { routerOf } from '#storefront/platform/testing/router.tsx';
import { RouterProvider } from '#storefront/platform/navigation/router-provider.tsx';
import { act, type FunctionComponent } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '#storefront/platform/commerce/query-client.ts';
import { dehydrateQueries, hydrateQueries } from '#storefront/platform/page/dehydrate.ts';
import type { RouterContext } from '#storefront/platform/navigation/router-context.ts';
import { PlatformProvider, type Platform } from '#storefront/platform/platform.tsx';
import { guestSession } from '#storefront/platform/session/session.ts';
import { AppProviders } from '#storefront/shell/app-providers.tsx';
import { livePlatform } from './live-platform.ts';
import type { LiveShop } from './live-shop.ts';
import { during } from './render.tsx';

export type LivePage = {
  container: HTMLElement;
  platform: Platform;
  queryClient: QueryClient;
  leave: () => Promise<void>;
};

/**
 * Opens a page as a visit begins: `load` runs for a guest, as the server draws pages, and its answers travel to a browser that
 * may know who is signed in. `Page` stands between the providers of the whole shop.
 */
export const openLivePage = async (
  shop: LiveShop,
  Page: FunctionComponent,
  load?: (context: RouterContext) => Promise<unknown>,
): Promise<LivePage> => {
  const platform = await livePlatform(shop);
  const guests = createQueryClient();
  const { token } = platform.session;
  platform.session.token = guestSession.token;
  await load?.({ platform, queryClient: guests });
  platform.session.token = token;
  const queryClient = createQueryClient();
  hydrateQueries(queryClient, dehydrateQueries(guests));
  shop.sent.length = 0;
  const container = document.createElement('div');
  document.body.append(container);
  const router = routerOf(Page);
  await router.load();
  const root = createRoot(container);
  await during(() =>
    root.render(
      <PlatformProvider platform={platform}>
        <QueryClientProvider client={queryClient}>
          <AppProviders>
            <RouterProvider router={router} />
          </AppProviders>
        </QueryClientProvider>
      </PlatformProvider>,
    ),
  );
  return {
    container,
    platform,
    queryClient,
    leave: async () => {
      await act(async () => root.unmount());
      container.remove();
    },
  };
};
