import { InputError } from '../errors.ts';
import { listed } from './listed.ts';
import type { Filter, SearchCriteria } from './search-criteria.ts';

type Row = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'boolean' ? String(Number(value)) : String(value ?? ''));

const compared = (one: string, other: string): number =>
  one !== '' && other !== '' && !Number.isNaN(Number(one)) && !Number.isNaN(Number(other))
    ? Number(one) - Number(other)
    : one.localeCompare(other);

/** SQL's LIKE with `%`, case-insensitive. */
const isLike = (text: string, pattern: string): boolean => {
  const parts = pattern.toLowerCase().split('%');
  const plain = text.toLowerCase();
  if (parts.length === 1) return plain === parts[0];
  const [first = '', ...rest] = parts;
  const last = rest.pop() ?? '';
  if (!plain.startsWith(first) || !plain.endsWith(last) || plain.length < first.length + last.length) return false;
  let from = first.length;
  for (const part of rest) {
    const at = plain.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return from <= plain.length - last.length;
};

const holds = (row: Row, { field, value, condition }: Filter): boolean => {
  const own = textOf(row[field]);
  const order = compared(own, value);
  const among = (): boolean => value.split(',').some((one) => compared(own, one.trim()) === 0);
  switch (condition) {
    case 'eq':
      return order === 0;
    case 'neq':
      return order !== 0;
    case 'gt':
      return order > 0;
    case 'gteq':
    case 'moreq':
    case 'from':
      return order >= 0;
    case 'lt':
      return order < 0;
    case 'lteq':
    case 'to':
      return order <= 0;
    case 'like':
      return isLike(own, value);
    case 'nlike':
      return !isLike(own, value);
    case 'in':
    case 'finset':
      return among();
    case 'nin':
    case 'nfinset':
      return !among();
    case 'null':
      return own === '';
    case 'notnull':
      return own !== '';
  }
};

/** Applies criteria to a short list in memory, such as store groups or cart rules. */
export const listedFrom = (rows: readonly Row[], criteria: SearchCriteria) => {
  const { groups, sorts, pageSize, currentPage } = criteria;
  const known = new Set(rows.flatMap((row) => Object.keys(row)));
  for (const { field } of [...groups.flat(), ...sorts])
    if (rows.length > 0 && !known.has(field))
      throw new InputError('The list cannot be chosen or sorted by "%1".', { parameters: [field.slice(0, 60)] });
  const found = rows.filter((row) => groups.every((filters) => filters.some((filter) => holds(row, filter))));
  const sorted = found.toSorted((one, other) => {
    for (const { field, isDescending } of sorts) {
      const order = compared(textOf(one[field]), textOf(other[field]));
      if (order !== 0) return isDescending ? -order : order;
    }
    return 0;
  });
  const from = (currentPage - 1) * pageSize;
  return listed(sorted.slice(from, from + pageSize), sorted.length, criteria);
};
