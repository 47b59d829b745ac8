import { Suspense, useMemo, type ReactNode } from 'react';
import { Boundary } from './boundary.tsx';
import type { Shown, Views } from './types.ts';
import { useRouter, useShown } from './use-router.ts';

const contentOf = (
  { status, page, error, ahead }: Pick<Shown, 'status' | 'page' | 'error' | 'ahead'>,
  { renderPage, NotFound, Failed, Pending }: Views,
): ReactNode => {
  if (status === 'page') return renderPage(page);
  if (status === 'not-found') return <NotFound />;
  return status === 'error' ? <Failed error={error} /> : (ahead ?? <Pending />);
};

/** Renders the current page. It is hydrated after the shell. */
export const Outlet = () => {
  const { views } = useRouter();
  const { status, page, error, ahead } = useShown();
  // Memoised: a new hash must not re-render a page before its hydration.
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
