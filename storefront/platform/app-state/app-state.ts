import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** What the shell of the page is doing. On the server it stays as it begins. */
export type AppState = {
  /** Name of the open drawer. */
  drawer: string | undefined;
  /** Whether the page lies under something: while a drawer is open. */
  overlay: boolean;
  searchOpen: boolean;
  isOnline: boolean;
  hasBeenOffline: boolean;
  isPageLoading: boolean;
};

const INITIAL: AppState = { drawer: undefined, overlay: false, searchOpen: false, isOnline: true, hasBeenOffline: false, isPageLoading: false };

export const appStore = createStore<AppState>(() => INITIAL);
const { setState } = appStore;

export const useAppState = <T>(select: (state: AppState) => T): T => useStore(appStore, select);

/** Opens a drawer; without a name, or with that of the open one, closes it. */
export const toggleDrawer = (name?: string): void =>
  setState(({ drawer }) => {
    const next = name === drawer ? undefined : name;
    return { drawer: next, overlay: next !== undefined };
  });

/** Opens or closes the search; `isOpen` says which. */
export const toggleSearch = (isOpen?: boolean): void => setState(({ searchOpen }) => ({ searchOpen: isOpen ?? !searchOpen }));

/** Goes to the results of a text that is not empty, and closes the search. `go` takes the path of the shop. */
export const executeSearch = (text: string, go: (path: string) => void): boolean => {
  const query = text.trim();
  if (!query) return false;
  toggleSearch(false);
  go(`/search.html?${new URLSearchParams({ query })}`);
  return true;
};

export const setOnline = (): void => setState({ isOnline: true });
export const setOffline = (): void => setState({ isOnline: false, hasBeenOffline: true });

export const setPageLoading = (isPageLoading: boolean): void => setState({ isPageLoading });
