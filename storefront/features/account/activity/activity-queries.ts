import { isSampleSku } from '#contract/samples.ts';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { readOnTheirWay } from '../orders/read-on-their-way.ts';
import { GetOwnReviewsDocument } from './get-own-reviews.graphql.ts';
import { GetOwnSamplesDocument } from './get-own-samples.graphql.ts';
import { GetOwnVisitsDocument } from './get-own-visits.graphql.ts';
import { GetStockAlertsDocument } from './get-stock-alerts.graphql.ts';

const FRESH = { noCache: true, staleTime: 0 } as const;

export const ownVisitsQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetOwnVisitsDocument,
    {},
    { ...FRESH, select: ({ customerShowroomVisits }) => customerShowroomVisits ?? [] },
  );

export const ownAlertsQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetStockAlertsDocument,
    {},
    { ...FRESH, select: ({ customerStockAlerts }) => customerStockAlerts ?? [] },
  );

export const ownReviewsQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetOwnReviewsDocument,
    {},
    { ...FRESH, select: ({ customer }) => (customer?.reviews.items ?? []).flatMap((review) => review ?? []) },
  );

/** Orders with samples and their names, among the newest fifty orders. */
export const ownSamplesQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetOwnSamplesDocument,
    {},
    {
      ...FRESH,
      select: async ({ customer }) => {
        const onTheirWay = await readOnTheirWay(platform, { page: 1, pageSize: 50 });
        return (customer?.orders?.items ?? []).flatMap((order) => {
          const names = (order?.items ?? []).flatMap((line) =>
            line && isSampleSku(line.product_sku) ? [line.product_name ?? line.product_sku] : [],
          );
          return order && names.length
            ? [
                {
                  number: order.number,
                  date: order.order_date,
                  status: order.status,
                  isOnItsWay: onTheirWay.has(order.number),
                  names,
                },
              ]
            : [];
        });
      },
    },
  );
