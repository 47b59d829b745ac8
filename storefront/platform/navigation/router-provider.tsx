import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Boundary } from './boundary.tsx';
import type { Router } from './router.ts';
import { RouterContext, ShownContext } from './use-router.ts';

/** Draws what stands around every page, or `children` in its place, and follows the router. */
export const RouterProvider = ({ router, children }: { router: Router; children?: ReactNode }) => {
  const [shown, setShown] = useState(router.state.shown);
  const { Root, Mask } = router.views;
  useLayoutEffect(
    () =>
      router.start((next) => {
        // What is known already answers the click; a whole page lets input and painting in.
        if (!next.ahead) return startTransition(() => setShown(next));
        // Chromium lays the page out in the midst of it when what has the focus is taken away.
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
