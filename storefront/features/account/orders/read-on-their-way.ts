import type { Platform } from '#storefront/platform/platform.tsx';
import type { GetOrderProgressQueryVariables } from './get-order-progress.graphql.ts';
import { GetOrderProgressDocument } from './get-order-progress.graphql.ts';
import { isOnItsWay } from './on-its-way.ts';

/** Numbers of the page's orders with a delivery still to come; empty if the back end lacks these fields. */
export const readOnTheirWay = async (
  { commerce }: Platform,
  variables: GetOrderProgressQueryVariables,
): Promise<ReadonlySet<string>> => {
  const response = await commerce.query(GetOrderProgressDocument, variables, { noCache: true }).catch(() => undefined);
  const orders = response?.customer?.orders?.items ?? [];
  return new Set(orders.flatMap((order) => (order && isOnItsWay(order) ? [order.number] : [])));
};
