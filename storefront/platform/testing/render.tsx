import { testTheme } from '#storefront/testing/theme.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '../navigation/router-provider.tsx';
import { routerOf } from './router.tsx';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { StoreViewCode } from '#contract/page-render.ts';
import type { CommerceClient } from '../commerce/client.ts';
import { readMarkup } from '../content/read-markup.server.ts';
import { loadMessages } from '../i18n/load-messages.ts';
import type { Platform } from '../platform.tsx';
import { PlatformProvider } from '../platform.tsx';
import { guestSession } from '../session/session.ts';
import { SAMPLE_VIEWS, sampleView } from '#contract/testing/store-views.ts';
import { loadIslands } from '../island/island.tsx';

const silent = (): Promise<never> => Promise.reject(new Error('A test asks no back end'));
const noCommerce = { query: silent, mutate: silent } as unknown as CommerceClient;

/** A platform without a back end. */
export const testPlatform = async (
  code: StoreViewCode = 'CA_EN',
  commerce: CommerceClient = noCommerce,
): Promise<Platform> => {
  const storeView = sampleView(code);
  return {
    storeView,
    storeViews: SAMPLE_VIEWS,
    currency: storeView.currency,
    origin: 'https://shop.test',
    commerce,
    session: guestSession,
    i18n: await loadMessages(storeView.locale),
    readMarkup,
    theme: testTheme,
  };
};

/** Server-renders a component in a store view. */
export const renderFor = async (
  content: ReactNode,
  code: StoreViewCode = 'CA_EN',
  more: Partial<Platform> = {},
): Promise<string> => {
  const platform = { ...(await testPlatform(code)), ...more };
  const page = (
    <QueryClientProvider client={new QueryClient()}>
      <PlatformProvider platform={platform}>{content}</PlatformProvider>
    </QueryClientProvider>
  );
  const router = routerOf(() => page, { isServer: true });
  await router.load();
  await loadIslands();
  return renderToStaticMarkup(<RouterProvider router={router} />);
};
