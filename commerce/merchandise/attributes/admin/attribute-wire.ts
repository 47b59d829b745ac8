import { wordingOf } from '#contract/languages.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { labelIn, yesNo } from '../rules.ts';
import type { Attribute } from '../types.ts';

/** Options of an attribute in the wording of a store view. */
export const optionsOnWire = (attribute: Attribute, view: StoreView) =>
  attribute.input === 'boolean'
    ? [...yesNo(view.language)]
    : attribute.options.map((option) => ({
        label: labelIn(option.labels, wordingOf(view), option.code),
        value: String(option.id),
      }));

const text = (flag: boolean): '1' | '0' => (flag ? '1' : '0');

/** An attribute of `/V1/products/attributes`, in the wording of a store view. */
export const attributeOnWire = (attribute: Attribute, view: StoreView) => ({
  attribute_id: attribute.id,
  attribute_code: attribute.code,
  frontend_input: attribute.input === 'decimal' ? 'text' : attribute.input,
  entity_type_id: '4',
  is_required: false,
  is_user_defined: true,
  default_frontend_label: labelIn(attribute.labels, wordingOf(view), attribute.code),
  options: optionsOnWire(attribute, view),
  position: attribute.position,
  is_filterable: attribute.isFilterable,
  is_filterable_in_search: attribute.isFilterable,
  is_searchable: text(attribute.isSearchable),
  is_comparable: text(attribute.isComparable),
  is_visible_on_front: text(attribute.isVisibleOnFront),
  used_in_product_listing: text(attribute.isUsedInListing),
  used_for_sort_by: attribute.isSortable,
  scope: 'global',
});
