import { toMinor } from '#contract/money.ts';
import type { AreaUnit } from '#contract/area-price.ts';
import { AREA_PRICE_FILTER } from '#contract/area-price.ts';
import { labelOf, yesNoLabels } from '#commerce/merchandise/attributes/service.ts';
import type { Language, Wording } from '#commerce/platform/store-view-types.ts';
import type { Facet, ListIndex, Lists, Measure } from './list-index.ts';
import { CATEGORY, visibleAreaPrices, visiblePrices } from './list-query.ts';
import type { ListMatch, ListQuery } from './list-query.ts';
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

/** Like {@link count}, by rows, which are adjacent per product: a product counts once per value. */
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
  { matched, excludedBy }: ListMatch,
  { categoryIds }: ListQuery,
  scope: FacetScope,
): AggregationModel => {
  const counts = count(index.categories, index.categoryIds.length, matched, excludedBy.get(CATEGORY) ?? []);
  const isOffered = (category: CategoryRecord): boolean =>
    !scope.directChildrenOnly || (categoryIds ?? [2]).includes(category.parentId ?? 0);
  const options = index.categoryIds.flatMap((id, at) => {
    const category = scope.categories.get(id);
    const hits = counts[at] as number;
    return category && hits > 0 && isOffered(category)
      ? [{ label: inView(category.texts, scope.storeViewId).name, value: idUid(id), count: hits }]
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
  const amounts = visiblePrices(index, currency, group);
  return {
    code: 'price',
    label: say(language)('catalog.facet.price'),
    position: 1,
    options: steps(priceBuckets(amounts, [matched, excludedBy.get('price') ?? []], toMinor(1, currency))),
  };
};

/** Rows that pass all filters except that of `code`. */
type OpenRows = (code: string) => ArrayLike<number>;

/** All rows of these products. */
const rowsOf = ({ rows: { offsets } }: ListIndex, positions: Int32Array): Int32Array => {
  let size = 0;
  for (let at = 0; at < positions.length; at++) {
    const position = positions[at] as number;
    size += (offsets[position + 1] as number) - (offsets[position] as number);
  }
  const rows = new Int32Array(size);
  let next = 0;
  for (let at = 0; at < positions.length; at++) {
    const position = positions[at] as number;
    for (let row = offsets[position] as number; row < (offsets[position + 1] as number); row++) rows[next++] = row;
  }
  return rows;
};

const openRowsOf = (index: ListIndex, { matched, rows }: ListMatch): OpenRows => {
  if (rows) return (code) => rows.open.get(code) ?? rows.passing;
  const whole = rowsOf(index, matched);
  return () => whole;
};

/** Buckets of amounts, `perUnit` of which make one, without negative ones; a product counts in each bucket of its rows. */
const rowSteps = (
  { rows: { productOf } }: ListIndex,
  rows: ArrayLike<number>,
  amounts: ArrayLike<number>,
  perUnit: number,
): AggregationModel['options'] => steps(bucketsOfOwners(amounts, rows, productOf, perUnit));

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
  options: rowSteps(index, open(measure.attribute.code), measure.values, 1),
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
  const { attribute, choices, lists } = facet;
  const counts = rows
    ? countRows(facet, rows.open.get(attribute.code) ?? rows.passing, index.rows.productOf)
    : count(lists, choices.length, matched);
  const names = labelsOf(facet, scope);
  const options: AggregationModel['options'][number][] = [];
  for (let choice = 0; choice < choices.length; choice++) {
    const hits = counts[choice] as number;
    const value = choices[choice] as string;
    if (hits > 0) options.push({ label: names[choice] ?? value, value, count: hits });
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
  const all = [
    priceAggregation(index, match, query, scope),
    categoryAggregation(index, match, query, scope),
    areaPriceAggregation(index, open, query, scope, 'sqft'),
    areaPriceAggregation(index, open, query, scope, 'm2'),
    ...[
      ...index.facets.map((facet) => facetAggregation(index, facet, match, scope)),
      ...index.measures.map((measure) => measureAggregation(index, measure, open, scope)),
    ].sort((one, other) => one.position - other.position),
  ];
  return all.filter(({ options }) => options.length > 0);
};
