import { REST } from '#storefront/platform/navigation/match-path.ts';
import type { Route } from '#storefront/platform/navigation/types.ts';
import type { RouterContext } from '#storefront/platform/navigation/router-context.ts';
import { storeConfigQuery } from '#storefront/platform/store-view/store-config.ts';
import type { LoadedPage } from '#storefront/shell/page.tsx';
import { loadPageType } from './page-types.ts';
import { resolvePage } from './resolve-page.ts';

/** True if a path can only be a product's because of its suffix, if categories have another suffix. */
const looksLikeProduct = ({ platform, queryClient }: RouterContext, path: string): boolean => {
  const config = queryClient.getQueryData(storeConfigQuery(platform).queryKey);
  const suffix = config?.product_url_suffix;
  return Boolean(suffix && suffix !== config.category_url_suffix && path.endsWith(suffix));
};

/** Code and data of a product are requested in parallel with the URL's resolution. */
const queryAhead = async (context: RouterContext, path: string): Promise<void> => {
  if (context.server || !looksLikeProduct(context, path)) return;
  // The page reports a failure when it loads.
  await loadPageType('PRODUCT')
    .then(({ pageType }) => pageType.preload?.({ context, path }))
    .catch(() => undefined);
};

/** Every URL without a fixed route: the back end resolves it, and the code of its page type is loaded on demand. */
export const resolvedRoute: Route = {
  path: REST,
  load: async ({ context, params, search }): Promise<LoadedPage> => {
    const path = params['path'] ?? '/';
    void queryAhead(context, path);
    const page = await resolvePage(context, path);
    const { pageType, ...rest } = await loadPageType(page.type);
    return { ...rest, ...(await pageType.open({ context, page, search })), uid: page.uid };
  },
};
