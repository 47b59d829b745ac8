import { useRouter } from '#storefront/platform/navigation/use-router.ts';
import { useEffect, useRef } from 'react';

/** Names the open viewer in the address. */
export const VIEWER_HASH = 'photos';

/** Whether the address asks for the viewer. */
export const isViewerUrl = (): boolean => window.location.hash === `#${VIEWER_HASH}`;

/**
 * Adds a history entry while the viewer is open, so that Back closes it and stays on the page. Returns a function that
 * closes it otherwise and removes the entry.
 */
export const useViewerHistory = (onClose: () => void): (() => void) => {
  const router = useRouter();
  const hasOwnEntry = useRef(false);
  const closed = useRef(onClose);
  useEffect(() => {
    closed.current = onClose;
  });
  useEffect(() => {
    if (!isViewerUrl()) {
      hasOwnEntry.current = true;
      void router.changeAddress({ hash: VIEWER_HASH, ignoresHash: true });
    }
    return router.history.subscribe(() => {
      if (router.history.location.hash !== `#${VIEWER_HASH}`) closed.current();
    });
  }, [router]);
  return () => {
    if (hasOwnEntry.current) router.history.back();
    else void router.changeAddress({ isReplacing: true });
  };
};
