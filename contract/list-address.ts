/**
 * Filters in the URL of a list: `color_family[filter]=White,12`. The text before the last comma is shown, the value after
 * it is filtered by.
 */
export const filterKey = (code: string): string => `${code}[filter]`;

export const filterText = (title: string, value: string): string => `${title},${value}`;

/** The attribute code of a search parameter; undefined when it is no filter. */
export const filterCode = (key: string): string | undefined => /^(.+)\[filter\]$/.exec(key)?.[1];

/** Undefined without a value; without a title the value is shown. */
export const parseFilterText = (text: string): { title: string; value: string } | undefined => {
  const at = text.lastIndexOf(',');
  const value = text.slice(at + 1).trim();
  return value === '' ? undefined : { title: at > 0 ? text.slice(0, at) : value, value };
};
