/** Input type of a product filter. */
export type FilterKind = 'equal' | 'match' | 'range';

const EQUAL = [
  'category_id',
  'category_uid',
  'category_url_path',
  'sku',
  'url_key',
  'material',
  'look',
  'color_family',
  'size',
  'finish',
  'edge',
  'shade_variation',
  'suitability',
  'frost_resistant',
  'outlet',
  'country_of_manufacture',
  'species',
  'grade',
  'trim_profile',
  'slab_yard',
  'product_type_code',
  'commission_class',
] as const;
const MATCH = ['name', 'description', 'short_description'] as const;
const RANGE = ['price', 'price_per_sq_ft', 'price_per_m2'] as const;

export type FilterCode = (typeof EQUAL)[number] | (typeof MATCH)[number] | (typeof RANGE)[number];

/** Kinds of the keys of `ProductAttributeFilterInput`; an unknown key would make the whole query invalid. */
export const FILTER_KINDS: ReadonlyMap<string, FilterKind> = new Map<string, FilterKind>([
  ...EQUAL.map((code) => [code, 'equal'] as const),
  ...MATCH.map((code) => [code, 'match'] as const),
  ...RANGE.map((code) => [code, 'range'] as const),
]);
