import type {
  AttributeOption,
  CustomAttribute,
  CustomAttributesListsEnum,
  ObjectDataTypeEnum,
  ProductAttributeMetadata,
  UiInputTypeEnum,
} from '#contract/generated/schema-types.ts';
import { wordingOf } from '#contract/languages.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { isCoreOfProducts } from './core-rules.ts';
import { choicesOf, labelIn, propertiesOf, valueTypeOf } from './rules.ts';
import type { Attribute } from './types.ts';

type View = Pick<StoreView, 'language' | 'locale'>;
type Choice = { label: string; value: string };

const PRODUCT = 'catalog_product';

const uidOf = (...parts: readonly string[]): string => Buffer.from(parts.join('/')).toString('base64');

/** An option of an attribute, by default of products. */
export const attributeOption = (
  { code }: Pick<Attribute, 'code'>,
  { label, value }: Choice,
  entity = PRODUCT,
): AttributeOption & { __typename: 'AttributeOption' } => ({
  __typename: 'AttributeOption',
  uid: uidOf(entity, code, value),
  label,
  value,
  is_default: false,
});

const INPUTS: Readonly<Record<Attribute['input'], readonly [UiInputTypeEnum, string]>> = {
  select: ['SELECT', 'UiAttributeTypeSelect'],
  multiselect: ['MULTISELECT', 'UiAttributeTypeMultiSelect'],
  boolean: ['BOOLEAN', 'UiAttributeTypeBoolean'],
  text: ['TEXT', 'UiAttributeTypeAny'],
  decimal: ['TEXT', 'UiAttributeTypeAny'],
};

const hasChoices = ({ input }: Attribute): boolean => INPUTS[input][1] !== 'UiAttributeTypeAny';

const listsOf = (attribute: Attribute): CustomAttributesListsEnum[] => {
  const properties = propertiesOf(attribute);
  const lists: readonly (readonly [CustomAttributesListsEnum, boolean])[] = [
    ['PRODUCT_DETAILS_PAGE', properties.is_visible_on_front],
    ['PRODUCTS_LISTING', properties.used_in_product_listing],
    ['PRODUCTS_COMPARE', properties.is_comparable],
    ['PRODUCT_SORT', attribute.isSortable],
    ['PRODUCT_FILTER', properties.is_filterable],
    ['PRODUCT_SEARCH_RESULTS_FILTER', properties.is_filterable_in_search],
    ['ADVANCED_CATALOG_SEARCH', properties.is_visible_in_advanced_search],
  ];
  return lists.flatMap(([place, isThere]) => (isThere ? [place] : []));
};

/** A product attribute as `ProductAttributeMetadata`; `labels` supplies the labels of all store views. */
const metadataOf = (attribute: Attribute, view: View): ProductAttributeMetadata & Pick<Attribute, 'labels'> => {
  const [input, element] = INPUTS[attribute.input];
  return {
    uid: uidOf(PRODUCT, attribute.code),
    code: attribute.code,
    label: labelIn(attribute.labels, wordingOf(view), attribute.code),
    labels: attribute.labels,
    attribute_labels: [],
    data_type: valueTypeOf(attribute).toUpperCase() as ObjectDataTypeEnum,
    sort_order: attribute.position,
    is_system: isCoreOfProducts(attribute.code),
    entity_type: 'CATALOG_PRODUCT',
    ui_input: {
      __typename: element,
      ui_input_type: input,
      is_html_allowed: propertiesOf(attribute).is_html_allowed_on_front,
      attribute_options: choicesOf(attribute, view).map((choice) => attributeOption(attribute, choice)),
    } as never,
    used_in_components: listsOf(attribute),
  };
};

/** A product's attribute: its text, or its selected options. */
export const customAttribute = (attribute: Attribute, values: readonly string[], view: View): CustomAttribute => ({
  selected_attribute_options: {
    attribute_option: hasChoices(attribute)
      ? choicesOf(attribute, view)
          .filter(({ value }) => values.includes(value))
          .map((choice) => attributeOption(attribute, choice))
      : null,
  },
  entered_attribute_value: { value: hasChoices(attribute) ? null : (values[0] ?? null) },
  attribute_metadata: metadataOf(attribute, view),
});

/** Labels of an attribute in the given store views. */
export const storeLabels = ({ code, labels }: Pick<Attribute, 'code' | 'labels'>, views: readonly StoreView[]) =>
  views.map((view) => ({ store_code: view.code, label: labelIn(labels, wordingOf(view), code) }));
