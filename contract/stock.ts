/** Stock facts of a product or of a cart line. */
export type StockFacts = {
  /** False for a product that is not sold at present, whatever its stock. */
  isForSale?: boolean;
  isInStock: boolean;
  /** Exists once, as a numbered slab. */
  isUnique?: boolean;
  /** Sold until none is left: it is never restocked. */
  isFinalSale?: boolean;
  /** Units in stock; undefined when there are plenty, or the number is unknown. */
  left?: number | undefined;
  /** Quantity of the cart line; undefined for a product. */
  requested?: number | undefined;
  /** Usual days until it is restocked. */
  leadTimeDays?: number | undefined;
};

/**
 * - `off`: not for sale. `available`: as many as are needed. `unique`, `sold`: a piece that exists once. `few`: `left` units.
 * - `short`: a cart line asks for more than the `left` units; it cannot be ordered. `out`: none is in stock.
 */
export type StockKind = 'off' | 'available' | 'unique' | 'sold' | 'few' | 'short' | 'out';

export type StockState = {
  kind: StockKind;
  left?: number;
  /** Usual days until more is there; absent where no more comes, or none is needed for a cart line. */
  restockDays?: number;
};

const kindOf = ({ isForSale = true, isInStock, isUnique = false, left, requested }: StockFacts): StockKind => {
  if (!isForSale) return 'off';
  if (left === 0 || !(isInStock || (left !== undefined && requested !== undefined && requested > left)))
    return isUnique ? 'sold' : 'out';
  if (left !== undefined && requested !== undefined) return requested > left ? 'short' : 'available';
  if (isUnique) return 'unique';
  return left === undefined ? 'available' : 'few';
};

/**
 * The one statement about the stock of a product or cart line. Everything that is said about it in one place follows from
 * this, so that no two messages contradict each other.
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
