import { toMinor } from '#contract/money.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type {
  FilterEqualTypeInput,
  FilterMatchTypeInput,
  FilterRangeTypeInput,
  ProductAttributeFilterInput,
  ProductAttributeSortInput,
} from '#contract/generated/schema-types.ts';
import { wordsOf } from '#contract/search-words.ts';
import type { Attribute } from '#commerce/merchandise/attributes/types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import type { ListIndex } from './list-index.ts';
import type { ListQuery, PriceBounds } from './list-query.ts';
import type { SortOrder } from './list-sort.ts';
import { decodeId } from './uids.ts';

/** Fields that attributes add to the input; each has one of these filters by its type in the schema. */
type AttributeFilter = FilterEqualTypeInput & FilterRangeTypeInput & FilterMatchTypeInput;

/** The values of an equal filter; null if it is empty. */
export const valuesOf = (filter: FilterEqualTypeInput | null | undefined): readonly string[] | null => {
  if (!filter) return null;
  const several = filter.in?.filter((value) => value !== null);
  if (filter.eq !== null && filter.eq !== undefined)
    return several ? several.filter((value) => value === filter.eq) : [filter.eq];
  return several ?? null;
};

const ofAttribute = (filter: ProductAttributeFilterInput, { code }: Attribute): AttributeFilter | null | undefined =>
  (filter as Readonly<Record<string, AttributeFilter | null | undefined>>)[code];

/** The filters of an input by attribute. */
export const attributeFilters = (
  { facets, measures, textFilters }: Pick<ListIndex, 'facets' | 'measures' | 'textFilters'>,
  filter: ProductAttributeFilterInput,
  storeViewId: number,
): Required<Pick<ListQuery, 'facets' | 'measures' | 'texts'>> => ({
  facets: facets.flatMap((facet) => {
    const values = valuesOf(ofAttribute(filter, facet.attribute));
    return values ? [{ facet, values }] : [];
  }),
  measures: measures.flatMap((measure) => {
    const bounds = boundsOf(ofAttribute(filter, measure.attribute));
    return bounds ? [{ measure, bounds }] : [];
  }),
  texts: textFilters.flatMap((each) => {
    const given: FilterMatchTypeInput | null | undefined = ofAttribute(filter, each.attribute);
    const words = wordsOf(given?.match ?? '');
    return words.length > 0 ? [{ filter: each, words, isWhole: given?.match_type === 'FULL', storeViewId }] : [];
  }),
});

const boundOf = (text: string | null | undefined): number | null => {
  const value = text?.trim();
  if (!value || value === '*') return null;
  const amount = Number(value);
  return Number.isFinite(amount) ? amount : null;
};

/** Bounds of a range; `*`, empty and non-numeric texts leave a side open; null if both are open. */
const boundsOf = (filter: FilterRangeTypeInput | null | undefined): PriceBounds | null => {
  const bounds = { from: boundOf(filter?.from), to: boundOf(filter?.to) };
  return bounds.from === null && bounds.to === null ? null : bounds;
};

const inMinor = (amount: number | null, currency: CurrencyCode): number | null => amount && toMinor(amount, currency);

/** Like {@link boundsOf}, converted from major to minor units. */
export const priceBoundsOf = (
  filter: FilterRangeTypeInput | null | undefined,
  currency: CurrencyCode,
): PriceBounds | null => {
  const bounds = boundsOf(filter);
  return bounds && { from: inMinor(bounds.from, currency), to: inMinor(bounds.to, currency) };
};

const uidsOf = (uids: readonly string[]): readonly number[] =>
  uids.map((uid) => {
    const id = decodeId(uid);
    if (id === null) throw new InputError('Value of uid "%1" is incorrect.', { parameters: [uid] });
    return id;
  });

/** Category ids of a filter by id or uid; null if it has none. */
export const categoryIdsOf = (
  ids: readonly string[] | null,
  uids: readonly string[] | null,
  idName: string,
): readonly number[] | null => {
  if (ids && uids) throw new InputError(`\`${idName}\` and \`category_uid\` can't be used at the same time.`);
  if (uids) return uidsOf(uids);
  return ids && ids.map((id) => (/^\d{1,9}$/.test(id) ? Number(id) : 0));
};

const SORT_KEYS = ['relevance', 'position', 'name', 'price', 'price_per_sq_ft'];

/** Sort keys in the client's order: each further key breaks ties. */
export const sortOrdersOf = (
  sort: ProductAttributeSortInput | null | undefined,
  sortable: readonly Attribute[],
): readonly SortOrder[] =>
  Object.entries(sort ?? {}).flatMap(([key, direction]) =>
    direction && (SORT_KEYS.includes(key) || sortable.some(({ code }) => code === key))
      ? [{ key, isDescending: direction === 'DESC' }]
      : [],
  );
