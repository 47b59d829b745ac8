import type { Lot } from '#commerce/merchandise/catalog/lot-rules.ts';
import type { BoughtOrder } from '../bought-types.ts';

/** Items of one product to pick for an order line. A bundle has one entry per product in it. */
export type Pick = {
  order: string;
  lineId: number;
  productId: number;
  sku: string;
  name: string;
  options: readonly string[];
  /** Selling units. */
  quantity: number;
  /** Known lots, which may hold less than the quantity. */
  lots: readonly Lot[];
  /** Units not in stock yet, and their expected day (YYYY-MM-DD). */
  later: { quantity: number; on: string } | null;
};

/** A pick with the rack of each lot. */
export type PlacedPick = Omit<Pick, 'lots'> & { lots: readonly (Lot & { rack: string | null })[]; place: PickPlace };

/** Where a product is and how it is sold, from its attributes. */
export type PickPlace = {
  /** Code of the selling unit, such as `box`. */
  unit: string | null;
  piecesPerUnit: number | null;
  /** Name of the showroom in whose yard a slab is. */
  location: string | null;
  /** Rack of a slab, or of units without a known lot. */
  rack: string | null;
  /** Lot of a slab. */
  lot: string | null;
};

export type PickList = {
  orders: readonly BoughtOrder[];
  picks: readonly PlacedPick[];
  hasMore: boolean;
};
