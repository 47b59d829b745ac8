import type { QueryClient } from '@tanstack/react-query';
import type { GetLineDeliveryQuery } from './api/get-line-delivery.graphql.ts';

/** Query key of the lines of a cart; `revision` changes with the cart. */
export const lineDeliveryKey = (cartId: string, revision?: string): readonly string[] => [
  'line-delivery',
  cartId,
  ...(revision === undefined ? [] : [revision]),
];

const shownLines = (queries: QueryClient, cartId: string) => {
  const [latest] = queries
    .getQueryCache()
    .findAll({ queryKey: lineDeliveryKey(cartId) })
    .filter(({ state }) => state.data !== undefined)
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  const response = latest?.state.data as GetLineDeliveryQuery | undefined;
  return response?.cartLineDelivery;
};

/** Total number of production lots shown for a cart's lines; undefined if none are shown. */
export const shownLots = (queries: QueryClient, cartId: string): number | undefined =>
  shownLines(queries, cartId)?.reduce((sum, { lots }) => sum + lots.length, 0);

/** Total number of units shown as coming later; undefined if unknown. */
export const shownLater = (queries: QueryClient, cartId: string): number | undefined =>
  shownLines(queries, cartId)?.reduce((sum, { later_units: units }) => sum + units, 0);

/** Refetches the delivery data of a cart. It depends on the stock, so it can change even if the cart does not. */
export const refreshDelivery = async (queries: QueryClient, cartId: string): Promise<void> => {
  const keys = [lineDeliveryKey(cartId), ['cart-facts', cartId], ['cart-shipments', cartId]];
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
};
