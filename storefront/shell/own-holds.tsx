import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { isRunning, ownHoldsQuery } from '#storefront/features/slabs/own-holds-query.ts';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { StillComing } from '#storefront/platform/page/together.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { withMessages } from '#storefront/platform/i18n/load-messages.ts';

const List = lazy(() => untilFetched(() => withMessages('service', () => import('./own-holds-slot.tsx'))));

/** The slabs held by the signed-in customer. The list loads only if there are any. */
export const OwnHolds = () => {
  const { data = [] } = useQuery({ ...ownHoldsQuery(usePlatform()), retry: false });
  if (!data.some(isRunning)) return null;
  return (
    <Suspense fallback={<StillComing />}>
      <List />
    </Suspense>
  );
};
