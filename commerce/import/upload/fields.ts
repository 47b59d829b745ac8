import type { FieldChange } from '#commerce/merchandise/catalog/service.ts';
import type { OwnField } from '#commerce/merchandise/authoring/types.ts';

type ProductField = Pick<OwnField, 'field' | 'storeViewId'>;

/** Fields of a product by the name of a change, as `program_field` has them. */
const PARTS: Readonly<Record<string, string>> = {
  product_online: 'status',
  visibility: 'visibility',
  weight: 'weight',
  tax_class_name: 'tax_class',
  categories: 'categories',
  'configurable by': 'variants',
  variants: 'variants',
  related_skus: 'links',
  upsell_skus: 'links',
  crosssell_skus: 'links',
};

const TEXTS = ['name', 'urlKey', 'description', 'shortDescription', 'metaTitle', 'metaDescription', 'metaKeyword'];
/** Fields that have no owner, or their own. */
const OTHERS = /^(?:sku|product_type|attribute_set_code|qty|lots|tier prices|composition|(?:special_)?price(?:_\w+)?)$/;

/** The owned field of a change; undefined if it has none. */
export const fieldOf = ({ field }: FieldChange, viewIds: ReadonlyMap<string, number>): ProductField | undefined => {
  if (/^(?:picture|label of) /.test(field)) return { field: 'media', storeViewId: 0 };
  const [, name = field, view] = /^(.*?)(?: \[(\w+)\])?$/.exec(field) ?? [];
  const storeViewId = view === undefined ? 0 : (viewIds.get(view) ?? 0);
  if (PARTS[name]) return { field: PARTS[name], storeViewId: 0 };
  if (TEXTS.includes(name)) return { field: `text:${name}`, storeViewId };
  return OTHERS.test(name) ? undefined : { field: `value:${name}`, storeViewId };
};

/** Fields of columns, to tell which fields of staff an upload overwrites. */
const COLUMN_FIELDS: Readonly<Record<string, readonly string[]>> = {
  product_online: ['status'],
  visibility: ['visibility'],
  weight: ['weight'],
  tax_class_name: ['tax_class'],
  categories: ['categories'],
  configurable_variations: ['variants'],
  related_skus: ['links'],
  upsell_skus: ['links'],
  crosssell_skus: ['links'],
  name: ['text:name'],
  url_key: ['text:urlKey'],
  description: ['text:description'],
  short_description: ['text:shortDescription'],
  meta_title: ['text:metaTitle'],
  meta_description: ['text:metaDescription'],
  meta_keywords: ['text:metaKeyword'],
  base_image: ['media'],
  base_image_label: ['media'],
  additional_images: ['media'],
  additional_image_labels: ['media'],
};

/** True if the upload has a column of the field, so that its value replaces one set by staff. */
export const isGiven = (field: string, columns: ReadonlySet<string>): boolean =>
  field.startsWith('value:')
    ? columns.has('additional_attributes')
    : [...columns].some((column) => COLUMN_FIELDS[column]?.includes(field));
