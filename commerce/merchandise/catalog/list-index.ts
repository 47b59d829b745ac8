import type { Attribute } from '#commerce/merchandise/attributes/types.ts';
import { allWordsOf } from '#contract/search-words.ts';
import { factsOf } from '#contract/variant-choice.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import { currenciesOf } from './currency-rules.ts';
import { areaPricesOf, cheapestOf } from './area-prices.ts';
import type { AreaPrices } from './area-prices.ts';
import { attributeRanker, nameRanker } from './list-ranks.ts';
import type { RankView } from './list-ranks.ts';
import { filterableOf, sortableOf } from './list-inputs.ts';
import { buyableOf, textIn } from './row-values.ts';
import type { CategoryRecord, ProductRecord } from './snapshot-types.ts';

/** Lists of small numbers in one array: product `n` has those from `offsets[n]` up to `offsets[n + 1]`. */
export type Lists = { offsets: Int32Array; values: Int32Array };

export type Facet = {
  attribute: Attribute;
  /** Wire values: option ids, or 1 and 0 of a yes/no attribute; a product's list holds indexes of this array. */
  choices: readonly string[];
  choiceOf: ReadonlyMap<string, number>;
  lists: Lists;
  /** Like `lists`, by buyable row; see {@link ListIndex.rows}. */
  rowLists: Lists;
};

/** Values of a filterable number by buyable row; NaN without a value. */
export type Measure = { attribute: Attribute; values: Float64Array };

/** A filterable text by buyable row in a store view: its words in lower case without accents, each after a space. */
export type TextFilter = { attribute: Attribute; textsIn(storeViewId: number): readonly string[] };

/** The buyable rows of product `n` are those from `offsets[n]` up to `offsets[n + 1]`. */
export type Rows = {
  offsets: Int32Array;
  /** Position of each row's product. */
  productOf: Int32Array;
  /** Final price by area in minor units, rounded for display; -1 if not sold by area. */
  areaPrices: ReadonlyMap<CurrencyCode, AreaPrices>;
};

/** The index for lists of visible products. A product is a position in these arrays, in ascending order of id. */
export type ListIndex = {
  size: number;
  ids: Int32Array;
  positionOf: ReadonlyMap<number, number>;
  /** 1 if the product is visible in categories or in searches. */
  inCatalog: Uint8Array;
  inSearch: Uint8Array;
  isSoldOut: Uint8Array;
  facets: readonly Facet[];
  facetByCode: ReadonlyMap<string, Facet>;
  measures: readonly Measure[];
  textFilters: readonly TextFilter[];
  sortable: readonly Attribute[];
  /** Final price of the cheapest variant in minor units, -1 without a price. */
  prices: ReadonlyMap<CurrencyCode, Int32Array>;
  /** Price by area of the cheapest variant. */
  areaPrices: ReadonlyMap<CurrencyCode, AreaPrices>;
  /** The buyable rows of each product: its variants, or itself. */
  rows: Rows;
  hidesPriceFrom: readonly (readonly number[])[];
  /** Categories of each product with all their ancestors below the root. */
  categories: Lists;
  categoryIds: readonly number[];
  /** Products of each category and its descendants with their order in it. */
  members: ReadonlyMap<number, { positions: Int32Array; order: Int32Array }>;
  /** Cached sort orders of all products, by sort keys. */
  wholeOrders: Map<string, Int32Array>;
  /** Rank of the product's name in a store view. */
  nameRanks(view: RankView): Int32Array;
  /** Rank by a sortable attribute in a store view, -1 without a value; undefined for other codes. */
  attributeRanks(code: string, view: RankView): Int32Array | undefined;
};

const ROOT_LEVEL = 1;

const toLists = (lists: readonly (readonly number[])[]): Lists => {
  const offsets = new Int32Array(lists.length + 1);
  lists.forEach((list, position) => {
    offsets[position + 1] = (offsets[position] as number) + list.length;
  });
  return { offsets, values: Int32Array.from(lists.flat()) };
};

const choicesOf = (attribute: Attribute): readonly string[] =>
  attribute.input === 'boolean' ? ['1', '0'] : attribute.options.map(({ id }) => String(id));

const valuesOf = (product: ProductRecord, { id, input }: Attribute): readonly string[] =>
  input === 'boolean'
    ? product.values.filter(({ attributeId }) => attributeId === id).map(({ value }) => value)
    : product.options.filter(([attributeId]) => attributeId === id).map(([, optionId]) => String(optionId));

/** A number of each buyable row: a variant's own, else its product's. */
const measuresOf = ({ id }: Attribute, listed: readonly ProductRecord[]): Float64Array =>
  Float64Array.from(
    listed.flatMap((product) =>
      buyableOf(product).map((one) => Number(textIn(one, id, 0) ?? textIn(product, id, 0) ?? Number.NaN)),
    ),
  );

const spaced = (text: string): string => ` ${allWordsOf(text).join(' ')} `;

const textsOf = ({ id }: Attribute, listed: readonly ProductRecord[]): TextFilter['textsIn'] => {
  const known = new Map<number, readonly string[]>();
  return (storeViewId) => {
    const texts =
      known.get(storeViewId) ??
      listed.flatMap((product) =>
        buyableOf(product).map((one) => spaced(textIn(one, id, storeViewId) ?? textIn(product, id, storeViewId) ?? '')),
      );
    known.set(storeViewId, texts);
    return texts;
  };
};

const facetOf = (attribute: Attribute, listed: readonly ProductRecord[]): Facet => {
  const choices = choicesOf(attribute);
  const choiceOf = new Map(choices.map((choice, position) => [choice, position]));
  // Filters use the variants' values; a missing one falls back to the product's.
  const rows = listed.map((product) => {
    const own = valuesOf(product, attribute);
    return buyableOf(product).map((one) =>
      factsOf(valuesOf(one, attribute), own).flatMap((value) => choiceOf.get(value) ?? []),
    );
  });
  return {
    attribute,
    choices,
    choiceOf,
    lists: toLists(rows.map((lists) => [...new Set(lists.flat())])),
    rowLists: toLists(rows.flat()),
  };
};

const withAncestors = (
  categoryId: number,
  categories: ReadonlyMap<number, CategoryRecord>,
): readonly CategoryRecord[] => {
  const chain: CategoryRecord[] = [];
  for (
    let category = categories.get(categoryId);
    category && category.level > ROOT_LEVEL;
    category = category.parentId === null ? undefined : categories.get(category.parentId)
  ) {
    chain.push(category);
  }
  return chain;
};

const byCurrency = <T>(
  currencies: readonly CurrencyCode[],
  make: (currency: CurrencyCode) => T,
): ReadonlyMap<CurrencyCode, T> => new Map(currencies.map((currency) => [currency, make(currency)]));

const rowsOf = (
  listed: readonly ProductRecord[],
  coverage: Attribute | undefined,
  currencies: readonly CurrencyCode[],
): Rows => {
  const buyable = listed.map(buyableOf);
  const rows = buyable.flat();
  return {
    offsets: toLists(buyable.map((variants) => variants.map(() => 0))).offsets,
    productOf: Int32Array.from(buyable.flatMap((variants, position) => variants.map(() => position))),
    areaPrices: byCurrency(currencies, (currency) => areaPricesOf(rows, coverage, currency)),
  };
};

type Placement = { categoryId: number; productId: number; position: number };

/** A product assigned to a category keeps its position; products inherited from a descendant follow. */
const BEHIND_OWN = 1_000_000;

const membersOf = (
  placements: readonly Placement[],
  positionOf: ReadonlyMap<number, number>,
  categories: ReadonlyMap<number, CategoryRecord>,
): ListIndex['members'] => {
  const members = new Map<number, Map<number, number>>();
  for (const { categoryId, productId, position } of placements) {
    const place = positionOf.get(productId);
    const own = categories.get(categoryId);
    if (place === undefined || !own) continue;
    const chain =
      own.level === ROOT_LEVEL
        ? [own]
        : [
            ...withAncestors(categoryId, categories),
            ...(categories.get(2) ? [categories.get(2) as CategoryRecord] : []),
          ];
    for (const category of chain) {
      const order = category.id === categoryId ? position : BEHIND_OWN + position;
      const ofCategory = members.get(category.id) ?? new Map<number, number>();
      ofCategory.set(place, Math.min(order, ofCategory.get(place) ?? order));
      members.set(category.id, ofCategory);
    }
  }
  return new Map(
    [...members].map(([id, orders]) => [
      id,
      { positions: Int32Array.from(orders.keys()), order: Int32Array.from(orders.values()) },
    ]),
  );
};

/** `coverage` is in square feet per selling unit. */
export const buildListIndex = (
  products: Iterable<ProductRecord>,
  categories: ReadonlyMap<number, CategoryRecord>,
  placements: readonly Placement[],
  attributes: readonly Attribute[],
  coverage?: Attribute,
): ListIndex => {
  const listed = [...products].filter(({ isEnabled, visibility }) => isEnabled && visibility > 1);
  const positionOf = new Map(listed.map(({ id }, position) => [id, position]));
  const categoryIds = [...categories.values()].filter(({ level }) => level > ROOT_LEVEL).map(({ id }) => id);
  const categoryIndex = new Map(categoryIds.map((id, place) => [id, place]));
  const filterable = filterableOf(attributes);
  const facets = filterable
    .filter(({ input }) => input !== 'text' && input !== 'decimal')
    .map((attribute) => facetOf(attribute, listed));
  const sortable = sortableOf(attributes);
  const currencies = currenciesOf(listed.flatMap((product) => buyableOf(product).map(({ prices }) => prices)));
  const rows = rowsOf(listed, coverage, currencies);
  const pricesIn = (currency: CurrencyCode) =>
    Int32Array.from(listed, (product) => product.prices[currency]?.cheapest.final ?? -1);
  return {
    size: listed.length,
    ids: Int32Array.from(listed, ({ id }) => id),
    positionOf,
    inCatalog: Uint8Array.from(listed, ({ visibility }) => (visibility === 3 ? 0 : 1)),
    inSearch: Uint8Array.from(listed, ({ visibility }) => (visibility === 2 ? 0 : 1)),
    isSoldOut: Uint8Array.from(listed, ({ available }) => (available > 0 ? 0 : 1)),
    facets,
    facetByCode: new Map(facets.map((facet) => [facet.attribute.code, facet])),
    measures: filterable
      .filter(({ input }) => input === 'decimal')
      .map((attribute) => ({ attribute, values: measuresOf(attribute, listed) })),
    textFilters: filterable
      .filter(({ input }) => input === 'text')
      .map((attribute) => ({ attribute, textsIn: textsOf(attribute, listed) })),
    sortable,
    prices: byCurrency(currencies, pricesIn),
    areaPrices: new Map([...rows.areaPrices].map(([currency, prices]) => [currency, cheapestOf(prices, rows.offsets)])),
    rows,
    hidesPriceFrom: listed.map(({ hidesPriceFrom }) => hidesPriceFrom),
    categories: toLists(
      listed.map(({ categoryIds: own }) => [
        ...new Set(
          own.flatMap((id) =>
            withAncestors(id, categories).map((category) => categoryIndex.get(category.id) as number),
          ),
        ),
      ]),
    ),
    categoryIds,
    members: membersOf(placements, positionOf, categories),
    wholeOrders: new Map(),
    nameRanks: nameRanker(listed),
    attributeRanks: attributeRanker(sortable, listed),
  };
};
