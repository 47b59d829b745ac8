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

/** Navigation between states of a list. `saved` holds further parameters of the page, such as the search text. */
export const useListNavigation = (
  list: ListSearch,
  path: string,
  saved: Readonly<Record<string, string>> = {},
): ListNavigation => {
  const router = useRouter();
  const inView = useAddress();
  const searchOf = (state: ListSearch) => ({ ...saved, ...formatListSearch(state) });
  const [ahead, setAhead] = useState<{ search: string; list: ListSearch }>();
  // Only while this URL is the latest: earlier lists may still load, and Back may have been used.
  const isRequested = useRouterState(({ location }) => location.searchStr === ahead?.search);

  const go = (next: ListSearch, { replace = false } = {}) => {
    const search = searchOf(next);
    setAhead({ search: formatSearch(search), list: next });
    void router.changeAddress({ search, isReplacing: replace });
  };
  return {
    wanted: ahead && isRequested ? ahead.list : list,
    go,
    addressOf: (state) => inView(path) + formatSearch(searchOf(state)),
  };
};
