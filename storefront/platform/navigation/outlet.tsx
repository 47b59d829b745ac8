import { Suspense, useMemo, type ReactNode } from 'react';
import { Boundary } from './boundary.tsx';
import type { Shown, Views } from './types.ts';
import { useRouter, useShown } from './use-router.ts';

const contentOf = (
  { status, page, error, ahead }: Pick<Shown, 'status' | 'page' | 'error' | 'ahead'>,
  { draw, NotFound, Failed, Pending }: Views,
): ReactNode => {
  if (status === 'page') return draw(page);
  if (status === 'not-found') return <NotFound />;
  return status === 'error' ? <Failed error={error} /> : (ahead ?? <Pending />);
};

/** The page itself. It is hydrated after what stands around it. */
export const Outlet = () => {
  const { views } = useRouter();
  const { status, page, error, ahead } = useShown();
  // The same as long as the page is: another hash must not disturb a page that is not hydrated yet.
  return useMemo(
    () => (
      <Suspense fallback={<views.Pending />}>
        <Boundary Fallback={views.Failed} of={{ page, error }}>
          {contentOf({ status, page, error, ahead }, views)}
        </Boundary>
      </Suspense>
    ),
    [views, status, page, error, ahead],
  );
};
