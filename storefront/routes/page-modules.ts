import type { AnyRouteMatch } from '@tanstack/react-router';
import { loadedPageOf } from '#storefront/shell/loaded-page.ts';

/** Modules beyond the entry that the matched page needs, to be preloaded. */
export const modulesOf = (matches: readonly AnyRouteMatch[]): string[] => {
  const page = loadedPageOf(matches);
  return page ? [page.module] : [];
};
