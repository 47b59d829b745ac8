import type { QueryClient } from '@tanstack/react-query';
import type { GetLineDeliveryQuery } from './api/get-line-delivery.graphql.ts';

/** Query key of the lines of a cart; `revision` changes with the cart. */
export const lineDeliveryKey = (cartId: string, revision?: string): readonly string[] => [
  'line-delivery',
  cartId,
  ...(revision === undefined ? [] : [revision]),
];

/** Total number of production lots shown for a cart's lines; undefined if none are shown. */
export const shownLots = (queries: QueryClient, cartId: string): number | undefined => {
  const [latest] = queries
    .getQueryCache()
    .findAll({ queryKey: lineDeliveryKey(cartId) })
    .filter(({ state }) => state.data !== undefined)
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  const response = latest?.state.data as GetLineDeliveryQuery | undefined;
  return response?.cartLineDelivery.reduce((sum, { lots }) => sum + lots.length, 0);
};
