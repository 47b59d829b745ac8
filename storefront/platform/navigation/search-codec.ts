import { MAX_QUERY_VALUE_LENGTH } from '#contract/page-render.ts';
import type { SearchValues } from './router-context.ts';

/** Parses all values as plain text: `?page=2` stays `?page=2`. */
export const parseSearch = (search: string): Record<string, string | string[]> => {
  const values: Record<string, string | string[]> = {};
  for (const [key, whole] of new URLSearchParams(search)) {
    if (key === '__proto__') continue;
    const value = whole.slice(0, MAX_QUERY_VALUE_LENGTH);
    const known = values[key];
    values[key] = known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value];
  }
  return values;
};

export const formatSearch = (values: SearchValues | Readonly<Record<string, unknown>>): string => {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined || value === null || value === '') continue;
    for (const entry of Array.isArray(value) ? value : [value]) parameters.append(key, String(entry));
  }
  const text = parameters.toString();
  return text ? `?${text}` : '';
};
