import { currencyQuery } from '#storefront/features/currency/currency-query.ts';
import type { RouterContext } from '#storefront/platform/navigation/router-context.ts';
import { storeConfigQuery } from '#storefront/platform/store-view/store-config.ts';

/**
 * Loads the app shell's data. Each part is a separate query: one that fails, or that a back end does not know, is left
 * out without breaking the page.
 */
export const loadShell = async (context: RouterContext): Promise<void> => {
  const { platform, queryClient, server } = context;
  await Promise.all([
    queryClient.prefetchQuery(storeConfigQuery(platform)),
    queryClient.prefetchQuery(currencyQuery(platform)),
    server?.load(context),
  ]);
};
