export type Lot = { code: string; qty: number; rack: string | null };

/** A product of `GET /V1/stock`; `id` is its SKU. */
export type StockItem = {
  id: string;
  sku: string;
  name: string | null;
  image: string | null;
  is_enabled: boolean;
  selling_unit: string | null;
  coverage_sq_ft: number | null;
  pieces_per_unit: number | null;
  is_outlet: boolean;
  qty: number;
  reserved: number;
  available: number;
  notify_stock_qty: number;
  use_config_notify_stock_qty: boolean;
  is_below_line: boolean;
  barcodes: readonly string[];
  rack: string | null;
  lots: readonly Lot[];
};

/** Units of a lot that should be on the shelf; an empty lot is unknown. */
export type ShelfLot = { lot: string; qty: number };

/** A product of `GET /V1/stock/:sku`. */
export type StockDetail = StockItem & {
  to_ship: number;
  on_shelf: readonly ShelfLot[];
  outlets: readonly { sku: string; name: string | null }[];
};

export type ReceiptItem = { sku: string; qty: number; lot: string; rack: string };

/** A delivery of `GET /V1/stock-receipts`. */
export type Receipt = {
  id: number;
  created_at: string;
  who: string;
  note: string;
  version: number;
  items: readonly ReceiptItem[];
};

/** A line of a delivery before it is saved. `typed` is a number of units, or an area. */
export type DraftLine = {
  key: string;
  sku: string;
  name: string;
  unit: string | null;
  coverage: number | null;
  lots: readonly string[];
  typed: string;
  lot: string;
  rack: string;
};

/** A recorded change of `GET /V1/stock/:sku/changes`. */
export type StockChange = {
  created_at: string;
  channel: 'counter' | 'program' | 'command';
  who: string | null;
  action: string;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
};

/** Changes with a text of their own. */
export const STOCK_ACTIONS = [
  'stock-received',
  'stock-corrected',
  'stock-counted',
  'stock-moved',
  'stock-written-off',
  'stock-details',
  'slab-published',
  'slab-held',
  'slab-extended',
  'slab-released',
] as const;
