import { STORAGE_PREFIX } from '../browser-storage/browser-storage.ts';
import type { HistoryChange } from './history.ts';
import type { Location } from './location.ts';

const STORED = `${STORAGE_PREFIX}scroll`;

type Places = Record<string, number>;

const stored = (): Places => {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Places;
  } catch {
    return {};
  }
};

export type ScrollMemory = {
  /** Saves the scroll position of a history entry. */
  leave: (location: Location) => void;
  /** Scrolls to the top, to the hash's target or to the saved position of the rendered page. */
  arrive: (change: HistoryChange | undefined, from: Location | undefined, to: Location) => void;
  /** Follows page exits; returns a function to stop. */
  start: (here: () => Location) => () => void;
};

/** Follows a link within the page as browsers do: scrolls to the target and moves the focus there. */
const reach = (target: HTMLElement): void => {
  target.scrollIntoView();
  if (!target.matches('a[href], button, input, select, textarea, summary, [tabindex]')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
};

/** Scroll positions of all history entries, across reloads. */
export const createScrollMemory = (): ScrollMemory => {
  const places = stored();

  const leave = ({ key }: Location): void => {
    places[key] = window.scrollY;
  };

  return {
    leave,
    arrive: (change, from, to) => {
      const place = places[to.key];
      // First page of a document: scroll only if neither the browser nor the visitor has scrolled.
      if (!from) return place && window.scrollY === 0 ? window.scrollTo(0, place) : undefined;
      if (!change) return;
      const target = to.hash && !change.ignoresHash ? document.getElementById(to.hash) : null;
      if (change.action === 'pop' && place !== undefined) window.scrollTo(0, place);
      else if (target) reach(target);
      else if (!change.keepsScroll && (!to.hash || from.pathname !== to.pathname)) window.scrollTo(0, 0);
    },
    start: (here) => {
      const over = new AbortController();
      history.scrollRestoration = 'manual';
      const onHide = (): void => {
        // Lets the browser restore the scroll position when this document is opened again, before any script runs.
        history.scrollRestoration = 'auto';
        leave(here());
        try {
          sessionStorage.setItem(STORED, JSON.stringify(places));
        } catch {
          // Storage is full or blocked: Back then starts at the top.
        }
      };
      const onShow = (): void => {
        history.scrollRestoration = 'manual';
      };
      addEventListener('pagehide', onHide, { signal: over.signal });
      addEventListener('pageshow', onShow, { signal: over.signal });
      return () => over.abort();
    },
  };
};
