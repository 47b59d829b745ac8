import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { ListIndex } from './list-index.ts';
import { ListOrder } from './list-order.ts';
import type { RankView } from './list-ranks.ts';
import { visiblePrices } from './list-query.ts';

/** A key of every list, or the code of a sortable attribute. */
export type SortKey = string;
export type SortOrder = { key: SortKey; isDescending: boolean };

export type SortScope = {
  scores: ReadonlyMap<number, number> | null;
  /** The category for the key `position`, if any. */
  categoryId: number | null;
  currency: CurrencyCode;
  group: number;
  view: RankView;
  /** Rows that pass the filters, if some variants do not: only these determine the price by area. */
  rows?: readonly number[] | null;
};

/** Only these keys always have a value; for others a negative number is missing and comes last. */
const WITHOUT_GAPS: ReadonlySet<SortKey> = new Set(['relevance', 'position', 'name']);

/** A product's price by area, from the variants that pass the filters. */
const areaPriceOf = (index: ListIndex, { currency, group, rows }: SortScope): ((position: number) => number) => {
  const isHidden = index.hiddenFrom(group);
  const column = index.prices.get(currency);
  const whole = column?.areaPrices.sqft;
  if (!rows) return (position) => (isHidden(position) ? -1 : (whole?.[position] ?? -1));
  const lowest = new Int32Array(index.size).fill(-1);
  for (const row of rows) {
    const position = index.rows.productOf[row] as number;
    const amount = column?.rowAreaPrices.sqft[row] ?? -1;
    if (
      amount >= 0 &&
      !isHidden(position) &&
      ((lowest[position] as number) < 0 || amount < (lowest[position] as number))
    )
      lowest[position] = amount;
  }
  return (position) => lowest[position] as number;
};

const ascendingBy = (index: ListIndex, key: SortKey, scope: SortScope): ((position: number) => number) | null => {
  if (key === 'price') return visiblePrices(index, scope.currency, scope.group);
  if (key === 'price_per_sq_ft') return areaPriceOf(index, scope);
  if (key === 'name') {
    const ranks = index.ranks.byName(scope.view);
    return (position) => ranks[position] as number;
  }
  const ranks = index.ranks.byAttribute(key, scope.view);
  if (ranks) return (position) => ranks[position] as number;
  if (key === 'relevance') return scope.scores && ((position) => scope.scores?.get(position) ?? 0);
  if (key !== 'position') return null;
  const members = scope.categoryId === null ? undefined : index.members.get(scope.categoryId);
  return members ? (position) => members.get(position) ?? 0 : null;
};

type Compare = (one: number, other: number) => number;

const compareBy = (index: ListIndex, orders: readonly SortOrder[], scope: SortScope): Compare => {
  // Products sold by the piece have no price by area: they follow, sorted by price.
  const whole = orders.flatMap((order) =>
    order.key === 'price_per_sq_ft' ? [order, { key: 'price', isDescending: order.isDescending }] : [order],
  );
  const keys = whole.flatMap(({ key, isDescending }) => {
    const valueOf = ascendingBy(index, key, scope);
    return valueOf ? [{ key, valueOf, sign: isDescending ? -1 : 1 }] : [];
  });
  const tie = orders.length && !orders.at(-1)?.isDescending && orders.at(-1)?.key !== 'position' ? 1 : -1;
  return (one, other) => {
    const soldOut = (index.isSoldOut[one] as number) - (index.isSoldOut[other] as number);
    if (soldOut !== 0) return soldOut;
    for (const { key, valueOf, sign } of keys) {
      const left = valueOf(one);
      const right = valueOf(other);
      if (left === right) continue;
      if (!WITHOUT_GAPS.has(key) && (left < 0 || right < 0)) return left < 0 ? 1 : -1;
      return left < right ? -sign : sign;
    }
    return index.ids[one]! < index.ids[other]! ? -tie : tie;
  };
};

const FEW = 64;
const MAX_CACHED_ORDERS = 100;

/** Returns all products in one sort order. Cached. */
const wholeOrder = (index: ListIndex, orders: readonly SortOrder[], scope: SortScope): Int32Array => {
  const key = `${orders.map((order) => `${order.key}${order.isDescending ? '-' : '+'}`).join()}/${scope.categoryId}/${scope.currency}/${scope.group}/${scope.view.id}`;
  const known = index.orders.get(key);
  if (!known && index.orders.size >= MAX_CACHED_ORDERS) index.orders.clear();
  const order = known ?? new ListOrder(index);
  index.orders.set(key, order);
  return order.sorted(compareBy(index, orders, scope), (position) => index.isListed(position));
};

/**
 * Sorts positions. Sold-out products and those without a visible price or value come last. Ties are broken by id, in
 * the direction of the last key; newest first without a key.
 */
export const sortProducts = (
  index: ListIndex,
  positions: Int32Array,
  orders: readonly SortOrder[],
  scope: SortScope,
): Int32Array => {
  if (
    positions.length <= FEW ||
    orders.some(({ key }) => key === 'relevance' || (key === 'price_per_sq_ft' && scope.rows))
  )
    return positions.toSorted(compareBy(index, orders, scope));
  const isWanted = new Uint8Array(index.size);
  for (const position of positions) isWanted[position] = 1;
  return wholeOrder(index, orders, scope).filter((position) => isWanted[position] === 1);
};
