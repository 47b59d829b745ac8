import { toMinor } from '#contract/money.ts';
import type { AreaUnit } from '#contract/area-price.ts';
import { AREA_PRICE_FILTER } from '#contract/area-price.ts';
import { filterKeyOf } from '#contract/variant-choice.ts';
import { labelOf, yesNoLabels } from '#commerce/merchandise/attributes/service.ts';
import type { Language, Wording } from '#commerce/platform/store-view-types.ts';
import type { Facet, Measure, SharedLists } from './list-columns.ts';
import { ROOT_LEVEL } from './list-index.ts';
import type { ListIndex } from './list-index.ts';
import { CATEGORY, visibleAreaPrices, visiblePrices } from './list-query.ts';
import type { AmountOf, ListMatch, ListQuery } from './list-query.ts';
import { bucketsOfOwners, priceBuckets } from './price-buckets.ts';
import type { PriceBucket } from './price-buckets.ts';
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

/** Counts each number from 0 to `size` - 1 in the lists at the positions. */
const count = (
  { lists }: SharedLists,
  listOf: readonly number[],
  size: number,
  ...groups: readonly ArrayLike<number>[]
): Int32Array => {
  const uses = new Int32Array(lists.length);
  for (const positions of groups) for (let at = 0; at < positions.length; at++) uses[listOf[positions[at]!]!]!++;
  const counts = new Int32Array(size);
  lists.forEach((list, index) => {
    for (const value of list) counts[value]! += uses[index]!;
  });
  return counts;
};

/** Like {@link count}, by rows, which are adjacent per product: a product counts once per value. */
const countRows = (
  { rowListOf, shared: { lists }, choices }: Facet,
  rows: readonly number[],
  productOf: readonly number[],
): Int32Array => {
  const counts = new Int32Array(choices.length);
  const counted = new Int32Array(choices.length).fill(-1);
  for (const row of rows) {
    const product = productOf[row]!;
    for (const choice of lists[rowListOf[row]!]!) {
      if (counted[choice] === product) continue;
      counted[choice] = product;
      counts[choice]!++;
    }
  }
  return counts;
};

const categoryAggregation = (
  index: ListIndex,
  { matched, excludedBy }: ListMatch,
  { categoryIds }: ListQuery,
  scope: FacetScope,
): AggregationModel => {
  const size = Math.max(0, ...scope.categories.keys()) + 1;
  const counts = count(index.categories, index.categoriesOf, size, matched, excludedBy.get(CATEGORY) ?? []);
  const isOffered = (category: CategoryRecord): boolean =>
    !scope.directChildrenOnly || (categoryIds ?? [2]).includes(category.parentId ?? 0);
  const options = [...scope.categories.values()].flatMap((category) => {
    const { id, level, texts } = category;
    const hits = counts[id] as number;
    return level > ROOT_LEVEL && hits > 0 && isOffered(category)
      ? [{ label: inView(texts, scope.storeViewId).name, value: idUid(id), count: hits }]
      : [];
  });
  return { code: CATEGORY, label: say(scope.language)('catalog.facet.category'), position: 0, options };
};

const steps = (buckets: readonly PriceBucket[]): AggregationModel['options'] =>
  buckets.map(({ from, to, count: hits }) => ({ label: `${from}-${to}`, value: `${from}_${to}`, count: hits }));

const priceAggregation = (
  index: ListIndex,
  { matched, excludedBy }: ListMatch,
  { currency, group }: ListQuery,
  { language }: FacetScope,
): AggregationModel => {
  const amountOf = visiblePrices(index, currency, group);
  return {
    code: 'price',
    label: say(language)('catalog.facet.price'),
    position: 1,
    options: steps(priceBuckets(amountOf, [matched, excludedBy.get('price') ?? []], toMinor(1, currency))),
  };
};

/** Rows that pass all filters except that of `code`. */
type OpenRows = (code: string) => ArrayLike<number>;

/** All rows of these products. */
const rowsOf = ({ rows: { start, end } }: ListIndex, positions: Int32Array): readonly number[] => {
  const rows: number[] = [];
  for (const position of positions) for (let row = start[position]!; row < end[position]!; row++) rows.push(row);
  return rows;
};

const openRowsOf = (index: ListIndex, { matched, rows }: ListMatch): OpenRows => {
  if (rows) return (code) => rows.open.get(code) ?? rows.passing;
  const whole = rowsOf(index, matched);
  return () => whole;
};

/**
 * Price buckets, without negative amounts. `perUnit` is the number of minor units per major unit. A product counts
 * once per bucket.
 */
const rowSteps = (
  { rows: { productOf } }: ListIndex,
  rows: ArrayLike<number>,
  amountOf: AmountOf,
  perUnit: number,
): AggregationModel['options'] => steps(bucketsOfOwners(amountOf, rows, productOf, perUnit));

const areaPriceAggregation = (
  index: ListIndex,
  open: OpenRows,
  { currency, group }: ListQuery,
  { language }: FacetScope,
  unit: AreaUnit,
): AggregationModel => {
  const code = AREA_PRICE_FILTER[unit];
  return {
    code,
    label: say(language)(`catalog.facet.${unit}`),
    position: 1,
    options: rowSteps(index, open(code), visibleAreaPrices(index, unit, currency, group), toMinor(1, currency)),
  };
};

const measureAggregation = (
  index: ListIndex,
  measure: Measure,
  open: OpenRows,
  { wording }: FacetScope,
): AggregationModel => ({
  code: measure.attribute.code,
  label: labelOf(measure.attribute, wording),
  position: measure.attribute.position,
  options: rowSteps(index, open(measure.attribute.code), (row) => measure.values[row]!, 1),
});

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
  const { attribute, choices, shared, listOf } = facet;
  const counts = rows
    ? countRows(facet, rows.open.get(filterKeyOf(attribute.code)) ?? rows.passing, index.rows.productOf)
    : count(shared, listOf, choices.length, matched);
  const names = labelsOf(facet, scope);
  const options: AggregationModel['options'][number][] = [];
  for (let choice = 0; choice < choices.length; choice++) {
    const hits = counts[choice] as number;
    const value = choices[choice] as string;
    const swatch = attribute.options[choice]?.swatch;
    if (hits > 0) options.push({ label: names[choice] ?? value, value, count: hits, ...(swatch && { swatch }) });
  }
  return { code: attribute.code, label: labelOf(attribute, scope.wording), position: attribute.position, options };
};

/**
 * Facets of the layered navigation. A facet is counted over the result of all other filters, so that a second value can
 * be added (core Magento counts over the filtered set only). Categories are counted likewise in a search, and elsewhere
 * over the filtered set. Empty without products.
 */
export const aggregate = (
  index: ListIndex,
  match: ListMatch,
  query: ListQuery,
  scope: FacetScope,
): readonly AggregationModel[] => {
  if (match.matched.length === 0) return [];
  const open = openRowsOf(index, match);
  const ofAttributes = [
    ...index.facets.map((facet) => facetAggregation(index, facet, match, scope)),
    ...index.measures.map((measure) => measureAggregation(index, measure, open, scope)),
  ].sort((one, other) => one.position - other.position);
  return [
    ...ofAttributes.filter(({ position }) => position < 0),
    priceAggregation(index, match, query, scope),
    categoryAggregation(index, match, query, scope),
    areaPriceAggregation(index, open, query, scope, 'sqft'),
    areaPriceAggregation(index, open, query, scope, 'm2'),
    ...ofAttributes.filter(({ position }) => position >= 0),
  ].filter(({ options }) => options.length > 0);
};
