import type { Shown } from '#storefront/platform/navigation/types.ts';
import type { HeadInput } from '#storefront/platform/seo/page-head.ts';
import type { LoadedPage, PageFacts } from '#storefront/shell/page.tsx';

/** The current page. The router does not know the type of loaded data. */
export const loadedPageOf = (shown: Shown): LoadedPage | undefined => {
  return shown.page as LoadedPage | undefined;
};

export const factsOf = (shown: Shown): PageFacts => {
  const page = loadedPageOf(shown);
  return page ? { kind: page.kind, ...page.facts } : { kind: 'other' };
};

export const headOf = (shown: Shown): HeadInput | undefined => loadedPageOf(shown)?.head;
