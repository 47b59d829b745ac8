import type { AttributeFilterInput, CustomAttribute } from '#contract/generated/schema-types.ts';
import { customAttribute } from '#commerce/merchandise/attributes/custom-rules.ts';
import { hasProperties, propertiesOf } from '#commerce/merchandise/attributes/rules.ts';
import { labelOf } from '#commerce/merchandise/attributes/service.ts';
import { wordingOf } from '#contract/languages.ts';
import type { Attribute, AttributeSet } from '#commerce/merchandise/attributes/types.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import type { ProductRecord } from './snapshot-types.ts';

type Value =
  | { __typename: 'AttributeValue'; code: string; value: string }
  | {
      __typename: 'AttributeSelectedOptions';
      code: string;
      selected_options: { __typename: 'AttributeSelectedOption'; label: string; value: string }[];
    };

type View = Pick<StoreView, 'id' | 'language' | 'locale'>;
type Filters = AttributeFilterInput | null | undefined;

const valueOf = (attributes: AttributeSet, product: ProductRecord, attribute: Attribute, view: View): Value | null => {
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

/** A product's values for the attributes with the given properties, by position. */
export const attributeValuesOf = (
  attributes: AttributeSet,
  product: ProductRecord,
  view: View,
  filters: Filters,
): readonly Value[] =>
  attributes.all
    .filter((attribute) => hasProperties(propertiesOf(attribute), filters))
    .flatMap((attribute) => valueOf(attributes, product, attribute, view) ?? []);

const textsOf = (value: Value): readonly string[] =>
  value.__typename === 'AttributeValue' ? [value.value] : value.selected_options.map((option) => option.value);

/** The same values with the metadata of their attributes, in the same order. */
export const customAttributesOf = (
  attributes: AttributeSet,
  product: ProductRecord,
  view: View,
): readonly CustomAttribute[] =>
  attributeValuesOf(attributes, product, view, null).flatMap((value) => {
    const attribute = attributes.byCode.get(value.code);
    return attribute ? [customAttribute(attribute, textsOf(value), view)] : [];
  });

/** A product's value of one attribute as text, ids of options separated by commas; null without one. */
export const attributeText = (
  attributes: AttributeSet,
  product: ProductRecord,
  attribute: Attribute,
  view: View,
): string | null => {
  const value = valueOf(attributes, product, attribute, view);
  return value && textsOf(value).join(',');
};
