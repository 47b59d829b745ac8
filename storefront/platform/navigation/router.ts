import type { ReactNode } from 'react';
import { withRequestQuery } from '#contract/redirect-address.ts';
import { pageQueryOf } from './page-query.ts';
import { formatSearch } from './search-codec.ts';
import { parseHref, type HistoryChange, type HowToGo } from './history.ts';
import { encodedPath, locationOf, pageKeyOf, type Location } from './location.ts';
import { pathMatcher } from './match-path.ts';
import { createPages, type Outcome } from './pages.ts';
import { createShowing } from './showing.ts';
import { redirect, type Redirect } from './signals.ts';
import type { AddressChange, RouterOptions, RouterState, Shown } from './types.ts';

export type Router = ReturnType<typeof createRouter>;

/** Longer chains of redirects are cycles. */
const MAX_REDIRECTS = 20;

/** Router for one response on the server, or for a visit in the browser. */
export const createRouter = (options: RouterOptions) => {
  const { context, history, views, prefix = '', isServer = false } = options;
  const routeOf = pathMatcher(options.routes);
  const pages = createPages();
  const here = (): Location => locationOf(history.location, prefix);
  const showing = createShowing(here());
  let prepared: Promise<unknown> | undefined;
  let turn = 0;
  let redirects = 0;
  let loading: Promise<Outcome | undefined> | undefined;

  const open = async ({ pathname, search }: Location): Promise<Outcome> => {
    const found = routeOf(pathname);
    if (found && found.path !== pathname)
      throw redirect({ href: prefix + (found.path === '/' && prefix ? '' : encodedPath(found.path)), statusCode: 301 });
    prepared ??= options.prepare?.(context) ?? Promise.resolve();
    const page = found?.route.load({ context, params: found.params, search: pageQueryOf(search) });
    for (const result of await Promise.allSettled([page, prepared]))
      if (result.status === 'rejected') throw result.reason;
    return page ? { status: 'page', page: await page } : { status: 'not-found' };
  };

  const follow = async ({ href }: Redirect, location: Location): Promise<Outcome | undefined> => {
    redirects += 1;
    const { search, hash } = history.location;
    const target = withRequestQuery(href, search) + (href.includes('#') ? '' : hash);
    if (redirects > MAX_REDIRECTS) showing.show({ location, status: 'error', error: new Error('Too many redirects') });
    else if (href.startsWith('/')) return go(() => history.replace(target));
    else window.location.assign(target);
    return undefined;
  };

  const arrive = (outcome: Outcome, location: Location): Outcome | undefined | Promise<Outcome | undefined> => {
    if (outcome.status === 'redirect') return isServer ? outcome : follow(outcome.redirect, location);
    redirects = 0;
    showing.show({ location, ...outcome });
    return outcome;
  };

  const refresh = async (key: string, requestedTurn: number): Promise<void> => {
    const outcome = await pages.load(key, () => open(showing.state.location));
    // If reloading fails, the current page stays.
    if (turn === requestedTurn && outcome.status !== 'error') await arrive(outcome, showing.state.shown.location);
  };

  /** Preview only when navigating forward to the top of a page: Back and anchors need the whole page to scroll. */
  const aheadOf = (location: Location, { status, page }: Shown, change: HistoryChange | undefined): ReactNode =>
    change && change.action !== 'pop' && !change.keepsScroll && !location.hash && status === 'page'
      ? views.ahead?.(page, location.pathname)
      : undefined;

  const load = async (change?: HistoryChange): Promise<Outcome | undefined> => {
    const location = here();
    const key = pageKeyOf(location);
    const { shown } = showing.state;
    const requestedTurn = (turn += 1);
    if ((shown.status === 'page' || shown.status === 'not-found') && pageKeyOf(shown.location) === key) {
      showing.request(location, change, false);
      showing.show({ ...shown, location });
      return undefined;
    }
    showing.request(location, change, true);
    const ahead = aheadOf(location, shown, change);
    if (ahead) showing.show({ location, status: 'pending', ahead });
    const loaded = pages.cached(key);
    if (loaded) {
      await arrive({ status: 'page', page: loaded.page }, location);
      if (loaded.isStale) void refresh(key, requestedTurn);
      return undefined;
    }
    // A page with a changed query stays until the new data has loaded, with open drawers, typed text and scroll
    // position.
    const isSamePage = shown.status === 'page' && shown.location.pathname === location.pathname;
    if (!isServer && !isSamePage && !ahead) showing.showPendingLater(location);
    const outcome = await pages.load(key, () => open(location));
    if (turn !== requestedTurn) return undefined;
    await showing.pendingMinimum();
    return turn === requestedTurn ? arrive(outcome, location) : undefined;
  };

  /**
   * Changes the history and waits for the page to load; loads it once if the router does not follow the history yet.
   */
  const go = (move: () => void): Promise<Outcome | undefined> => {
    const before = loading;
    move();
    return loading && loading !== before ? loading : (loading = load());
  };

  const goTo = (href: string, isReplacing: boolean, how: HowToGo): Promise<unknown> =>
    go(() => history[isReplacing || href === history.location.href ? 'replace' : 'push'](href, how));

  return {
    context,
    history,
    views,
    get state(): RouterState {
      return showing.state;
    },
    subscribe: showing.subscribe,
    onRendered: showing.onRendered,
    rendered: showing.rendered,

    /** Loads the page at the history's current URL and returns the result. */
    load: (): Promise<Outcome | undefined> => (loading = load()),

    /** Navigates to a URL with the store view's prefix. */
    navigate: (href: string, { isReplacing = false, keepsScroll = false } = {}): Promise<unknown> =>
      goTo(href, isReplacing, { keepsScroll }),

    /** Changes query or hash on the same page; only scrolls to the hash's target. */
    changeAddress: ({ search, hash = '', isReplacing = false, ignoresHash }: AddressChange): Promise<unknown> => {
      const { pathname, search: before } = history.location;
      const href = pathname + (search ? formatSearch(search) : before) + (hash && `#${hash}`);
      return goTo(href, isReplacing, { keepsScroll: true, ignoresHash });
    },

    /** Loads a page before it is requested. */
    preload: async (href: string): Promise<void> => {
      const location = locationOf(parseHref(href, ''), prefix);
      const key = pageKeyOf(location);
      if (pages.isNewAhead(key)) await pages.load(key, () => open(location), true);
    },

    /** Reloads the current page. */
    reload: (): Promise<unknown> => {
      pages.forget();
      showing.invalidate();
      return (loading = load());
    },

    /** Follows the history and renders its pages. Returns a function to stop. */
    start: (onShow: (shown: Shown) => void): (() => void) => {
      const stops = [
        showing.start(onShow),
        history.subscribe((change) => {
          showing.leave();
          loading = load(change);
        }),
      ];
      if (!loading || here().href !== showing.state.location.href) loading = load();
      return () => stops.forEach((stop) => stop());
    },
  };
};
