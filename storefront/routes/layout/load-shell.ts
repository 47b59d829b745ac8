import type { RouterContext } from '#storefront/platform/page/router-context.ts';
import { shellQueries } from './shell-queries.ts';

/** Everything around the page. A part that fails is left out of the page; it never takes the page with it. */
export const loadShell = async ({ platform, queryClient }: RouterContext): Promise<void> => {
  await Promise.all(shellQueries(platform).map((options) => queryClient.prefetchQuery(options)));
};
