import type { HideableFeature } from '#contract/features.ts';
import type { ComponentType, ReactNode } from 'react';
import type { RouterContext, SearchValues } from './router-context.ts';
import type { RouterHistory } from './history.ts';
import type { Location } from './location.ts';
import type { Params } from './match-path.ts';

export type Route = {
  /** `/faq`, `/careers/job/$id`, `/careers/apply/{-$id}` with an optional parameter, `$` for all other paths. */
  path: string;
  /** The route exists only in shops with this feature. */
  feature?: HideableFeature;
  /** May throw `notFound()` or a redirect. */
  load: (given: { context: RouterContext; params: Params; search: SearchValues }) => Promise<unknown>;
};

/** Content for a location. */
export type Shown = {
  location: Location;
  status: 'page' | 'not-found' | 'error' | 'pending';
  /** Data loaded by the route. */
  page?: unknown;
  /** While pending: a preview of this page from data of the previous one. */
  ahead?: ReactNode;
  error?: unknown;
};

export type RouterState = {
  /** The requested location, which changes before `shown` does. */
  location: Location;
  shown: Shown;
  /** True until the requested page is rendered. */
  isLoading: boolean;
};

/** `from` is absent for a document's first page. */
export type Rendered = { from: Location | undefined; to: Location };

export type Views = {
  /** The page shell, which contains an `<Outlet />`. */
  Root: ComponentType;
  renderPage: (page: unknown) => ReactNode;
  /** Preview of a requested page from data of the current one. */
  ahead?: (page: unknown, pathname: string) => ReactNode;
  NotFound: ComponentType;
  /** Shown if a page could not be loaded or rendered. */
  Failed: ComponentType<{ error: unknown }>;
  Pending: ComponentType;
  /** Shown if the shell could not be rendered. */
  Mask: ComponentType<{ error: unknown }>;
};

export type RouterOptions = {
  context: RouterContext;
  history: RouterHistory;
  routes: readonly Route[];
  views: Views;
  /** Loads the data of the shell once. */
  prepare?: (context: RouterContext) => Promise<unknown>;
  /** Prefix of the store view: '' or `/fr`. */
  prefix?: string;
  /** A server returns redirects instead of following them, and has no pending state. */
  isServer?: boolean;
};

/** Another state of the same page. Without `search` the query stays; without `hash` the hash is removed. */
export type AddressChange = {
  search?: Readonly<Record<string, unknown>> | undefined;
  hash?: string;
  isReplacing?: boolean;
  ignoresHash?: boolean;
};
