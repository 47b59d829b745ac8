import { toMajor, toMinor } from '#contract/money.ts';
import type { AreaUnit } from '#contract/area-price.ts';
import { AREA_PRICE_FILTER } from '#contract/area-price.ts';
import { labelOf, yesNoLabels } from '#commerce/attributes/service.ts';
import type { Language, Wording } from '#commerce/stores/types.ts';
import type { Facet, ListIndex, Lists, Measure } from './list-index.ts';
import { CATEGORY, visibleAreaPrice, visiblePrice } from './list-query.ts';
import type { ListMatch, ListQuery } from './list-query.ts';
import { priceBuckets } from './price-buckets.ts';
import type { CategoryRecord } from './snapshot-types.ts';
import { inView } from './snapshot-types.ts';
import type { AggregationModel } from './types.ts';
import { idUid } from './uids.ts';
import { translations } from '#commerce/platform/messages.ts';
import messages from './messages.json' with { type: 'json' };

const say = translations(messages);

export type FacetScope = {
  language: Language;
  wording: Wording;
  storeViewId: number;
  categories: ReadonlyMap<number, CategoryRecord>;
  /** Only direct children of the filtered categories. */
  directChildrenOnly: boolean;
};

const count = ({ offsets, values }: Lists, size: number, ...groups: readonly ArrayLike<number>[]): Int32Array => {
  const counts = new Int32Array(size);
  for (const positions of groups) {
    for (let at = 0; at < positions.length; at++) {
      const position = positions[at] as number;
      const end = offsets[position + 1] as number;
      for (let value = offsets[position] as number; value < end; value++) (counts[values[value] as number] as number)++;
    }
  }
  return counts;
};

/**
 * As {@link count}, of rows: a product counts once per value, however many of its variants have it. Rows of one product
 * are adjacent.
 */
const countRows = (
  { rowLists: { offsets, values }, choices }: Facet,
  rows: readonly number[],
  productOf: Int32Array,
): Int32Array => {
  const counts = new Int32Array(choices.length);
  const counted = new Int32Array(choices.length).fill(-1);
  for (const row of rows) {
    const product = productOf[row] as number;
    const end = offsets[row + 1] as number;
    for (let at = offsets[row] as number; at < end; at++) {
      const choice = values[at] as number;
      if (counted[choice] === product) continue;
      counted[choice] = product;
      (counts[choice] as number)++;
    }
  }
  return counts;
};

const categoryAggregation = (
  index: ListIndex,
  { matched, keptOutBy }: ListMatch,
  { categoryIds }: ListQuery,
  scope: FacetScope,
): AggregationModel => {
  const counts = count(index.categories, index.categoryIds.length, matched, keptOutBy.get(CATEGORY) ?? []);
  const isOffered = (category: CategoryRecord): boolean =>
    !scope.directChildrenOnly || (categoryIds ?? [2]).includes(category.parentId ?? 0);
  const options = index.categoryIds.flatMap((id, place) => {
    const category = scope.categories.get(id);
    const hits = counts[place] as number;
    return category && hits > 0 && isOffered(category)
      ? [{ label: inView(category.texts, scope.storeViewId).name, value: idUid(id), count: hits }]
      : [];
  });
  return { code: CATEGORY, label: say[scope.language]('catalog.facet.category'), position: 0, options };
};

const steps = (...amounts: readonly ArrayLike<number>[]): AggregationModel['options'] =>
  priceBuckets(...amounts).map(({ from, to, count: hits }) => ({
    label: `${from}-${to}`,
    value: `${from}_${to}`,
    count: hits,
  }));

const priceAggregation = (
  index: ListIndex,
  { matched, keptOutBy }: ListMatch,
  { currency, group }: ListQuery,
  { language }: FacetScope,
): AggregationModel => {
  const priceOf = visiblePrice(index, currency, group);
  const seen = matched.map(priceOf);
  const amounts = [seen, Int32Array.from(keptOutBy.get('price') ?? [], priceOf)].map((each) =>
    each.filter((amount) => amount >= 0),
  );
  return { code: 'price', label: say[language]('catalog.facet.price'), position: 1, options: steps(...amounts) };
};

/** Rows of whole products. */
const rowsOf = ({ rows: { offsets } }: ListIndex, positions: Int32Array): readonly number[] =>
  Array.from(positions).flatMap((position) =>
    Array.from(
      { length: (offsets[position + 1] as number) - (offsets[position] as number) },
      (_, at) => (offsets[position] as number) + at,
    ),
  );

/** Buckets of amounts in hundredths; a product counts in each bucket that one of its rows falls into. */
const rowSteps = (
  rows: readonly number[],
  amountOf: (row: number) => number,
  productOf: Int32Array,
): AggregationModel['options'] => {
  const counts = new Map<number, { hits: number; product: number }>();
  const buckets = priceBuckets(rows.map(amountOf));
  const [first] = buckets;
  const step = first ? first.to - first.from : 1;
  for (const row of rows) {
    const from = Math.floor(toMajor(amountOf(row)) / step) * step;
    const product = productOf[row] as number;
    const known = counts.get(from);
    if (known?.product !== product) counts.set(from, { hits: (known?.hits ?? 0) + 1, product });
  }
  return buckets.map(({ from, to }) => ({
    label: `${from}-${to}`,
    value: `${from}_${to}`,
    count: counts.get(from)?.hits ?? 0,
  }));
};

/** Rows that pass all filters but that of `code`. */
const openRows = (index: ListIndex, { matched, rows }: ListMatch, code: string): readonly number[] =>
  rows ? (rows.open.get(code) ?? rows.passing) : rowsOf(index, matched);

const areaPriceAggregation = (
  index: ListIndex,
  match: ListMatch,
  { currency, group }: ListQuery,
  { language }: FacetScope,
  unit: AreaUnit,
): AggregationModel => {
  const code = AREA_PRICE_FILTER[unit];
  const priceOf = visibleAreaPrice(index, unit, currency, group);
  const priced = openRows(index, match, code).filter((row) => priceOf(row) >= 0);
  return {
    code,
    label: say[language](`catalog.facet.${unit}`),
    position: 1,
    options: rowSteps(priced, priceOf, index.rows.productOf),
  };
};

const measureAggregation = (
  index: ListIndex,
  { attribute, values }: Measure,
  match: ListMatch,
  { wording }: FacetScope,
): AggregationModel => {
  const rows = openRows(index, match, attribute.code).filter((row) => (values[row] as number) >= 0);
  const options = rowSteps(rows, (row) => toMinor(values[row] as number), index.rows.productOf);
  return { code: attribute.code, label: labelOf(attribute, wording), position: attribute.position, options };
};

const labelsOf = ({ attribute }: Facet, { language, wording }: FacetScope): readonly string[] =>
  attribute.input === 'boolean'
    ? yesNoLabels(language).map(({ label }) => label)
    : attribute.options.map((option) => labelOf(option, wording));

const facetAggregation = (
  index: ListIndex,
  facet: Facet,
  { matched, rows }: ListMatch,
  scope: FacetScope,
): AggregationModel => {
  const { attribute, choices, lists } = facet;
  const counts = rows
    ? countRows(facet, rows.open.get(attribute.code) ?? rows.passing, index.rows.productOf)
    : count(lists, choices.length, matched);
  const labels = labelsOf(facet, scope);
  const options = choices.flatMap((value, choice) => {
    const hits = counts[choice] as number;
    return hits > 0 ? [{ label: labels[choice] ?? value, value, count: hits }] : [];
  });
  return { code: attribute.code, label: labelOf(attribute, scope.wording), position: attribute.position, options };
};

/**
 * Facets of the layered navigation. A facet is counted over the result of all other filters, so that a second value of
 * it can be added (core Magento counts over the filtered set only); likewise categories in a search, elsewhere over the
 * filtered set. Empty without products.
 */
export const aggregate = (
  index: ListIndex,
  match: ListMatch,
  query: ListQuery,
  scope: FacetScope,
): readonly AggregationModel[] => {
  if (match.matched.length === 0) return [];
  const all = [
    priceAggregation(index, match, query, scope),
    categoryAggregation(index, match, query, scope),
    areaPriceAggregation(index, match, query, scope, 'sqft'),
    areaPriceAggregation(index, match, query, scope, 'm2'),
    ...[
      ...index.facets.map((facet) => facetAggregation(index, facet, match, scope)),
      ...index.measures.map((measure) => measureAggregation(index, measure, match, scope)),
    ].sort((one, other) => one.position - other.position),
  ];
  return all.filter(({ options }) => options.length > 0);
};
