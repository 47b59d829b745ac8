import type { AreaUnit } from '#contract/area-price.ts';
import { AREA_PRICE_FILTER } from '#contract/area-price.ts';
import { isSameWord, isSizeWord } from '#contract/search-sizes.ts';
import { filterKeyOf } from '#contract/variant-choice.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { Facet, Measure, TextFilter } from './list-columns.ts';
import type { ListIndex } from './list-index.ts';

/** Prices in minor units, bounds included; null is open. */
export type PriceBounds = { from: number | null; to: number | null };

export type ListQuery = {
  /** Visibility: in categories, in searches, or in either. */
  visibleIn: 'catalog' | 'search' | 'either';
  /** Only these positions, e.g. hits of a search; null is all. */
  only: Iterable<number> | null;
  /** Only products of any of these categories; null is all. */
  categoryIds: readonly number[] | null;
  /** Values of one facet, or of facets with the same filter key, are combined with OR; other facets with AND. */
  facets: readonly { facet: Facet; values: readonly string[] }[];
  /** Ranges of numbers, in the attribute's unit. */
  measures?: readonly { measure: Measure; bounds: PriceBounds }[];
  /** All words must match; each as a prefix, or as a whole word. */
  texts?: readonly { filter: TextFilter; words: readonly string[]; isWhole?: boolean; storeViewId: number }[];
  price: PriceBounds | null;
  areaPrice?: Readonly<Partial<Record<AreaUnit, PriceBounds | null>>>;
  /** Counts sibling categories too: in a search they are options, elsewhere they are the location. */
  isCategoryOpen?: boolean;
  currency: CurrencyCode;
  /** Customer group of the caller; 0 is the guest. */
  group: number;
};

/** A filter on a product, or on its buyable rows. */
type Test = { name: string; test: (position: number) => boolean };

/** The matches of a query, and for each filter what that filter alone excluded. */
export type ListMatch = {
  matched: Int32Array;
  /** Products that failed only this filter, for filters on products; for filters on rows see {@link rows}. */
  excludedBy: ReadonlyMap<string, readonly number[]>;
  /** With filters on attributes or prices by area: the passing rows, and by filter the rows that pass all others. */
  rows: { passing: readonly number[]; open: ReadonlyMap<string, readonly number[]> } | null;
};

/** Amount by position or row. -1 if there is none. */
export type AmountOf = (at: number) => number;

/** Prices visible to a caller, by position. Hidden prices are not filtered, sorted or counted. */
export const visiblePrices = (index: ListIndex, currency: CurrencyCode, group: number): AmountOf => {
  const column = index.prices.get(currency);
  const isHidden = index.hiddenFrom(group);
  return column ? (position) => (isHidden(position) ? -1 : column.prices[position]!) : () => -1;
};

/** Like {@link visiblePrices}, by row and by area. */
export const visibleAreaPrices = (
  index: ListIndex,
  unit: AreaUnit,
  currency: CurrencyCode,
  group: number,
): AmountOf => {
  const amounts = index.prices.get(currency)?.rowAreaPrices[unit];
  const { productOf } = index.rows;
  const isHidden = index.hiddenFrom(group);
  return amounts ? (row) => (isHidden(productOf[row]!) ? -1 : amounts[row]!) : () => -1;
};

const within =
  (amountOf: AmountOf, { from, to }: PriceBounds): Test['test'] =>
  (position) => {
    const amount = amountOf(position);
    return amount >= 0 && (from === null || amount >= from) && (to === null || amount <= to);
  };

const facetTest = ({ rowListOf, shared, choiceOf }: Facet, chosen: readonly string[]): Test['test'] => {
  const choices = new Set(chosen.map((value) => choiceOf.get(value)));
  const isChosen = shared.lists.map((list) => list.some((choice) => choices.has(choice)));
  return (row) => isChosen[rowListOf[row]!]!;
};

/** A missing value (NaN) is in no range. */
const measureTest =
  ({ values }: Measure, { from, to }: PriceBounds): Test['test'] =>
  (row) => {
    const value = values[row] as number;
    return (from === null || value >= from) && (to === null || value <= to);
  };

const textTest = (textOf: (row: number) => string, words: readonly string[], isWhole = false): Test['test'] => {
  const end = isWhole ? ' ' : '';
  const isIn = (word: string, text: string): boolean =>
    isSizeWord(word) ? text.split(' ').some((own) => isSameWord(word, own)) : text.includes(` ${word}${end}`);
  return (row) => words.every((word) => isIn(word, textOf(row)));
};

const facetTests = (facets: ListQuery['facets']): readonly Test[] =>
  [...Map.groupBy(facets, ({ facet }) => filterKeyOf(facet.attribute.code))].map(([name, filters]) => {
    const tests = filters.map(({ facet, values }) => facetTest(facet, values));
    return { name, test: (row) => tests.some((test) => test(row)) };
  });

const UNITS = ['sqft', 'm2'] as const satisfies readonly AreaUnit[];

/** Row tests, all of which one variant must pass. */
const rowTestsOf = (
  index: ListIndex,
  { facets, measures = [], texts = [], areaPrice, currency, group }: ListQuery,
): readonly Test[] => [
  ...facetTests(facets),
  ...measures.map(({ measure, bounds }) => ({ name: measure.attribute.code, test: measureTest(measure, bounds) })),
  ...texts.map(({ filter, words, isWhole, storeViewId }) => ({
    name: filter.attribute.code,
    test: textTest(filter.textIn(storeViewId), words, isWhole),
  })),
  ...UNITS.flatMap((unit) => {
    const bounds = areaPrice?.[unit];
    return bounds
      ? [{ name: AREA_PRICE_FILTER[unit], test: within(visibleAreaPrices(index, unit, currency, group), bounds) }]
      : [];
  }),
];

export const CATEGORY = 'category_uid';

const productTestsOf = (
  index: ListIndex,
  { price, currency, group, categoryIds, isCategoryOpen }: ListQuery,
): readonly Test[] => {
  const mask = isCategoryOpen && categoryIds ? memberMask(index, categoryIds) : null;
  return [
    ...(price ? [{ name: 'price', test: within(visiblePrices(index, currency, group), price) }] : []),
    ...(mask ? [{ name: CATEGORY, test: (position: number) => mask[position] === 1 }] : []),
  ];
};

/** 1 for every product of any of the categories. */
const memberMask = (index: ListIndex, categoryIds: readonly number[]): Uint8Array => {
  const mask = new Uint8Array(index.size);
  for (const id of categoryIds) for (const position of index.members.get(id)?.keys() ?? []) mask[position] = 1;
  return mask;
};

const candidatesOf = (
  index: ListIndex,
  { only, categoryIds: chosen, visibleIn, isCategoryOpen }: ListQuery,
): readonly number[] => {
  const categoryIds = isCategoryOpen ? null : chosen;
  const isVisible = (position: number): boolean =>
    visibleIn === 'either'
      ? index.isListed(position)
      : index[visibleIn === 'catalog' ? 'inCatalog' : 'inSearch'][position] === 1;
  const [oneCategory, another] = categoryIds ?? [];
  const ofOne =
    !only && oneCategory !== undefined && another === undefined
      ? (index.members.get(oneCategory) ?? new Map<number, number>())
      : null;
  const isMember = categoryIds && !ofOne ? memberMask(index, categoryIds) : null;
  const candidates: number[] = [];
  const consider = (position: number): void => {
    if (isVisible(position) && (!isMember || isMember[position] === 1)) candidates.push(position);
  };
  if (ofOne) for (const position of ofOne.keys()) consider(position);
  else if (only) for (const position of only) consider(position);
  else for (let position = 0; position < index.size; position++) consider(position);
  return candidates;
};

const NONE: readonly string[] = [];

const failedBy = (tests: readonly Test[], position: number): readonly string[] => {
  if (tests.length === 0) return NONE;
  const failed: string[] = [];
  for (const { name, test } of tests) {
    if (!test(position)) failed.push(name);
    if (failed.length > 1) break;
  }
  return failed;
};

/** Products that pass every filter, unsorted; for a configurable product one variant must pass them all. */
export const matchProducts = (index: ListIndex, query: ListQuery): ListMatch => {
  const productTests = productTestsOf(index, query);
  const rowTests = rowTestsOf(index, query);
  const candidates = candidatesOf(index, query);
  if (productTests.length === 0 && rowTests.length === 0)
    return { matched: new Int32Array(candidates), excludedBy: new Map(), rows: null };
  const matched: number[] = [];
  const excludedBy = new Map<string, number[]>(productTests.map(({ name }) => [name, []]));
  const passing: number[] = [];
  const open = new Map<string, number[]>(rowTests.map(({ name }) => [name, []]));
  const { start, end: ends } = index.rows;
  for (const position of candidates) {
    const [failed, another] = failedBy(productTests, position);
    if (another) continue;
    let isMatched = rowTests.length === 0;
    const end = isMatched ? 0 : ends[position]!;
    for (let row = start[position]!; row < end; row++) {
      const [failedRow, anotherRow] = failedBy(rowTests, row);
      if (anotherRow) continue;
      isMatched ||= failedRow === undefined;
      if (failed !== undefined) continue;
      if (failedRow === undefined) passing.push(row);
      for (const [name, rows] of open) if (failedRow === undefined || failedRow === name) rows.push(row);
    }
    if (!isMatched) continue;
    if (failed === undefined) matched.push(position);
    else excludedBy.get(failed)?.push(position);
  }
  return { matched: new Int32Array(matched), excludedBy, rows: rowTests.length > 0 ? { passing, open } : null };
};
