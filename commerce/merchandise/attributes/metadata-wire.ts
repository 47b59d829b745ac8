import type {
  AttributeFrontendInputEnum,
  CatalogAttributeMetadata,
  CustomerAttributeMetadata,
} from '#contract/generated/schema-types.ts';
import { translations } from '#commerce/platform/messages.ts';
import { wordingOf } from '#contract/languages.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import messages from './messages.json' with { type: 'json' };
import type { CoreAttribute } from './core-rules.ts';
import { coreChoices, type CountryCodes } from './core-choices.ts';
import type { PersonEntity, PersonField } from './person-rules.ts';
import { choicesOf, labelIn, propertiesOf } from './rules.ts';
import type { Attribute } from './types.ts';

const say = translations(messages);

const choice = (label: string, value: string) => ({
  __typename: 'AttributeOptionMetadata' as const,
  label,
  value,
  is_default: false,
});

const INPUTS = {
  select: 'SELECT',
  multiselect: 'MULTISELECT',
  boolean: 'BOOLEAN',
  text: 'TEXT',
  decimal: 'TEXT',
} as const;

const swatchTypeOf = ({ options }: Attribute): 'VISUAL' | 'TEXT' | null => {
  const swatch = options.find((option) => option.swatch !== null)?.swatch;
  if (!swatch) return null;
  return swatch.startsWith('#') ? 'VISUAL' : 'TEXT';
};

/** An attribute of products as `CatalogAttributeMetadata`. */
export const catalogMetadata = (
  attribute: Attribute,
  view: StoreView,
): CatalogAttributeMetadata & { __typename: 'CatalogAttributeMetadata' } => ({
  __typename: 'CatalogAttributeMetadata',
  code: attribute.code,
  label: labelIn(attribute.labels, wordingOf(view), attribute.code),
  entity_type: 'CATALOG_PRODUCT',
  frontend_input: INPUTS[attribute.input],
  frontend_class: null,
  default_value: null,
  is_required: false,
  is_unique: false,
  options: choicesOf(attribute, view).map(({ label, value }) => choice(label, value)),
  apply_to: null,
  ...propertiesOf(attribute),
  swatch_input_type: swatchTypeOf(attribute),
  update_product_preview_image: false,
  use_product_image_for_swatch: false,
});

/** A core attribute of products or categories as `CatalogAttributeMetadata`. */
export const coreMetadata = (
  code: string,
  core: CoreAttribute,
  entity: 'CATALOG_PRODUCT' | 'CATALOG_CATEGORY',
  { language }: StoreView,
  countries: CountryCodes,
): CatalogAttributeMetadata & { __typename: 'CatalogAttributeMetadata' } => ({
  __typename: 'CatalogAttributeMetadata',
  code,
  label: say(language)(
    `attributes.${entity === 'CATALOG_PRODUCT' ? 'product' : 'category'}.${code}` as 'attributes.product.name',
  ),
  entity_type: entity,
  frontend_input: core.input.toUpperCase() as AttributeFrontendInputEnum,
  frontend_class: null,
  default_value: null,
  is_required: core.isRequired ?? false,
  is_unique: core.isUnique ?? false,
  options: coreChoices(code, language, countries).map(({ label, value }) => choice(label, value)),
  apply_to: null,
  ...propertiesOf({
    isComparable: false,
    isFilterable: core.isFilterable ?? false,
    isSearchable: core.isSearchable ?? false,
    isVisibleOnFront: false,
    isUsedInListing: core.isUsedInListing ?? false,
  }),
  is_html_allowed_on_front: core.isHtml ?? false,
  is_wysiwyg_enabled: core.isHtml ?? false,
  swatch_input_type: null,
  update_product_preview_image: false,
  use_product_image_for_swatch: false,
});

/** A field of an account or an address as `CustomerAttributeMetadata`. */
export const personMetadata = (
  { code, input, isRequired, sortOrder, mostCharacters, lines }: PersonField,
  entity: PersonEntity,
  { language }: StoreView,
  countries: CountryCodes,
): CustomerAttributeMetadata & { __typename: 'CustomerAttributeMetadata' } => ({
  __typename: 'CustomerAttributeMetadata',
  code,
  label: say(language)(`attributes.person.${code}` as 'attributes.person.email'),
  entity_type: entity,
  frontend_input: input,
  frontend_class: null,
  default_value: null,
  is_required: isRequired,
  is_unique: code === 'email',
  options: coreChoices(code, language, countries).map(({ label, value }) => choice(label, value)),
  input_filter: input === 'DATE' ? 'DATE' : 'TRIM',
  multiline_count: lines ?? 1,
  sort_order: sortOrder,
  validate_rules: [
    ...(mostCharacters ? [{ name: 'MAX_TEXT_LENGTH' as const, value: String(mostCharacters) }] : []),
    ...(code === 'email' ? [{ name: 'INPUT_VALIDATION' as const, value: 'email' }] : []),
  ],
});
