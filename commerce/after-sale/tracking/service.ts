import { findSellableById } from '#commerce/merchandise/catalog/service.ts';
import { productImageUrl } from '#commerce/merchandise/media/service.ts';
import { orderStatusWords, trackedLives, trackedOrders } from '#commerce/after-sale/orders/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { logSecurityEvent } from '#commerce/platform/security-log.ts';
import { timestamp as timestampOf } from '#commerce/platform/timestamp.ts';
import type { TrackedOrder, TrackedOrderItem } from '#contract/generated/schema-types.ts';
import { LOOKUP_RATE, MAX_NUMBERS, orderNumberOf, timestamp } from './rules.ts';

/**
 * Public data for anyone with the order number: status, shipments, product and tracking number; no name, address or
 * price. Unknown and invalid numbers are both left out. Rate limited by IP address.
 */
export const lookUpOrders = async (
  context: CommerceContext,
  ordersNumbers: readonly string[],
): Promise<TrackedOrder[]> => {
  context.noStore();
  context.rateLimit.check('track-order', context.ip, LOOKUP_RATE);
  if (ordersNumbers.length > MAX_NUMBERS) {
    throw new InputError('Maximum items of type "%type" is %max', {
      parameters: { type: 'ordersNumbers', max: MAX_NUMBERS },
    });
  }
  const numbers = [...new Set(ordersNumbers.flatMap((text) => orderNumberOf(text) ?? []))];
  const orders = await trackedOrders(context, numbers);
  if (orders.length < ordersNumbers.length) logSecurityEvent(context, 'order-lookup-failed', { code: 'NUMBER' });
  const lives = await trackedLives(context, numbers);
  const { language } = context.storeView;
  const productIds = [...new Set(orders.flatMap((order) => order.items.map((item) => item.productId)))];
  const products = await findSellableById(context, context.db.kysely, productIds);
  return orders.map(({ number, status, isPickup, items }) => ({
    number,
    status,
    is_pickup: isPickup,
    status_changes: (lives.get(number)?.changes ?? []).map((change) => ({
      status: orderStatusWords(change.status, language),
      code: change.status,
      at: timestampOf(change.at),
    })),
    shipments: (lives.get(number)?.shipments ?? []).map((shipment) => ({
      number: shipment.number,
      sent_at: timestampOf(shipment.sentAt),
      items: shipment.items.map(({ itemId, quantity }) => ({ item_id: String(itemId), quantity })),
      parcels: [...shipment.parcels],
    })),
    items: items.map((item): TrackedOrderItem => ({
      id: String(item.id),
      erp_order_item_status: item.status,
      processing_updated_at: timestamp(item.processingAt),
      ready_updated_at: timestamp(item.readyAt),
      shipped_updated_at: timestamp(item.shippedAt),
      erp_tracking_numbers: [...item.trackingNumbers],
      product: {
        id: String(item.productId),
        sku: item.sku,
        name: products.get(item.productId)?.name ?? item.name,
        product_type: item.productType,
        price: null,
        small_image: item.imageFile && productImageUrl(context.settings, item.imageFile),
      },
    })),
  }));
};
