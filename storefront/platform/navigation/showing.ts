import type { HistoryChange } from './history.ts';
import type { Location } from './location.ts';
import { createScrollMemory } from './scroll.ts';
import type { Rendered, RouterState, Shown } from './types.ts';

/** How long the previous page stays visible while the next one loads. */
const PENDING_MS = 400;
/** Minimum time of the placeholder, so that it does not flash. */
const PENDING_MIN_MS = 300;

const listening = <T extends unknown[]>() => {
  const listeners = new Set<(...of: T) => void>();
  return {
    notify: (...of: T): void => listeners.forEach((listener) => listener(...of)),
    listen: (listener: (...of: T) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** Keeps track of the shown page and of the requested location. */
export const createShowing = (first: Location) => {
  let state: RouterState = { location: first, shown: { location: first, status: 'pending' }, isLoading: false };
  let onShow: ((shown: Shown) => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pendingSince: number | undefined;
  /** How the visitor came to the shown page, until it is rendered. */
  let arrival: HistoryChange | undefined;
  let renderedLocation: Location | undefined;
  const scroll = createScrollMemory();
  const changes = listening();
  const renderings = listening<[Rendered]>();

  const set = (change: Partial<RouterState>): void => {
    state = { ...state, ...change };
    changes.notify();
  };

  const show = (shown: Shown): void => {
    clearTimeout(timer);
    pendingSince = shown.status === 'pending' && !shown.ahead ? Date.now() : undefined;
    // Without a renderer, loading ends here.
    set(onShow ? { shown } : { shown, isLoading: false });
    onShow?.(shown);
  };

  return {
    get state(): RouterState {
      return state;
    },
    subscribe: changes.listen,
    onRendered: renderings.listen,
    show,
    request: (location: Location, change: HistoryChange | undefined, isLoading: boolean): void => {
      clearTimeout(timer);
      arrival = change;
      set({ location, isLoading });
    },
    /** Marks the shown page as outdated. */
    invalidate: (): void => {
      state = { ...state, shown: { ...state.shown, status: 'pending' } };
    },
    showPendingLater: (location: Location): void => {
      timer = setTimeout(() => show({ location, status: 'pending' }), PENDING_MS);
    },
    pendingMinimum: async (): Promise<void> => {
      clearTimeout(timer);
      const rest = pendingSince === undefined ? 0 : pendingSince + PENDING_MIN_MS - Date.now();
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    },
    leave: (): void => scroll.leave(state.shown.location),
    start: (handler: (shown: Shown) => void): (() => void) => {
      onShow = handler;
      const stop = scroll.start(() => state.shown.location);
      return () => {
        onShow = undefined;
        clearTimeout(timer);
        stop();
      };
    },
    /** Called after rendering. */
    rendered: (shown: Shown): void => {
      const isWhole = shown.status !== 'pending';
      // A whole page may follow its preview.
      const isNow = shown === state.shown || (shown.ahead && shown.location === state.shown.location);
      if (!isNow || !(isWhole || shown.ahead)) return;
      if (isWhole && state.isLoading && shown.location.key === state.location.key) set({ isLoading: false });
      const from = renderedLocation;
      const to = shown.location;
      // Scroll positions of another page need its whole height (ui/lay-out-below.ts).
      if (from && from.pathname !== to.pathname) document.documentElement.dataset['drawn'] = '';
      scroll.arrive(arrival, from, to);
      arrival = undefined;
      if (!isWhole) return;
      renderedLocation = to;
      renderings.notify({ from, to });
    },
  };
};
