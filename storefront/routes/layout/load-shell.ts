import { availableStoresQuery } from '#storefront/features/store-view/available-stores.ts';
import { copyrightQuery, footerBlocksQuery } from '#storefront/features/footer/footer-queries.ts';
import { currencyQuery } from '#storefront/features/currency/currency-query.ts';
import { menuQuery } from '#storefront/features/mega-menu/menu-query.ts';
import { messageQuery, storePhoneQuery } from '#storefront/features/header/header-queries.ts';
import type { RouterContext } from '#storefront/platform/page/router-context.ts';
import { storeConfigQuery } from '#storefront/platform/shell/store-config.ts';

/**
 * Everything around the page. Each part is a question of its own: one that fails, or that a back end does not know, is left
 * out of the page and never takes the page with it.
 */
export const loadShell = async ({ platform, queryClient }: RouterContext): Promise<void> => {
  await Promise.all([
    queryClient.prefetchQuery(storeConfigQuery(platform)),
    queryClient.prefetchQuery(availableStoresQuery(platform)),
    queryClient.prefetchQuery(currencyQuery(platform)),
    queryClient.prefetchQuery(menuQuery(platform)),
    queryClient.prefetchQuery(messageQuery(platform)),
    queryClient.prefetchQuery(storePhoneQuery(platform)),
    queryClient.prefetchQuery(footerBlocksQuery(platform)),
    queryClient.prefetchQuery(copyrightQuery(platform)),
  ]);
};
