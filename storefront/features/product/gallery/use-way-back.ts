import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Names the open viewer in the address. */
export const VIEWER_HASH = 'photos';

/** Whether the address asks for the viewer. */
export const asksForViewer = (): boolean => window.location.hash === `#${VIEWER_HASH}`;

/**
 * Puts the viewer into the history while it is open, so that Back closes it and stays on the page. Returns how to leave
 * it by other ways, which take its entry off again.
 */
export const useWayBack = (onClose: () => void): (() => void) => {
  const router = useRouter();
  const hasOwnEntry = useRef(false);
  const closed = useRef(onClose);
  useEffect(() => {
    closed.current = onClose;
  });
  useEffect(() => {
    if (!asksForViewer()) {
      hasOwnEntry.current = true;
      void router.navigate({ to: '.', search: true, hash: VIEWER_HASH, resetScroll: false, hashScrollIntoView: false });
    }
    return router.history.subscribe(({ location }) => {
      if (location.hash !== `#${VIEWER_HASH}`) closed.current();
    });
  }, [router]);
  return () => {
    if (hasOwnEntry.current) router.history.back();
    else void router.navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false });
  };
};
