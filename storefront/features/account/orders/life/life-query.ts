import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { GetOrderLifeDocument } from './get-order-life.graphql.ts';
import { lifeOf } from './life.ts';

/** What has become of one of the customer's orders; null where a back end does not say. */
export const orderLifeQuery = (platform: Platform, number: string) =>
  queryOptionsFor(platform, GetOrderLifeDocument, { number }, { noCache: true, staleTime: 0, select: lifeOf });
