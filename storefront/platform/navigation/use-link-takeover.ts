import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { parseSearch } from '../page/search-codec.ts';
import { usePlatform } from '../platform.tsx';
import { routableAnchor } from './same-site.ts';

const PRELOAD_DELAY = 60;

const isPlainClick = (event: MouseEvent): boolean => event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Every plain anchor of the page becomes a client navigation and is preloaded when the shopper means to follow it: links
 * of components, menus and content alike, at the cost of one listener.
 */
export const useLinkTakeover = (): void => {
  const router = useRouter();
  const { prefix } = usePlatform().storeView;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    const onClick = (event: MouseEvent): void => {
      const url = isPlainClick(event) ? routableAnchor(event.target, prefix) : undefined;
      if (!url) return;
      event.preventDefault();
      const isHere = url.pathname === location.pathname && url.search === location.search;
      if (isHere && url.hash) void router.navigate({ to: '.', search: true, hash: url.hash.slice(1), resetScroll: false });
      else router.history.push(url.pathname + url.search + url.hash);
    };

    const onIntent = (event: Event): void => {
      const url = routableAnchor(event.target, prefix);
      clearTimeout(timer);
      if (!url || url.pathname === location.pathname) return;
      const to = url.pathname.slice(prefix.length) || '/';
      timer = setTimeout(() => void router.preloadRoute({ to, search: parseSearch(url.search) } as never), PRELOAD_DELAY);
    };

    document.addEventListener('click', onClick);
    const intents = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const name of intents) document.addEventListener(name, onIntent, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', onClick);
      for (const name of intents) document.removeEventListener(name, onIntent);
    };
  }, [router, prefix]);
};
