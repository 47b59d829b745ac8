import { labelOf, yesNoLabels } from '#commerce/attributes/service.ts';
import type { Language, Wording } from '#commerce/stores/types.ts';
import type { Facet, ListIndex, Lists } from './list-index.ts';
import { visiblePrice } from './list-query.ts';
import type { ListMatch, ListQuery } from './list-query.ts';
import { priceBuckets } from './price-buckets.ts';
import type { CategoryRecord } from './snapshot-types.ts';
import { inView } from './snapshot-types.ts';
import type { AggregationModel } from './types.ts';
import { idUid } from './uids.ts';

const WORDS = { en: { category: 'Category', price: 'Price' }, fr: { category: 'Catégorie', price: 'Prix' } } as const;

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

const categoryAggregation = (index: ListIndex, { matched }: ListMatch, { categoryIds }: ListQuery, scope: FacetScope): AggregationModel => {
  const counts = count(index.categories, index.categoryIds.length, matched);
  const isOffered = (category: CategoryRecord): boolean => !scope.directChildrenOnly || (categoryIds ?? [2]).includes(category.parentId ?? 0);
  const options = index.categoryIds.flatMap((id, place) => {
    const category = scope.categories.get(id);
    const hits = counts[place] as number;
    return category && hits > 0 && isOffered(category) ? [{ label: inView(category.texts, scope.storeViewId).name, value: idUid(id), count: hits }] : [];
  });
  return { code: 'category_uid', label: WORDS[scope.language].category, position: 0, options };
};

const priceAggregation = (index: ListIndex, { matched, keptOutBy }: ListMatch, { currency, group }: ListQuery, { language }: FacetScope): AggregationModel => {
  const priceOf = visiblePrice(index, currency, group);
  const seen = matched.map(priceOf);
  const amounts = [seen, Int32Array.from(keptOutBy.get('price') ?? [], priceOf)].map((each) => each.filter((amount) => amount >= 0));
  const options = priceBuckets(...amounts).map(({ from, to, count: hits }) => ({ label: `${from}-${to}`, value: `${from}_${to}`, count: hits }));
  return { code: 'price', label: WORDS[language].price, position: 1, options };
};

const labelsOf = ({ attribute }: Facet, { language, wording }: FacetScope): readonly string[] =>
  attribute.input === 'boolean' ? yesNoLabels(language).map(({ label }) => label) : attribute.options.map((option) => labelOf(option, wording));

const facetAggregation = (facet: Facet, { matched, keptOutBy }: ListMatch, scope: FacetScope): AggregationModel => {
  const { attribute, choices, lists } = facet;
  const counts = count(lists, choices.length, matched, keptOutBy.get(attribute.code) ?? []);
  const labels = labelsOf(facet, scope);
  const options = choices.flatMap((value, choice) => {
    const hits = counts[choice] as number;
    return hits > 0 ? [{ label: labels[choice] ?? value, value, count: hits }] : [];
  });
  return { code: attribute.code, label: labelOf(attribute, scope.wording), position: attribute.position, options };
};

/**
 * Filters of the layered navigation. A facet is counted over what all other filters leave, so that a second value of it can be
 * added (core Magento counts over the filtered set only); categories are counted over the filtered set. Empty without products.
 */
export const aggregate = (index: ListIndex, match: ListMatch, query: ListQuery, scope: FacetScope): readonly AggregationModel[] => {
  if (match.matched.length === 0) return [];
  const all = [
    categoryAggregation(index, match, query, scope),
    priceAggregation(index, match, query, scope),
    ...index.facets.filter(({ attribute }) => attribute.isFilterable).map((facet) => facetAggregation(facet, match, scope)),
  ];
  return all.filter(({ options }) => options.length > 0);
};
