/** Stock facts of a product or a cart line. */
export type StockFacts = {
  /** False if the product is currently not sold, regardless of stock. */
  isForSale?: boolean;
  isInStock: boolean;
  /** Can be ordered although none is in stock. */
  canWait?: boolean;
  /** A numbered slab that exists once. */
  isUnique?: boolean;
  /** Never restocked; sold until the stock is used up. */
  isFinalSale?: boolean;
  /** Units in stock; undefined if there are plenty or the number is unknown. */
  left?: number | undefined;
  /** Quantity of the cart line; undefined for a product. */
  requested?: number | undefined;
  /** Usual days until restocking. */
  leadTimeDays?: number | undefined;
};

/**
 * - `off`: not for sale. `available`: enough in stock. `unique`, `sold`: a piece that exists once. `few`: `left` units.
 * - `later`: none in stock, but it can be ordered.
 * - `short`: a cart line needs more than the `left` units and cannot be ordered. `out`: not in stock.
 */
export type StockKind = 'off' | 'available' | 'unique' | 'sold' | 'few' | 'short' | 'later' | 'out';

export type StockState = {
  kind: StockKind;
  left?: number;
  /** Usual days until restocking; absent if there is no restocking or the cart line does not need it. */
  restockDays?: number;
};

const kindOf = ({
  isForSale = true,
  isInStock,
  canWait = false,
  isUnique = false,
  left,
  requested,
}: StockFacts): StockKind => {
  if (!isForSale) return 'off';
  if (canWait && !isInStock) return 'later';
  if (left === 0 || !(isInStock || (left !== undefined && requested !== undefined && requested > left)))
    return isUnique ? 'sold' : 'out';
  if (left !== undefined && requested !== undefined) return requested > left ? 'short' : 'available';
  if (isUnique) return 'unique';
  return left === undefined ? 'available' : 'few';
};

/**
 * Derives the stock state of a product or cart line. All stock messages follow from it, so that no two of them
 * contradict each other.
 */
export const stockState = (facts: StockFacts): StockState => {
  const { left, requested, leadTimeDays, isUnique = false, isFinalSale = false } = facts;
  const kind = kindOf(facts);
  const isEnough = kind === 'off' || (kind === 'available' && requested !== undefined);
  return {
    kind,
    ...((kind === 'few' || kind === 'short') && left !== undefined && { left }),
    ...(leadTimeDays !== undefined && !isEnough && !isUnique && !isFinalSale && { restockDays: leadTimeDays }),
  };
};
