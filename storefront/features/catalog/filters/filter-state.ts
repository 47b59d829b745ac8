import { fromAddress, toAddress } from './address-values.ts';
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

/** Reads `name[filter]=title,value`; the value is the text after the last comma. Unknown names and values that cannot be meant are left out. */
export const parseFilters = (search: SearchValues): ActiveFilters => {
  const filters = new Map<string, Map<string, ActiveOption>>();
  let room = MOST_VALUES;
  for (const key of Object.keys(search).sort()) {
    const code = KEY.exec(key)?.[1] ?? '';
    const kind = FILTER_KINDS.get(code);
    if (!kind) continue;
    for (const text of Array.isArray(search[key]) ? search[key] : [search[key]]) {
      const option = typeof text === 'string' || typeof text === 'number' ? parseOption(String(text)) : undefined;
      const asked = option && fromAddress(code, kind, option.value);
      const known = asked && filters.get(asked.code);
      if (!asked || room === 0 || known?.has(asked.value)) continue;
      filters.set(asked.code, (known ?? new Map<string, ActiveOption>()).set(asked.value, { title: option.title, value: asked.value }));
      room -= 1;
    }
  }
  return new Map([...filters].map(([code, options]) => [code, [...options.values()]]));
};

/** The search parameters of the chosen values. */
export const formatFilters = (filters: ActiveFilters): Record<string, string | string[]> => {
  const search: Record<string, string | string[]> = {};
  for (const [code, options] of [...filters].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [first, ...others] = options.map(({ title, value }) => ({ title, ...toAddress(code, value) }));
    const text = ({ title, value }: ActiveOption) => `${title}${SEPARATOR}${value}`;
    if (first) search[`${first.code}[filter]`] = others.length === 0 ? text(first) : [text(first), ...others.map(text)];
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
