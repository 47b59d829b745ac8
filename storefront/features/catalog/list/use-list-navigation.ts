import { useRouter, useRouterState } from '@tanstack/react-router';
import { formatSearch } from '#storefront/platform/page/search-codec.ts';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import type { ListSearch } from '../filters/list-search.ts';
import { formatListSearch } from '../filters/list-search.ts';

export type ListNavigation = {
  /** Address of a state of the list. */
  addressOf: (list: ListSearch) => string;
  /** Goes there without moving the page; a further page of the same list takes the place of the last in the history. */
  go: (list: ListSearch, options?: { replace?: boolean }) => void;
  isPending: boolean;
};

/** Moves between the states of a list. `kept` are parameters that are not the list's, such as the words of a search. */
export const useListNavigation = (path: string, kept: Readonly<Record<string, string>> = {}): ListNavigation => {
  const router = useRouter();
  const inView = useAddress();
  const isPending = useRouterState({ select: ({ isLoading }) => isLoading });
  const searchOf = (list: ListSearch) => ({ ...kept, ...formatListSearch(list) });
  return {
    isPending,
    addressOf: (list) => inView(path) + formatSearch(searchOf(list)),
    // The route tree is not known to features: its types stay out.
    go: (list, { replace = false } = {}) => void router.navigate({ to: '.', search: searchOf(list), replace, resetScroll: false } as never),
  };
};
