import type { FilterKind } from './filter-kinds.ts';
import { filterKind } from './filter-kinds.ts';
import { OPEN_BOUND, RANGE_SEPARATOR } from './ranges.ts';

export type FilterInput = { eq: string } | { in: string[] } | { match: string } | { from?: string; to?: string };

const equal = (values: readonly string[]): FilterInput | undefined => {
  const [first, ...others] = values;
  if (first === undefined) return undefined;
  return others.length === 0 ? { eq: first } : { in: [...values] };
};

const range = (value: string | undefined): FilterInput | undefined => {
  if (value === undefined) return undefined;
  const [from = '', to = ''] = value.split(RANGE_SEPARATOR);
  const input: { from?: string; to?: string } = {};
  if (from !== '' && from !== OPEN_BOUND) input.from = from;
  if (to !== '' && to !== OPEN_BOUND) input.to = to;
  return input;
};

/**
 * The query input for the values of one filter; undefined without a value. Throws a TypeError for an unknown kind.
 */
export const filterInput = (kind: FilterKind, values: readonly string[]): FilterInput | undefined => {
  switch (kind) {
    case 'equal':
      return equal(values);
    case 'match':
      return values[0] === undefined ? undefined : { match: values[0] };
    case 'range':
      return range(values[0]);
    default:
      throw new TypeError(`Unknown type ${String(kind)}`);
  }
};

/** The `filter` argument for all active filters. */
export const filterArgument = (
  filters: ReadonlyMap<string, readonly { value: string }[]>,
): Record<string, FilterInput> => {
  const argument: Record<string, FilterInput> = {};
  for (const [code, options] of filters) {
    const input = filterInput(
      filterKind(code, options[0]?.value),
      options.map(({ value }) => value),
    );
    if (input && Object.keys(input).length > 0) argument[code] = input;
  }
  return argument;
};
