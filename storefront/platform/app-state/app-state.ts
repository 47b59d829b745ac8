import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** `id` is shown to the shopper, for support. */
export type UnhandledError = { id: string; error: unknown; place: string };

const MAX_ERRORS = 20;

/** UI state of the app shell. On the server it keeps its initial value. */
export type AppState = {
  /** Name of the open drawer. */
  drawer: string | undefined;
  /** True while a drawer is open: the backdrop covers the page. */
  overlay: boolean;
  searchOpen: boolean;
  isOnline: boolean;
  hasBeenOffline: boolean;
  isPageLoading: boolean;
  /** Uncaught errors not yet marked as handled, oldest first. */
  unhandledErrors: readonly UnhandledError[];
};

const INITIAL: AppState = {
  drawer: undefined,
  overlay: false,
  searchOpen: false,
  isOnline: true,
  hasBeenOffline: false,
  isPageLoading: false,
  unhandledErrors: [],
};

export const appStore = createStore<AppState>(() => INITIAL);
const { setState } = appStore;

export const useAppState = <T>(select: (state: AppState) => T): T => useStore(appStore, select);

/** Opens a drawer; closes it if it is open or without a name. */
export const toggleDrawer = (name?: string): void =>
  setState(({ drawer }) => {
    const next = name === drawer ? undefined : name;
    return { drawer: next, overlay: next !== undefined };
  });

/** Toggles the search, or sets its state. */
export const toggleSearch = (isOpen?: boolean): void =>
  setState(({ searchOpen }) => ({ searchOpen: isOpen ?? !searchOpen }));

/** Navigates to the results of a non-empty text and closes the search. `go` receives the path without store prefix. */
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

export const addUnhandledError = (added: UnhandledError): void =>
  setState(({ unhandledErrors }) => ({ unhandledErrors: [...unhandledErrors, added].slice(-MAX_ERRORS) }));

export const markErrorHandled = (id: string): void =>
  setState(({ unhandledErrors }) => ({ unhandledErrors: unhandledErrors.filter((known) => known.id !== id) }));
