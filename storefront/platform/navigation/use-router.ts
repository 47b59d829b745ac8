import { createContext, use, useSyncExternalStore } from 'react';
import type { SearchValues } from './router-context.ts';
import type { Router } from './router.ts';
import type { RouterState, Shown } from './types.ts';

export const RouterContext = createContext<Router | undefined>(undefined);
export const ShownContext = createContext<Shown | undefined>(undefined);

const given = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('There is no RouterProvider around this component');
  return value;
};

export const useRouter = (): Router => given(use(RouterContext));

/** What is asked for, and whether it is loading; `select` must answer the same as long as nothing changed. */
export const useRouterState = <T>(select: (state: RouterState) => T): T => {
  const router = useRouter();
  const selected = (): T => select(router.state);
  return useSyncExternalStore(router.subscribe, selected, selected);
};

/** The page that is drawn, and its address. */
export const useShown = (): Shown => given(use(ShownContext));

/** Query of the page that is drawn. */
export const useSearch = (): SearchValues => useShown().location.search;
