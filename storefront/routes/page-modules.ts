import type { Shown } from '#storefront/platform/navigation/types.ts';
import { loadedPageOf } from '#storefront/shell/loaded-page.ts';

/** Modules beyond the entry that the matched page needs, to be preloaded. */
export const modulesOf = (shown: Shown): string[] => {
  const page = loadedPageOf(shown);
  return page ? [page.module] : [];
};
