import type { ReactNode } from 'react';
import { useFeature } from '#storefront/platform/platform.tsx';
import { copyrightQuery, footerBlocksQuery } from '#storefront/features/footer/footer-queries.ts';
import { Footer } from '#storefront/features/footer/footer.tsx';
import { messageQuery } from '#storefront/features/header/header-queries.ts';
import { Logo } from '#storefront/features/header/logo.tsx';
import { MessageBar } from '#storefront/features/header/message-bar.tsx';
import { UtilityLinks } from '#storefront/features/header/utility-links.tsx';
import { MegaMenu } from '#storefront/features/mega-menu/mega-menu.tsx';
import { menuQuery } from '#storefront/features/mega-menu/menu-query.ts';
import { Newsletter } from '#storefront/features/newsletter/newsletter.tsx';
import { topCategoriesQuery } from '#storefront/features/onward-links/onward-links-queries.ts';
import type { ServerParts } from '#storefront/platform/navigation/router-context.ts';
import { contactsQuery } from '#storefront/platform/store-view/shop.ts';
import { storeConfigQuery } from '#storefront/platform/store-view/store-config.ts';

const newsletter = (invitation: ReactNode) => <Newsletter invitation={invitation} />;

const ShopFooter = () => <Footer {...(useFeature('newsletter') && { newsletter })} />;

/** Contents of static islands. Only the server imports this file, so that no bundle of the browser contains their code. */
export const serverParts: ServerParts = {
  messages: <MessageBar />,
  logo: <Logo />,
  utilityLinks: <UtilityLinks />,
  menu: <MegaMenu />,
  footer: <ShopFooter />,
  loadOnwardLinks: ({ platform, queryClient }) => queryClient.prefetchQuery(topCategoriesQuery(platform)),
  load: ({ platform, queryClient }) =>
    Promise.all([
      queryClient.prefetchQuery(storeConfigQuery(platform)),
      queryClient.prefetchQuery(menuQuery(platform)),
      queryClient.prefetchQuery(messageQuery(platform)),
      queryClient.prefetchQuery(contactsQuery(platform)),
      queryClient.prefetchQuery(footerBlocksQuery(platform)),
      queryClient.prefetchQuery(copyrightQuery(platform)),
    ]),
};
