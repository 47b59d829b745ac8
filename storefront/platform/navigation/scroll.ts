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
  /** Keeps how far an entry of the history was scrolled. */
  leave: (location: Location) => void;
  /** Scrolls to where the page that is drawn now begins, or was left. */
  arrive: (change: HistoryChange | undefined, from: Location | undefined, to: Location) => void;
  /** Follows documents that are left; returns how to stop. */
  start: (here: () => Location) => () => void;
};

/** As browsers follow a link within a page: scrolls to what it names, and Tab goes on from there. */
const reach = (target: HTMLElement): void => {
  target.scrollIntoView();
  if (!target.matches('a[href], button, input, select, textarea, summary, [tabindex]')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
};

/** Where each entry of the history was scrolled to, through reloads. */
export const createScrollMemory = (): ScrollMemory => {
  const places = stored();

  const leave = ({ key }: Location): void => {
    places[key] = window.scrollY;
  };

  return {
    leave,
    arrive: (change, from, to) => {
      const place = places[to.key];
      // A document's first page: the browser has scrolled already, or somebody who could not wait.
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
        // The browser restores a document by itself, before any script.
        history.scrollRestoration = 'auto';
        leave(here());
        try {
          sessionStorage.setItem(STORED, JSON.stringify(places));
        } catch {
          // Full or forbidden: Back then begins at the top.
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
