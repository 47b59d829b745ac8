import type { GetTrackDataQuery } from './get-track-data.graphql.ts';
import { timelineOf, type Timeline } from './timeline.ts';

export type Shipment = {
  id: string;
  name: string;
  sku: string;
  image: string | undefined;
  trackingNumbers: readonly string[];
  timeline: Timeline;
};

export type TrackedOrder = {
  number: string;
  status: string;
  isPickup: boolean;
  shipments: readonly Shipment[];
};

type Item = NonNullable<
  NonNullable<NonNullable<NonNullable<GetTrackDataQuery['getOrderItemsByOrderNumber']>[number]>['items']>[number]
>;

// Other back ends return a single number or a list.
const asList = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (entry): entry is string => typeof entry === 'string' && entry.trim() !== '',
  );

const asAddress = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value || undefined;
  if (value && typeof value === 'object' && 'url' in value && typeof value.url === 'string') return value.url;
  return undefined;
};

const shipmentOf = (item: Item): Shipment => ({
  id: item.id,
  name: item.product?.name ?? item.product?.sku ?? '',
  sku: item.product?.sku ?? '',
  image: asAddress(item.product?.small_image),
  trackingNumbers: asList(item.erp_tracking_numbers),
  timeline: timelineOf({
    status: item.erp_order_item_status,
    processingAt: item.processing_updated_at,
    readyAt: item.ready_updated_at,
    shippedAt: item.shipped_updated_at,
  }),
});

/** The first order of a response, without the parents of variants; undefined if there is none. */
export const trackedOrderOf = (response: GetTrackDataQuery): TrackedOrder | undefined => {
  const order = response.getOrderItemsByOrderNumber?.[0];
  if (!order) return undefined;
  const items = (order.items ?? []).filter(
    (item): item is Item => item !== null && item.product?.product_type !== 'configurable',
  );
  return {
    number: order.number,
    status: order.status ?? '',
    isPickup: order.is_pickup ?? false,
    shipments: items.map(shipmentOf),
  };
};
