import { isRange, RANGE_SEPARATOR } from './ranges.ts';

/** Input type of a product filter. */
export type FilterKind = 'equal' | 'match' | 'range';

/** Filters of every list. Other filters are a merchant's attributes, with unknown values. */
const KINDS: ReadonlyMap<string, FilterKind> = new Map([
  ...['category_id', 'category_uid', 'category_url_path', 'sku', 'url_key'].map((code) => [code, 'equal'] as const),
  ...['name', 'description', 'short_description'].map((code) => [code, 'match'] as const),
  ...['price', 'price_per_sq_ft', 'price_per_m2'].map((code) => [code, 'range'] as const),
]);

/** Kind of a filter: of an attribute, a value `from_to` is a range of numbers and all else the value of an option. */
export const filterKind = (code: string, value = ''): FilterKind =>
  KINDS.get(code) ?? (value.includes(RANGE_SEPARATOR) && isRange(value) ? 'range' : 'equal');
