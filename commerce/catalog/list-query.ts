import type { CurrencyCode } from '#commerce/stores/types.ts';
import type { Facet, ListIndex } from './list-index.ts';

export type SortKey = 'relevance' | 'position' | 'name' | 'price';
export type SortOrder = { key: SortKey; isDescending: boolean };
/** Minor units, bounds included; null is open. */
export type PriceBounds = { from: number | null; to: number | null };

export type ListQuery = {
  /** Who sees it: in categories, in searches, or in either. */
  visibleIn: 'catalog' | 'search' | 'either';
  /** Only these positions, e.g. hits of a search; null is all. */
  only: Iterable<number> | null;
  /** Only products of any of these categories; null is all. */
  categoryIds: readonly number[] | null;
  /** Within a facet any of the values, across facets all of them. */
  facets: readonly { facet: Facet; values: readonly string[] }[];
  price: PriceBounds | null;
  currency: CurrencyCode;
  /** Customer group of the caller; 0 is the guest. */
  group: number;
};

/** One filter a product may pass or fail. */
type Test = (position: number) => boolean;

/** What a query found, and for each of its filters what that filter alone kept out. */
export type ListMatch = {
  matched: Int32Array;
  /** By facet code, and `price`. */
  keptOutBy: ReadonlyMap<string, readonly number[]>;
};

/** The price a caller may see, -1 for none: hidden prices neither match, sort nor count. */
export const visiblePrice = ({ prices, hidesPriceFrom }: ListIndex, currency: CurrencyCode, group: number): ((position: number) => number) => {
  const amounts = prices[currency];
  return (position) => (hidesPriceFrom[position]?.includes(group) ? -1 : (amounts[position] as number));
};

const facetTest = ({ lists: { offsets, values }, choices, choiceOf }: Facet, chosen: readonly string[]): Test => {
  const isChosen = new Uint8Array(choices.length);
  for (const value of chosen) {
    const choice = choiceOf.get(value);
    if (choice !== undefined) isChosen[choice] = 1;
  }
  return (position) => {
    const end = offsets[position + 1] as number;
    for (let at = offsets[position] as number; at < end; at++) if (isChosen[values[at] as number]) return true;
    return false;
  };
};

const testsOf = (index: ListIndex, { facets, price, currency, group }: ListQuery): readonly { name: string; test: Test }[] => {
  const tests = facets.map(({ facet, values }) => ({ name: facet.attribute.code, test: facetTest(facet, values) }));
  if (!price) return tests;
  const priceOf = visiblePrice(index, currency, group);
  const { from, to } = price;
  const test: Test = (position) => {
    const amount = priceOf(position);
    return amount >= 0 && (from === null || amount >= from) && (to === null || amount <= to);
  };
  return [...tests, { name: 'price', test }];
};

/** 1 for every product of any of the categories. */
const memberMask = (index: ListIndex, categoryIds: readonly number[]): Uint8Array => {
  const mask = new Uint8Array(index.size);
  for (const id of categoryIds) for (const position of index.members.get(id)?.positions ?? []) mask[position] = 1;
  return mask;
};

const candidatesOf = function* (index: ListIndex, { only, categoryIds, visibleIn }: ListQuery): Generator<number> {
  const isVisible = visibleIn === 'either' ? null : visibleIn === 'catalog' ? index.inCatalog : index.inSearch;
  const [oneCategory, another] = categoryIds ?? [];
  const ofOne = !only && oneCategory !== undefined && another === undefined ? (index.members.get(oneCategory)?.positions ?? []) : null;
  const isMember = categoryIds && !ofOne ? memberMask(index, categoryIds) : null;
  for (const position of ofOne ?? only ?? index.ids.keys()) {
    if (isVisible && isVisible[position] !== 1) continue;
    if (!isMember || isMember[position] === 1) yield position;
  }
};

/** Products that pass every filter, unsorted. */
export const matchProducts = (index: ListIndex, query: ListQuery): ListMatch => {
  const tests = testsOf(index, query);
  const matched: number[] = [];
  const keptOutBy = new Map<string, number[]>(tests.map(({ name }) => [name, []]));
  for (const position of candidatesOf(index, query)) {
    let failed: string | null = null;
    let failures = 0;
    for (const { name, test } of tests) {
      if (test(position)) continue;
      failed = name;
      if (++failures > 1) break;
    }
    if (failures === 0) matched.push(position);
    else if (failures === 1) keptOutBy.get(failed as string)?.push(position);
  }
  return { matched: Int32Array.from(matched), keptOutBy };
};

export type SortScope = {
  scores: ReadonlyMap<number, number> | null;
  /** The category whose order `position` means, if it is one. */
  categoryId: number | null;
  currency: CurrencyCode;
  group: number;
  storeViewId: number;
  locale: string;
};

const ascendingBy = (index: ListIndex, key: SortKey, scope: SortScope): ((position: number) => number) | null => {
  if (key === 'price') return visiblePrice(index, scope.currency, scope.group);
  if (key === 'name') {
    const ranks = index.nameRanks(scope.storeViewId, scope.locale);
    return (position) => ranks[position] as number;
  }
  if (key === 'relevance') return scope.scores && ((position) => scope.scores?.get(position) ?? 0);
  const members = scope.categoryId === null ? undefined : index.members.get(scope.categoryId);
  if (!members) return null;
  const order = new Map(Array.from(members.positions, (position, at) => [position, members.order[at] as number]));
  return (position) => order.get(position) ?? 0;
};

type Compare = (one: number, other: number) => number;

const compareBy = (index: ListIndex, orders: readonly SortOrder[], scope: SortScope): Compare => {
  const keys = orders.flatMap(({ key, isDescending }) => {
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
      if (key === 'price' && (left < 0 || right < 0)) return left < 0 ? 1 : -1;
      return left < right ? -sign : sign;
    }
    return one < other ? -tie : tie;
  };
};

const FEW = 64;
const MOST_ORDERS_KEPT = 100;

/** Every product in an order, made once for the index. */
const wholeOrder = (index: ListIndex, orders: readonly SortOrder[], scope: SortScope): Int32Array => {
  const key = `${orders.map((order) => `${order.key}${order.isDescending ? '-' : '+'}`).join()}/${scope.categoryId}/${scope.currency}/${scope.group}/${scope.storeViewId}`;
  const known = index.wholeOrders.get(key);
  if (known) return known;
  const made = Int32Array.from(index.ids.keys()).sort(compareBy(index, orders, scope));
  if (index.wholeOrders.size >= MOST_ORDERS_KEPT) index.wholeOrders.clear();
  index.wholeOrders.set(key, made);
  return made;
};

/**
 * Sorts positions. What is sold out comes last whatever the order, as does a product without a visible price when prices are
 * sorted. Ties go by id, in the direction of the last key; newest first when there is none.
 */
export const sortProducts = (index: ListIndex, positions: Int32Array, orders: readonly SortOrder[], scope: SortScope): Int32Array => {
  if (positions.length <= FEW || orders.some(({ key }) => key === 'relevance')) return positions.toSorted(compareBy(index, orders, scope));
  const isWanted = new Uint8Array(index.size);
  for (const position of positions) isWanted[position] = 1;
  return wholeOrder(index, orders, scope).filter((position) => isWanted[position] === 1);
};
