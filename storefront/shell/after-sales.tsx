import { lazy, Suspense } from 'react';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { StillComing } from '#storefront/platform/page/together.tsx';

const Slot = lazy(() => untilFetched(() => import('./after-sales-slot.tsx')));

/** On the page of an order: its papers, and goods that come back. */
export const afterSales = (token: string) => (
  <Suspense fallback={<StillComing />}>
    <Slot key={token} token={token} />
  </Suspense>
);
