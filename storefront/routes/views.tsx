import { Fragment } from 'react';
import { usePageHydration } from '#storefront/platform/navigation/page-hydration.ts';
import type { Views } from '#storefront/platform/navigation/types.ts';
import { Layout } from '#storefront/shell/layout.tsx';
import type { LoadedPage } from '#storefront/shell/page.tsx';
import { ErrorPage } from './errors/error-page.tsx';
import { MaskedState } from './errors/masked-state.tsx';
import { NotFoundPage } from './errors/not-found-page.tsx';
import { PendingPage } from './errors/pending-page.tsx';

const PageView = ({ page: { uid, render } }: { page: LoadedPage }) => {
  usePageHydration();
  return <Fragment key={uid}>{render()}</Fragment>;
};

/** Renders the layout with the page, or with an error or loading state. */
export const views: Views = {
  Root: Layout,
  ahead: (page, pathname) => (page as LoadedPage).ahead?.(pathname),
  renderPage: (page) => <PageView page={page as LoadedPage} />,
  NotFound: NotFoundPage,
  Failed: ErrorPage,
  Pending: PendingPage,
  Mask: MaskedState,
};
