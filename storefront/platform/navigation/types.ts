import type { ComponentType, ReactNode } from 'react';
import type { RouterContext, SearchValues } from './router-context.ts';
import type { RouterHistory } from './history.ts';
import type { Location } from './location.ts';
import type { Params } from './match-path.ts';

export type Route = {
  /** `/faq`, `/careers/job/$id`, `/careers/apply/{-$id}` where the parameter may be absent, `$` for what is left. */
  path: string;
  /** May throw `notFound()` or a redirect. */
  load: (given: { context: RouterContext; params: Params; search: SearchValues }) => Promise<unknown>;
};

/** What stands at an address. */
export type Shown = {
  location: Location;
  status: 'page' | 'not-found' | 'error' | 'pending';
  /** What the route has loaded. */
  page?: unknown;
  /** While it is pending: what the page before knows of this one. */
  ahead?: ReactNode;
  error?: unknown;
};

export type RouterState = {
  /** The address that was asked for, ahead of what is shown while that loads. */
  location: Location;
  shown: Shown;
  /** Until what was asked for is drawn. */
  isLoading: boolean;
};

/** `from` is absent for a document's first page. */
export type Rendered = { from: Location | undefined; to: Location };

export type Views = {
  /** What stands around every page, with an `<Outlet />` for it. */
  Root: ComponentType;
  draw: (page: unknown) => ReactNode;
  /** What a page knows of one that is asked for on it, to be drawn until that is there. */
  ahead?: (page: unknown, pathname: string) => ReactNode;
  NotFound: ComponentType;
  /** In place of a page that could not be loaded or drawn. */
  Failed: ComponentType<{ error: unknown }>;
  Pending: ComponentType;
  /** In place of everything, when what stands around the page failed. */
  Mask: ComponentType<{ error: unknown }>;
};

export type RouterOptions = {
  context: RouterContext;
  history: RouterHistory;
  routes: readonly Route[];
  views: Views;
  /** Loads once what stands around every page. */
  prepare?: (context: RouterContext) => Promise<unknown>;
  /** Of the store view: '' or `/CA_FR`. */
  prefix?: string;
  /** A server answers a redirect instead of following it, and shows nothing meanwhile. */
  isServer?: boolean;
};

/** Another state of the page in the same place. Without `search` the query stays; without `hash` it goes. */
export type AddressChange = {
  search?: Readonly<Record<string, unknown>> | undefined;
  hash?: string;
  isReplacing?: boolean;
  ignoresHash?: boolean;
};
