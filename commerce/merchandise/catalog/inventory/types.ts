import type { Row } from '#commerce/platform/database/types.ts';
import type { SlabState } from '#contract/slabs.ts';
import type { Lot } from '../lot-rules.ts';

/** Stock of a product for staff. */
export type InventoryRow = Row<'product', 'sku', { productId: 'id'; isEnabled: 'is_enabled' }> &
  Row<'stock', 'qty' | 'reserved' | 'owed', { notifyQty: 'notify_qty' }> & {
    name: string | null;
    /** Path below the directory of product pictures. */
    image: string | null;
    /** Code of its option, such as `box`. */
    sellingUnit: string | null;
    /** Area of one selling unit. */
    coverageSqFt: number | null;
    piecesPerUnit: number | null;
    isOutlet: boolean;
    isBelowLine: boolean;
    barcodes: readonly string[];
    /** Rack of units without a known lot. */
    rack: string | null;
    lots: readonly (Lot & { rack: string | null })[];
  };

/** Filter of a list. */
export type InventoryFilter = {
  /** A barcode, the beginning of a SKU, or words of the name. */
  search?: string | undefined;
  /** A barcode or a SKU. */
  code?: string | undefined;
  isBelowLine?: boolean | undefined;
  /** Slabs in this state, or all slabs. */
  slabs?: SlabState | 'ALL' | undefined;
};

/** Received units of a product; empty texts mean an unknown lot and no rack. */
export type ReceiptLine = { sku: string; quantity: number; lot: string; rack: string };

export type StoredLine = ReceiptLine & { productId: number };

export type Receipt = Row<'stock_receipt', 'id' | 'at' | 'who' | 'note' | 'version'> & {
  lines: readonly StoredLine[];
};

/** Sold units that have not left the shop, with the lots of all units of their order line. */
export type LeavingLine = { beginAt: number; endAt: number; lots: readonly (Lot & { productId: number })[] };

/** A change of the units of a lot; an empty code: of no known lot. */
export type LotChange = { productId: number; lot: string; quantity: number };

/** The author of a change: its name in ownership marks, and in records. */
export type Author = { by: string; who: string };

export type ProductBarcode = { barcode: string; productId: number };
