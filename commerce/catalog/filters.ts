import type {
  FilterEqualTypeInput,
  FilterRangeTypeInput,
  ProductAttributeFilterInput,
  ProductAttributeSortInput,
} from '#contract/generated/schema-types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import type { PriceBounds } from './list-query.ts';
import type { SortKey, SortOrder } from './list-sort.ts';
import { decodeId } from './uids.ts';

type FilterKey = keyof ProductAttributeFilterInput;

const attributeKeys = [
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
] as const satisfies readonly FilterKey[];

/** Attributes that the contract lets a list be filtered by. */
export const FILTERED_ATTRIBUTES: ReadonlySet<string> = new Set(attributeKeys);

/** The values of an equal filter, or null when it is empty. */
export const valuesOf = (filter: FilterEqualTypeInput | null | undefined): readonly string[] | null => {
  if (!filter) return null;
  const several = filter.in?.filter((value) => value !== null);
  if (filter.eq !== null && filter.eq !== undefined)
    return several ? several.filter((value) => value === filter.eq) : [filter.eq];
  return several ?? null;
};

export const chosenAttributes = (
  filter: ProductAttributeFilterInput,
): readonly { code: string; values: readonly string[] }[] =>
  attributeKeys.flatMap((code) => {
    const values = valuesOf(filter[code]);
    return values ? [{ code, values }] : [];
  });

const boundOf = (text: string | null | undefined): number | null => {
  const value = text?.trim();
  if (!value || value === '*') return null;
  const amount = Number(value);
  return Number.isFinite(amount) ? Math.round(amount * 100) : null;
};

/** Major units as text; `*`, an empty text and anything but a number leave that side open. */
export const priceBoundsOf = (filter: FilterRangeTypeInput | null | undefined): PriceBounds | null => {
  const bounds = { from: boundOf(filter?.from), to: boundOf(filter?.to) };
  return bounds.from === null && bounds.to === null ? null : bounds;
};

const uidsOf = (uids: readonly string[]): readonly number[] =>
  uids.map((uid) => {
    const id = decodeId(uid);
    if (id === null) throw new InputError('Value of uid "%1" is incorrect.', { parameters: [uid] });
    return id;
  });

/** Category ids of a filter by id or uid; null when it names none. */
export const categoryIdsOf = (
  ids: readonly string[] | null,
  uids: readonly string[] | null,
  idName: string,
): readonly number[] | null => {
  if (ids && uids) throw new InputError(`\`${idName}\` and \`category_uid\` can't be used at the same time.`);
  if (uids) return uidsOf(uids);
  return ids && ids.map((id) => (/^\d{1,9}$/.test(id) ? Number(id) : 0));
};

const SORT_KEYS = ['relevance', 'position', 'name', 'price', 'price_per_sq_ft'] as const satisfies readonly SortKey[];

/** Of the keys in the order the client gave them: the first decides, the others among equals. */
export const sortOrdersOf = (sort: ProductAttributeSortInput | null | undefined): readonly SortOrder[] =>
  Object.keys(sort ?? {}).flatMap((name) => {
    const key = SORT_KEYS.find((known) => known === name);
    return key && sort?.[key] ? [{ key, isDescending: sort[key] === 'DESC' }] : [];
  });
