import { REST } from '#storefront/platform/navigation/match-path.ts';
import type { Route } from '#storefront/platform/navigation/types.ts';
import type { LoadedPage } from '#storefront/shell/page.tsx';
import { loadPageType } from './page-types.ts';
import { resolvePage } from './resolve-page.ts';

/** Every URL without a fixed route: the back end resolves it, and the code of its page type is loaded on demand. */
export const resolvedRoute: Route = {
  path: REST,
  load: async ({ context, params, search }): Promise<LoadedPage> => {
    const page = await resolvePage(context, params['path'] ?? '/');
    const { pageType, ...rest } = await loadPageType(page.type);
    return { ...rest, ...(await pageType.open({ context, page, search })), uid: page.uid };
  },
};
