import { Suspense, useMemo, type ReactNode } from 'react';
import { Boundary } from './boundary.tsx';
import type { Shown, Views } from './types.ts';
import { useRouter, useShown } from './use-router.ts';

const contentOf = (
  { status, page, error }: Pick<Shown, 'status' | 'page' | 'error'>,
  { draw, NotFound, Failed, Pending }: Views,
): ReactNode => {
  if (status === 'page') return draw(page);
  if (status === 'not-found') return <NotFound />;
  return status === 'error' ? <Failed error={error} /> : <Pending />;
};

/** The page itself. It is hydrated after what stands around it. */
export const Outlet = () => {
  const { views } = useRouter();
  const { status, page, error } = useShown();
  // The same as long as the page is: another hash must not disturb a page that is not hydrated yet.
  return useMemo(
    () => (
      <Suspense fallback={<views.Pending />}>
        <Boundary Fallback={views.Failed} of={{ page, error }}>
          {contentOf({ status, page, error }, views)}
        </Boundary>
      </Suspense>
    ),
    [views, status, page, error],
  );
};
