import { useRouter } from '#storefront/platform/navigation/use-router.ts';
import { useState } from 'react';
import { formatSearch } from '#storefront/platform/page/search-codec.ts';
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
  const here = formatSearch(searchOf(list));
  const [ahead, setAhead] = useState<{ from: string; list: ListSearch }>();
  if (ahead && ahead.from !== here) setAhead(undefined);

  const go = (next: ListSearch, { replace = false } = {}) => {
    // Back to what is shown: nothing is ahead of it any more.
    setAhead(formatSearch(searchOf(next)) === here ? undefined : { from: here, list: next });
    void router.changeAddress({ search: searchOf(next), isReplacing: replace });
  };
  return {
    wanted: ahead?.list ?? list,
    go,
    addressOf: (state) => inView(path) + formatSearch(searchOf(state)),
  };
};
