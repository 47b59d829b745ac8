import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { hasFeature, type Platform } from '#storefront/platform/platform.tsx';
import type { HeldSlabFragment } from './api/get-hold.graphql.ts';
import { GetOwnSlabHoldsDocument } from './api/get-own-holds.graphql.ts';

/** The customer's holds, newest first. */
export const ownHoldsQuery = (platform: Platform) => ({
  ...queryOptionsFor(
    platform,
    GetOwnSlabHoldsDocument,
    {},
    {
      noCache: true,
      staleTime: 0,
      select: ({ customerSlabHolds }): readonly HeldSlabFragment[] => customerSlabHolds ?? [],
    },
  ),
  enabled: hasFeature(platform, 'holds'),
});

export const isRunning = ({ status }: HeldSlabFragment): boolean => status === 'HELD';
