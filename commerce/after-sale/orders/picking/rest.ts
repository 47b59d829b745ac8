import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { inStock } from '../life/quantity-rules.ts';
import { readPickList } from './pick-list.ts';
import type { PickList } from './types.ts';

const onWire = ({ orders, picks, hasMore }: PickList) => ({
  orders: orders.map((order) => ({
    entity_id: Number(order.number),
    increment_id: order.number,
    status: order.status,
    created_at: timestamp(order.placedAt),
    customer_name: `${order.addresses.billing.firstname} ${order.addresses.billing.lastname}`,
    shipping_description: order.shippingTitle,
    is_pickup: order.isPickup,
    /** False if nothing in stock is left to ship, such as an order of virtual products. */
    can_ship: order.lines.some((line) => inStock(line) > 0),
    /** Units that follow in a second shipment. */
    later_qty: order.lines.reduce((sum, { awaited = 0 }) => sum + awaited, 0),
    version: order.events.length,
  })),
  items: picks.map(({ order, lineId, sku, name, options, quantity, lots, later, place }) => ({
    order_id: Number(order),
    order_item_id: lineId,
    sku,
    name,
    options,
    qty: quantity,
    lots: lots.map((lot) => ({ code: lot.code, qty: lot.quantity, rack: lot.rack })),
    later: later && { qty: later.quantity, on: later.on },
    unit: place.unit,
    pieces_per_unit: place.piecesPerUnit,
    location: place.location,
    rack: place.rack,
    lot: place.lot,
  })),
  has_more: hasMore,
});

export const routes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/counter/pick-list', 'orders:read', async (context) => onWire(await readPickList(context))),
];
