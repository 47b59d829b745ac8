import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Boundary } from './boundary.tsx';
import type { Router } from './router.ts';
import { RouterContext, ShownContext } from './use-router.ts';

/** Renders the root (or `children` instead) and follows the router. */
export const RouterProvider = ({ router, children }: { router: Router; children?: ReactNode }) => {
  const [shown, setShown] = useState(router.state.shown);
  const { Root, Mask } = router.views;
  useLayoutEffect(
    () =>
      router.start((next) => {
        // A preview responds to the click at once; a whole page is rendered in a transition.
        if (!next.ahead) return startTransition(() => setShown(next));
        // Blur first: Chromium forces layout when the focused element is removed.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        setShown(next);
      }),
    [router],
  );
  useLayoutEffect(() => router.rendered(shown), [router, shown]);
  return (
    <RouterContext value={router}>
      <ShownContext value={shown}>
        {children ?? (
          <Boundary Fallback={Mask} of={router}>
            <Root />
          </Boundary>
        )}
      </ShownContext>
    </RouterContext>
  );
};
