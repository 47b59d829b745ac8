import { useQueries, useQuery } from '@tanstack/react-query';
import { usePlatform } from '#storefront/platform/platform.tsx';
import type { OrderFilter } from './order-filter.ts';
import { orderHistoryQuery, type OrderEntry } from './orders-queries.ts';

/** Removes duplicates: an order placed between two requests shifts the others to the next page. */
const once = (orders: readonly OrderEntry[]): OrderEntry[] => [
  ...new Map(orders.map((order) => [order.number, order])).values(),
];

/**
 * The customer's orders of the first `pages` pages, as far as loaded. `first` is the query of the first page, which has
 * the number of pages.
 */
export const useOrders = (pages: number, filter: OrderFilter) => {
  const platform = usePlatform();
  const first = useQuery(orderHistoryQuery(platform, 1, filter));
  const last = Math.min(pages, first.data?.pages ?? 1);
  const further = useQueries({
    queries: Array.from({ length: last - 1 }, (_, index) => orderHistoryQuery(platform, index + 2, filter)),
  });
  const missing = further.findIndex(({ data }) => !data);
  const come = [first, ...further.slice(0, missing < 0 ? undefined : missing)];
  const failed = further.filter(({ isError, data }) => isError && !data);
  return {
    first,
    orders: once(come.flatMap(({ data }) => data?.orders ?? [])),
    /** Number of the last requested page. */
    last,
    isLoading: missing >= 0 && failed.length === 0,
    isFailed: failed.length > 0,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
};
