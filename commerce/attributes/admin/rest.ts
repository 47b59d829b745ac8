import { adminRoute } from '#commerce/integration/rest-gate.ts';
import { listed } from '#commerce/platform/rest/listed.ts';
import { searchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import type { StoreView } from '#commerce/stores/types.ts';
import { labelIn, wordingIn, yesNo } from '../rules.ts';
import type { Attribute } from '../types.ts';
import { attributeNamed, chosenAttributes } from './attributes.ts';

const READ = 'catalog:read';

const optionsOf = (attribute: Attribute, view: StoreView) =>
  attribute.input === 'boolean'
    ? [...yesNo(view.language)]
    : attribute.options.map((option) => ({
        label: labelIn(option.labels, wordingIn(view), option.code),
        value: String(option.id),
      }));

const text = (flag: boolean): '1' | '0' => (flag ? '1' : '0');

const onWire = (attribute: Attribute, view: StoreView) => ({
  attribute_id: attribute.id,
  attribute_code: attribute.code,
  frontend_input: attribute.input === 'decimal' ? 'text' : attribute.input,
  entity_type_id: '4',
  is_required: false,
  is_user_defined: true,
  default_frontend_label: labelIn(attribute.labels, wordingIn(view), attribute.code),
  options: optionsOf(attribute, view),
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

/** The merchant's attributes of products, in the words of the store view of the path. */
export const routes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/products/attributes', READ, async (context, { query }) => {
    const criteria = searchCriteria(query);
    const { attributes, total } = await chosenAttributes(context, criteria);
    return listed(
      attributes.map((attribute) => onWire(attribute, context.storeView)),
      total,
      criteria,
    );
  }),
  adminRoute('GET', '/V1/products/attributes/:code', READ, async (context, { params }) =>
    onWire(await attributeNamed(context, params.code ?? ''), context.storeView),
  ),
  adminRoute('GET', '/V1/products/attributes/:code/options', READ, async (context, { params }) =>
    optionsOf(await attributeNamed(context, params.code ?? ''), context.storeView),
  ),
];
