/**
 * Filters in a list's URL: `color_family[filter]=White,12`. The text before the last comma is the label, the text after
 * it the value of the filter.
 */
export const filterKey = (code: string): string => `${code}[filter]`;

export const filterText = (title: string, value: string): string => `${title},${value}`;

/** Returns the attribute code of a filter parameter; undefined for other parameters. */
export const filterCode = (key: string): string | undefined => /^(.+)\[filter\]$/.exec(key)?.[1];

/** Undefined without a value; without a label, the value is the label. */
export const parseFilterText = (text: string): { title: string; value: string } | undefined => {
  const at = text.lastIndexOf(',');
  const value = text.slice(at + 1).trim();
  return value === '' ? undefined : { title: at > 0 ? text.slice(0, at) : value, value };
};
