import { FILTER_KINDS } from './filter-kinds.ts';

/** One chosen value: the title is what the shopper reads on the chip, the value what the back end is asked. */
export type ActiveOption = { title: string; value: string };

/** Chosen values by attribute code, in the order of the address. */
export type ActiveFilters = ReadonlyMap<string, readonly ActiveOption[]>;

/** Search parameters as the router reads them; a key that stands several times is a list. */
export type SearchValues = Readonly<Record<string, unknown>>;

/** The server keeps 30 keys of an address; the page, the order and the search words need room too. */
const MOST_VALUES = 24;
const KEY = /^(.+)\[filter\]$/;
const SEPARATOR = ',';

export const NO_FILTERS: ActiveFilters = new Map();

const parseOption = (text: string): ActiveOption | undefined => {
  const at = text.lastIndexOf(SEPARATOR);
  const value = text.slice(at + 1).trim();
  if (value === '') return undefined;
  return { title: at > 0 ? text.slice(0, at) : value, value };
};

/** Reads `name[filter]=title,value`; the value is the text after the last comma. Unknown names are left out. */
export const parseFilters = (search: SearchValues): ActiveFilters => {
  const filters = new Map<string, ActiveOption[]>();
  let room = MOST_VALUES;
  for (const key of Object.keys(search).sort()) {
    const code = KEY.exec(key)?.[1];
    if (code === undefined || !FILTER_KINDS.has(code)) continue;
    const values = Array.isArray(search[key]) ? search[key] : [search[key]];
    const options = new Map<string, ActiveOption>();
    for (const text of values) {
      const option = typeof text === 'string' || typeof text === 'number' ? parseOption(String(text)) : undefined;
      if (!option || room === 0 || options.has(option.value)) continue;
      options.set(option.value, option);
      room -= 1;
    }
    if (options.size > 0) filters.set(code, [...options.values()]);
  }
  return filters;
};

/** The search parameters of the chosen values. */
export const formatFilters = (filters: ActiveFilters): Record<string, string | string[]> => {
  const search: Record<string, string | string[]> = {};
  for (const [code, options] of [...filters].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [first, ...others] = options.map(({ title, value }) => `${title}${SEPARATOR}${value}`);
    if (first !== undefined) search[`${code}[filter]`] = others.length === 0 ? first : [first, ...others];
  }
  return search;
};

export const isActive = (filters: ActiveFilters, code: string, value: string): boolean =>
  filters.get(code)?.some((option) => option.value === value) ?? false;

/** With the value when it was absent, without it when it was there. */
export const toggleOption = (filters: ActiveFilters, code: string, option: ActiveOption): ActiveFilters => {
  const others = (filters.get(code) ?? []).filter(({ value }) => value !== option.value);
  return withOptions(filters, code, isActive(filters, code, option.value) ? others : [...others, option]);
};

/** With exactly these values for one attribute; none removes it. */
export const withOptions = (filters: ActiveFilters, code: string, options: readonly ActiveOption[]): ActiveFilters => {
  const next = new Map(filters);
  if (options.length === 0) next.delete(code);
  else next.set(code, options);
  return next;
};

export const countActive = (filters: ActiveFilters): number => [...filters.values()].reduce((sum, { length }) => sum + length, 0);
