import { isAttributeCode } from '#contract/attribute-code.ts';
import { filterCode, filterKey, filterText, parseFilterText } from '#contract/list-address.ts';
import { fromUrl, toUrl } from './url-values.ts';
import { filterKind } from './filter-kinds.ts';

/** One chosen value: the title is shown on the chip, the value is sent to the back end. */
export type ActiveOption = { title: string; value: string };

/** Chosen values by attribute code, in the order of the URL. */
export type ActiveFilters = ReadonlyMap<string, readonly ActiveOption[]>;

/** Search parameters as the router reads them; a repeated key is a list. */
export type SearchValues = Readonly<Record<string, unknown>>;

/** The server reads 30 keys of a URL, including page, order and search text. */
const MAX_VALUES = 24;

export const NO_FILTERS: ActiveFilters = new Map();

/**
 * Parses the filters of a list's URL (`contract/list-address.ts`). Names that no attribute can have and invalid values
 * are left out.
 */
export const parseFilters = (search: SearchValues): ActiveFilters => {
  const filters = new Map<string, Map<string, ActiveOption>>();
  let room = MAX_VALUES;
  for (const key of Object.keys(search).sort()) {
    const code = filterCode(key) ?? '';
    if (!isAttributeCode(code)) continue;
    for (const text of Array.isArray(search[key]) ? search[key] : [search[key]]) {
      const option = typeof text === 'string' || typeof text === 'number' ? parseFilterText(String(text)) : undefined;
      const requested = option && fromUrl(code, filterKind(code, option.value), option.value);
      const known = requested && filters.get(requested.code);
      if (!requested || room === 0 || known?.has(requested.value)) continue;
      filters.set(
        requested.code,
        (known ?? new Map<string, ActiveOption>()).set(requested.value, {
          title: option.title,
          value: requested.value,
        }),
      );
      room -= 1;
    }
  }
  return new Map([...filters].map(([code, options]) => [code, [...options.values()]]));
};

/** The search parameters of the chosen values. */
export const formatFilters = (filters: ActiveFilters): Record<string, string | string[]> => {
  const search: Record<string, string | string[]> = {};
  for (const [code, options] of [...filters].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [first, ...others] = options.map(({ title, value }) => ({ title, ...toUrl(code, value) }));
    const text = ({ title, value }: ActiveOption) => filterText(title, value);
    if (first) search[filterKey(first.code)] = others.length === 0 ? text(first) : [text(first), ...others.map(text)];
  }
  return search;
};

export const isActive = (filters: ActiveFilters, code: string, value: string): boolean =>
  filters.get(code)?.some((option) => option.value === value) ?? false;

/** Adds the value, or removes it if present. */
export const toggleOption = (filters: ActiveFilters, code: string, option: ActiveOption): ActiveFilters => {
  const others = (filters.get(code) ?? []).filter(({ value }) => value !== option.value);
  return withOptions(filters, code, isActive(filters, code, option.value) ? others : [...others, option]);
};

/** Sets exactly these values for one attribute; none removes it. */
export const withOptions = (filters: ActiveFilters, code: string, options: readonly ActiveOption[]): ActiveFilters => {
  const next = new Map(filters);
  if (options.length === 0) next.delete(code);
  else next.set(code, options);
  return next;
};

export const countActive = (filters: ActiveFilters): number =>
  [...filters.values()].reduce((sum, { length }) => sum + length, 0);
