import { lazy, Suspense } from 'react';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { StillComing } from '#storefront/platform/page/together.tsx';

const AfterSales = lazy(async () => ({
  default: (await untilFetched(() => import('#storefront/features/after-sales/after-sales.tsx'))).AfterSales,
}));

/** Documents and returns on the page of an order. */
export const afterSales = (token: string) => (
  <Suspense fallback={<StillComing />}>
    <AfterSales key={token} token={token} />
  </Suspense>
);
