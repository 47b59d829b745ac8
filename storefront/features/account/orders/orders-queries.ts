import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { GetCustomerOrderDocument } from './get-order.graphql.ts';
import { GetOrderHistoryDocument } from './get-order-history.graphql.ts';
import { readOnTheirWay } from './read-on-their-way.ts';
import { orderOf } from './order.ts';
import { filterOnWire, type OrderFilter } from './order-filter.ts';

export const ORDERS_PER_PAGE = 10;

const FRESH = { noCache: true, staleTime: 0 } as const;

/** One page of the customer's orders in all store views of the website, newest first. */
export const orderHistoryQuery = (platform: Platform, page: number, filter: OrderFilter = {}) => {
  const variables = { page, pageSize: ORDERS_PER_PAGE, filter: filterOnWire(filter) };
  return queryOptionsFor(platform, GetOrderHistoryDocument, variables, {
    ...FRESH,
    select: async ({ customer }) => {
      const { items = [], total_count, page_info } = customer?.orders ?? {};
      const onTheirWay = items.length > 0 ? await readOnTheirWay(platform, variables) : new Set();
      return {
        count: total_count ?? 0,
        pages: page_info?.total_pages ?? 1,
        orders: items.flatMap((order) =>
          order
            ? [
                {
                  number: order.number,
                  date: order.order_date,
                  status: order.status,
                  isOnItsWay: onTheirWay.has(order.number),
                  total: order.total?.grand_total,
                  lines: (order.items ?? []).flatMap((line) =>
                    line
                      ? [
                          {
                            id: line.id,
                            name: line.product_name ?? '',
                            image: line.product?.thumbnail?.url ?? undefined,
                          },
                        ]
                      : [],
                  ),
                },
              ]
            : [],
        ),
      };
    },
  });
};

export type OrderEntry = {
  number: string;
  date: string;
  status: string;
  isOnItsWay: boolean;
  total: { currency: string | null; value: number | null } | null | undefined;
  lines: readonly { id: string; name: string; image: string | undefined }[];
};

/** One of the customer's orders; null for an unknown number. */
export const orderQuery = (platform: Platform, number: string) =>
  queryOptionsFor(
    platform,
    GetCustomerOrderDocument,
    { number },
    {
      ...FRESH,
      select: ({ customer }) => {
        const [order] = customer?.orders?.items ?? [];
        return order ? orderOf(order, platform.storeView.tax === 'included') : null;
      },
    },
  );
