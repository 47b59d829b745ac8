import { InputError } from '#commerce/platform/errors.ts';
import type { Filter, SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';

type Listed = { number: string; state: string; created_at: string; updated_at: string };

const FIELDS = ['number', 'state', 'created_at', 'updated_at'] as const satisfies readonly (keyof Listed)[];

const fieldOf = (name: string): keyof Listed => {
  const field = FIELDS.find((each) => each === name);
  if (!field) throw new InputError('Quotes cannot be chosen by "%1".', { parameters: [name.slice(0, 40)] });
  return field;
};

const fits = (quote: Listed, { field, value, condition }: Filter): boolean => {
  const own = quote[fieldOf(field)];
  switch (condition) {
    case 'eq':
      return own === value;
    case 'neq':
      return own !== value;
    case 'in':
      return value.split(',').includes(own);
    case 'nin':
      return !value.split(',').includes(own);
    case 'gt':
      return own > value;
    case 'gteq':
    case 'from':
      return own >= value;
    case 'lt':
      return own < value;
    case 'lteq':
    case 'to':
      return own <= value;
    default:
      throw new InputError('Quotes cannot be chosen by the condition "%1".', { parameters: [condition] });
  }
};

/** Quotes that match search criteria, with the total count. */
export const chosenQuotes = <Q extends Listed>(
  quotes: readonly Q[],
  { groups, sorts, pageSize, currentPage }: SearchCriteria,
): { found: readonly Q[]; total: number } => {
  const chosen = quotes.filter((quote) => groups.every((group) => group.some((filter) => fits(quote, filter))));
  const ordered = sorts.toReversed().reduce(
    (list, { field, isDescending }) =>
      list.toSorted((one, other) => {
        const name = fieldOf(field);
        return (isDescending ? -1 : 1) * (one[name] < other[name] ? -1 : one[name] > other[name] ? 1 : 0);
      }),
    chosen,
  );
  return { found: ordered.slice((currentPage - 1) * pageSize, currentPage * pageSize), total: chosen.length };
};
