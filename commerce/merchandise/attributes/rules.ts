import type { AttributeFilterInput } from '#contract/generated/schema-types.ts';
import { wordingOf } from '#contract/languages.ts';
import { translations } from '#commerce/platform/messages.ts';
import type { Language, StoreView, Wording } from '#commerce/platform/store-view-types.ts';
import messages from './messages.json' with { type: 'json' };
import type { Attribute, AttributeSet, Labels } from './types.ts';

const say = translations(messages);

/** The label in a wording, else in English, else the code. */
export const labelIn = (labels: Labels, wording: Wording, code: string): string => labels[wording] ?? labels.en ?? code;

export const attributeSetOf = (all: readonly Attribute[]): AttributeSet => ({
  all,
  byCode: new Map(all.map((attribute) => [attribute.code, attribute])),
  byId: new Map(all.map((attribute) => [attribute.id, attribute])),
  optionById: new Map(all.flatMap(({ options }) => options.map((option) => [option.id, option] as const))),
});

/** GraphQL type of the value, as Magento names it. */
export const valueTypeOf = ({ input }: Attribute): string =>
  ({ select: 'Int', multiselect: 'String', boolean: 'Int', text: 'String', decimal: 'Float' })[input];

export const yesNo = (language: Language): readonly { label: string; value: string }[] => [
  { label: say(language)('attributes.yes'), value: '1' },
  { label: say(language)('attributes.no'), value: '0' },
];

/** Options of an attribute in the wording of a store view. */
export const choicesOf = (
  attribute: Attribute,
  view: Pick<StoreView, 'locale' | 'language'>,
): readonly { label: string; value: string }[] =>
  attribute.input === 'boolean'
    ? yesNo(view.language)
    : attribute.options.map((option) => ({
        label: labelIn(option.labels, wordingOf(view), option.code),
        value: String(option.id),
      }));

const PROPERTIES = [
  'is_comparable',
  'is_filterable',
  'is_filterable_in_search',
  'is_html_allowed_on_front',
  'is_searchable',
  'is_used_for_price_rules',
  'is_used_for_promo_rules',
  'is_visible_in_advanced_search',
  'is_visible_on_front',
  'is_wysiwyg_enabled',
  'used_in_product_listing',
] as const satisfies readonly (keyof AttributeFilterInput)[];

/** Returns true if an attribute has every requested property. */
export const hasProperties = (
  attribute: { readonly [K in keyof AttributeFilterInput]?: boolean | null | undefined },
  filters: AttributeFilterInput | null | undefined,
): boolean => PROPERTIES.every((name) => (filters?.[name] ?? null) === null || filters?.[name] === attribute[name]);

/** The properties of an attribute by Magento's names. */
export const propertiesOf = (
  attribute: Pick<Attribute, 'isComparable' | 'isFilterable' | 'isSearchable' | 'isVisibleOnFront' | 'isUsedInListing'>,
) => ({
  is_comparable: attribute.isComparable,
  is_filterable: attribute.isFilterable,
  is_filterable_in_search: attribute.isFilterable,
  is_html_allowed_on_front: false,
  is_searchable: attribute.isSearchable,
  is_used_for_price_rules: false,
  is_used_for_promo_rules: false,
  is_visible_in_advanced_search: false,
  is_visible_on_front: attribute.isVisibleOnFront,
  is_wysiwyg_enabled: false,
  used_in_product_listing: attribute.isUsedInListing,
});
