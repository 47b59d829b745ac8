import { useRouter, useRouterState } from '#storefront/platform/navigation/use-router.ts';
import { useState } from 'react';
import { formatSearch } from '#storefront/platform/navigation/search-codec.ts';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import type { ListSearch } from '../filters/list-search.ts';
import { formatListSearch } from '../filters/list-search.ts';

export type ListNavigation = {
  /** The requested state: ahead of the list while that loads. */
  wanted: ListSearch;
  /** URL of a state of the list. */
  addressOf: (list: ListSearch) => string;
  /** Navigates there without scrolling. */
  go: (list: ListSearch, options?: { replace?: boolean }) => void;
};

/** Navigation between states of a list. `kept` are parameters that are not the list's, such as the search text. */
export const useListNavigation = (
  list: ListSearch,
  path: string,
  kept: Readonly<Record<string, string>> = {},
): ListNavigation => {
  const router = useRouter();
  const inView = useAddress();
  const searchOf = (state: ListSearch) => ({ ...kept, ...formatListSearch(state) });
  const [ahead, setAhead] = useState<{ search: string; list: ListSearch }>();
  // As long as its address is the one that is asked for: lists before it may still come, and Back takes it back.
  const isAsked = useRouterState(({ location }) => location.searchStr === ahead?.search);

  const go = (next: ListSearch, { replace = false } = {}) => {
    const search = searchOf(next);
    setAhead({ search: formatSearch(search), list: next });
    void router.changeAddress({ search, isReplacing: replace });
  };
  return {
    wanted: ahead && isAsked ? ahead.list : list,
    go,
    addressOf: (state) => inView(path) + formatSearch(searchOf(state)),
  };
};
