import { copyrightQuery, footerBlocksQuery } from '#storefront/features/footer/footer-queries.ts';
import { Footer } from '#storefront/features/footer/footer.tsx';
import { messageQuery, storePhoneQuery } from '#storefront/features/header/header-queries.ts';
import { MessageBar } from '#storefront/features/header/message-bar.tsx';
import { UtilityLinks } from '#storefront/features/header/utility-links.tsx';
import { MegaMenu } from '#storefront/features/mega-menu/mega-menu.tsx';
import { menuQuery } from '#storefront/features/mega-menu/menu-query.ts';
import type { ServerParts } from '#storefront/platform/page/router-context.ts';
import Switchers from './switchers.tsx';

/**
 * Parts that only show: the browser keeps the server's markup and fetches neither their code nor their data. The switchers
 * come to life later, so that only their markup is part of the page.
 */
export const serverParts: ServerParts = {
  messages: <MessageBar />,
  utilityLinks: <UtilityLinks />,
  menu: <MegaMenu />,
  footer: <Footer />,
  switchers: <Switchers />,
  load: ({ platform, queryClient }) =>
    Promise.all([
      queryClient.prefetchQuery(menuQuery(platform)),
      queryClient.prefetchQuery(messageQuery(platform)),
      queryClient.prefetchQuery(storePhoneQuery(platform)),
      queryClient.prefetchQuery(footerBlocksQuery(platform)),
      queryClient.prefetchQuery(copyrightQuery(platform)),
    ]),
};
