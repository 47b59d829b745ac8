import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { hasFeature, usePlatform, type Platform } from '#storefront/platform/platform.tsx';
import { useIsSignedIn } from '#storefront/platform/session/use-customer.ts';
import { GetSlabHoldDocument, type HeldSlabFragment } from './api/get-hold.graphql.ts';
import { GetSlabsDocument } from './api/get-slabs.graphql.ts';
import { isRunning, ownHoldsQuery } from './own-holds-query.ts';
import { tokenOf } from './own-holds.ts';

/** The slabs of a product; not cached, because holds and sales change every minute. */
const slabsQuery = (platform: Platform, sku: string) =>
  queryOptionsFor(platform, GetSlabsDocument, { sku }, { noCache: true, staleTime: 0, select: ({ slabs }) => slabs });

/** The slabs of a product, and a function to refetch them. */
export const useSlabs = (sku: string) => {
  const platform = usePlatform();
  const client = useQueryClient();
  const query = slabsQuery(platform, sku);
  const { data } = useQuery({ ...query, enabled: hasFeature(platform, 'slabs'), retry: false });
  return { slabs: data ?? undefined, again: () => void client.invalidateQueries({ queryKey: query.queryKey }) };
};

/** The visitor's current hold of a slab, made on this device or in the account. */
export const useOwnHold = (sku: string) => {
  const platform = usePlatform();
  const isSignedIn = useIsSignedIn();
  const { data: own } = useQuery({
    ...ownHoldsQuery(platform),
    enabled: isSignedIn && hasFeature(platform, 'holds'),
    retry: false,
  });
  const [hold, setHold] = useState<HeldSlabFragment>();
  useEffect(() => {
    let isGone = false;
    setHold(undefined);
    const token = tokenOf(sku);
    if (token && hasFeature(platform, 'holds'))
      platform.commerce.query(GetSlabHoldDocument, { token }, { noCache: true }).then(
        ({ slabHold }) => !isGone && slabHold?.status === 'HELD' && setHold(slabHold),
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [platform, sku]);
  const ofAccount = isSignedIn ? own?.find((each) => each.sku === sku && isRunning(each)) : undefined;
  return { hold: hold ?? ofAccount, setHold };
};
