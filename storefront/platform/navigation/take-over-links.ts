import type { Platform } from '../platform.tsx';
import type { Router } from './router.ts';
import { savesData } from '../connectivity/saves-data.ts';
import { isPageHydrated } from './page-hydration.ts';
import { routableAnchor } from './same-site.ts';

const PRELOAD_DELAY = 60;

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Handles all plain links with one listener, in components, menus and content: clicks become client navigations, and
 * hovering preloads the page, unless data saver is on. Before hydration a click loads the document, because the router
 * would render the page without its data. Returns a function to stop.
 */
export const takeOverLinks = (
  router: Pick<Router, 'navigate' | 'changeAddress' | 'preload'>,
  site: Pick<Platform, 'storeView' | 'storeViews'>,
): (() => void) => {
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onClick = (event: MouseEvent): void => {
    const url = isPlainClick(event) ? routableAnchor(event.target, site) : undefined;
    if (!url) return;
    const isHere = url.pathname === location.pathname && url.search === location.search;
    if (!isHere && !isPageHydrated()) return;
    event.preventDefault();
    if (isHere && url.hash) void router.changeAddress({ hash: url.hash.slice(1) });
    else void router.navigate(url.pathname + url.search + url.hash);
  };

  const onIntent = (event: Event): void => {
    const url = routableAnchor(event.target, site);
    clearTimeout(timer);
    if (!url || url.pathname === location.pathname || savesData()) return;
    timer = setTimeout(() => void router.preload(url.pathname + url.search), PRELOAD_DELAY);
  };

  document.addEventListener('click', onClick, { signal: over.signal });
  for (const name of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(name, onIntent, { passive: true, signal: over.signal });
  return () => {
    clearTimeout(timer);
    over.abort();
  };
};
