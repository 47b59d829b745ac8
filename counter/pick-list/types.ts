export type PickOrder = {
  entity_id: number;
  increment_id: string;
  created_at: string;
  customer_name: string;
  shipping_description: string;
  is_pickup: boolean;
  can_ship: boolean;
  /** Units that follow in a second shipment. */
  later_qty: number;
  version: number;
};

/** Items of one product for an order line. */
export type PickItem = {
  order_id: number;
  order_item_id: number;
  sku: string;
  name: string;
  options: readonly string[];
  qty: number;
  lots: readonly { code: string; qty: number; rack: string | null }[];
  /** Units of the line that are not in stock yet, and the day (YYYY-MM-DD) they are expected. */
  later: { qty: number; on: string } | null;
  /** Code of the selling unit, such as `box`. */
  unit: string | null;
  pieces_per_unit: number | null;
  location: string | null;
  /** Rack of a slab, or of the units without a known lot. */
  rack: string | null;
  /** Lot of a slab. */
  lot: string | null;
};

/** Response of `GET /V1/counter/pick-list`. */
export type PickList = { orders: readonly PickOrder[]; items: readonly PickItem[]; has_more: boolean };

/** Units of one lot of an item, which staff tick off together. */
export type PickEntry = {
  key: string;
  item: PickItem;
  lot: string | null;
  rack: string | null;
  qty: number;
  /** Units of the line that are not in stock yet; only on the last entry of an item. */
  later: PickItem['later'];
};

/** Entries at one location and rack. */
export type PickGroup = { location: string | null; rack: string | null; entries: readonly PickEntry[] };

/** Selling units with a text of their own. */
export const UNITS = ['box', 'piece', 'slab', 'sheet', 'other'] as const;
