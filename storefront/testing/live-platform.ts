import { testTheme } from '#storefront/testing/theme.ts';
import type { StoreViewCode } from '#contract/page-render.ts';
import { createCommerceClient } from '#storefront/platform/commerce/client.ts';
import { createHttpTransport } from '#storefront/platform/commerce/http-transport.ts';
import { readMarkup } from '#storefront/platform/content/read-markup.server.ts';
import { loadMessages } from '#storefront/platform/i18n/load-messages.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { createSession } from '#storefront/platform/session/session.ts';
import { SAMPLE_VIEWS, sampleView } from '#contract/testing/store-views.ts';
import type { LiveShop } from './live-shop.ts';

/** What the browser's entry puts together, in front of a live shop: real client, transport, session and storage. */
export const livePlatform = async (shop: LiveShop, code: StoreViewCode = 'CA_EN'): Promise<Platform> => {
  const storeView = sampleView(code);
  const session = createSession();
  const commerce = createCommerceClient({
    transport: createHttpTransport('/graphql', shop.send),
    storeView: code,
    currency: storeView.currency,
    session,
    retry: { isOnline: () => false, random: () => 0, wait: () => Promise.resolve() },
  });
  return {
    storeView,
    storeViews: SAMPLE_VIEWS,
    currency: storeView.currency,
    origin: 'http://shop.test',
    session,
    commerce,
    i18n: await loadMessages(storeView.locale),
    readMarkup,
    theme: testTheme,
  };
};
