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

/** The requested location and loading state. `select` must return the same value as long as nothing changed. */
export const useRouterState = <T>(select: (state: RouterState) => T): T => {
  const router = useRouter();
  const selected = (): T => select(router.state);
  return useSyncExternalStore(router.subscribe, selected, selected);
};

/** The shown page and its location. */
export const useShown = (): Shown => given(use(ShownContext));

/** Query of the shown page. */
export const useSearch = (): SearchValues => useShown().location.search;
