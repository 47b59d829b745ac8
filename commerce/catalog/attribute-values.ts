import type { AttributeFilterInput } from '#contract/generated/schema-types.ts';
import { labelOf, wordingOf } from '#commerce/attributes/service.ts';
import type { Attribute } from '#commerce/attributes/types.ts';
import type { StoreView } from '#commerce/stores/types.ts';
import type { CatalogSnapshot, ProductRecord } from './snapshot-types.ts';

type Value =
  | { __typename: 'AttributeValue'; code: string; value: string }
  | {
      __typename: 'AttributeSelectedOptions';
      code: string;
      selected_options: { __typename: 'AttributeSelectedOption'; label: string; value: string }[];
    };

type View = Pick<StoreView, 'id' | 'language' | 'locale'>;
type Filters = AttributeFilterInput | null | undefined;

const hasProperties = (attribute: Attribute, filters: Filters): boolean =>
  (filters?.is_filterable ?? attribute.isFilterable) === attribute.isFilterable &&
  (filters?.is_comparable ?? attribute.isComparable) === attribute.isComparable &&
  (filters?.is_searchable ?? attribute.isSearchable) === attribute.isSearchable &&
  (filters?.is_visible_on_front ?? attribute.isVisibleOnFront) === attribute.isVisibleOnFront &&
  (filters?.used_in_product_listing ?? attribute.isUsedInListing) === attribute.isUsedInListing;

const valueOf = (
  { attributes }: CatalogSnapshot,
  product: ProductRecord,
  attribute: Attribute,
  view: View,
): Value | null => {
  if (attribute.input === 'select' || attribute.input === 'multiselect') {
    const selected = product.options.flatMap(([attributeId, optionId]) => {
      const option = attributeId === attribute.id ? attributes.optionById.get(optionId) : undefined;
      return option
        ? [
            {
              __typename: 'AttributeSelectedOption' as const,
              label: labelOf(option, wordingOf(view)),
              value: String(option.id),
            },
          ]
        : [];
    });
    return selected.length
      ? { __typename: 'AttributeSelectedOptions', code: attribute.code, selected_options: selected }
      : null;
  }
  const values = product.values.filter(({ attributeId }) => attributeId === attribute.id);
  const value =
    values.find(({ storeViewId }) => storeViewId === view.id) ?? values.find(({ storeViewId }) => storeViewId === 0);
  return value ? { __typename: 'AttributeValue', code: attribute.code, value: value.value } : null;
};

const MAX_KEPT = 20_000;
const kept = new WeakMap<CatalogSnapshot, Map<string, readonly Value[]>>();

const keyOf = ({ id }: ProductRecord, view: View, filters: Filters): string =>
  `${id}/${view.id}/${filters?.is_filterable}/${filters?.is_comparable}/${filters?.is_searchable}/${filters?.is_visible_on_front}/${filters?.used_in_product_listing}`;

/** A product's values for the attributes with the given properties, by position; cached with the snapshot. */
export const attributeValuesOf = (
  snapshot: CatalogSnapshot,
  product: ProductRecord,
  view: View,
  filters: Filters,
): readonly Value[] => {
  const ofSnapshot = kept.get(snapshot) ?? new Map<string, readonly Value[]>();
  kept.set(snapshot, ofSnapshot);
  const key = keyOf(product, view, filters);
  const known = ofSnapshot.get(key);
  if (known) return known;
  const values = snapshot.attributes.all
    .filter((attribute) => hasProperties(attribute, filters))
    .flatMap((attribute) => valueOf(snapshot, product, attribute, view) ?? []);
  if (ofSnapshot.size >= MAX_KEPT) ofSnapshot.clear();
  ofSnapshot.set(key, values);
  return values;
};
