import type { AnyRouteMatch } from '@tanstack/react-router';
import type { HeadInput } from '#storefront/platform/seo/page-head.ts';
import type { LoadedPage, PageFacts } from '#storefront/shell/page.tsx';

/** The page among the matches. A list of matches loses the types of their loaders. */
export const loadedPageOf = (matches: readonly AnyRouteMatch[]): LoadedPage | undefined => {
  const data: Partial<LoadedPage> | undefined = matches.at(-1)?.loaderData;
  return data?.draw ? (data as LoadedPage) : undefined;
};

export const factsOf = (matches: readonly AnyRouteMatch[]): PageFacts => {
  const page = loadedPageOf(matches);
  return page ? { kind: page.kind, ...page.facts } : { kind: 'other' };
};

export const headOf = (matches: readonly AnyRouteMatch[]): HeadInput | undefined => loadedPageOf(matches)?.head;
