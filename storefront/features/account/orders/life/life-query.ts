import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { GetOrderChangesDocument } from './get-order-changes.graphql.ts';
import { GetOrderLifeDocument } from './get-order-life.graphql.ts';
import { lifeOf } from './life.ts';
import type { Changes } from './life.ts';

const FRESH = { noCache: true } as const;

const readChanges = async ({ commerce }: Platform, number: string): Promise<Changes> => {
  const { customer } = await commerce.query(GetOrderChangesDocument, { number }, FRESH);
  return customer?.orders?.items[0];
};

/** Status and deliveries of one of the customer's orders; without dates and links if the back end lacks them. */
export const orderLifeQuery = (platform: Platform, number: string) =>
  queryOptionsFor(
    platform,
    GetOrderLifeDocument,
    { number },
    {
      ...FRESH,
      staleTime: 0,
      select: async (response) => lifeOf(response, await readChanges(platform, number).catch(() => undefined)),
    },
  );
