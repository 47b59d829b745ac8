import type { QueryClient } from '@tanstack/react-query';
import type { GetLineDeliveryQuery } from './api/get-line-delivery.graphql.ts';

/** Under which the lines of a cart are kept; `revision` changes with the cart. */
export const lineDeliveryKey = (cartId: string, revision?: string): readonly string[] => [
  'line-delivery',
  cartId,
  ...(revision === undefined ? [] : [revision]),
];

/** Of how many production lots the lines of a cart are said to be, all together; undefined while nothing is said. */
export const shownLots = (queries: QueryClient, cartId: string): number | undefined => {
  const [latest] = queries
    .getQueryCache()
    .findAll({ queryKey: lineDeliveryKey(cartId) })
    .filter(({ state }) => state.data !== undefined)
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  const said = latest?.state.data as GetLineDeliveryQuery | undefined;
  return said?.cartLineDelivery.reduce((sum, { lots }) => sum + lots.length, 0);
};
