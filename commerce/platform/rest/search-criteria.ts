import { InputError } from '../errors.ts';
import { requiredField } from './input.ts';

export const CONDITIONS = [
  'eq',
  'neq',
  'gt',
  'gteq',
  'lt',
  'lteq',
  'from',
  'to',
  'like',
  'nlike',
  'in',
  'nin',
  'null',
  'notnull',
  'finset',
  'nfinset',
  'moreq',
] as const;
export type Condition = (typeof CONDITIONS)[number];

export type Filter = { field: string; value: string; condition: Condition };

export type SearchCriteria = {
  /** Every group must hold, and one filter of each group. */
  groups: readonly (readonly Filter[])[];
  sorts: readonly { field: string; isDescending: boolean }[];
  pageSize: number;
  currentPage: number;
};

const MAX_PAGE = 300;
const MAX_FILTERS = 50;

const camel = (name: string): string => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

type Parts = Map<string, string>;

const KEY =
  /^(?:pageSize|currentPage|requestName|filterGroups\.\w+\.filters\.\w+\.(?:field|value|conditionType)|sortOrders\.\w+\.(?:field|direction))$/;

const wrongValue = (value: string, name: string): InputError =>
  new InputError('Invalid value of "%1" provided for the %2 field.', { parameters: [value.slice(0, 40), name] });

/**
 * Reads `searchCriteria[filter_groups][0][filters][0][field]=…` as `filterGroups.0.filters.0.field`, in both spellings.
 * Throws for an unknown name, because an ignored filter would list everything.
 */
const partsOf = (query: URLSearchParams): Parts => {
  const parts: Parts = new Map();
  for (const [name, value] of query) {
    const [, path] = /^search_?criteria(?:$|(?=\[))(.*)$/is.exec(name) ?? [];
    if (path === undefined) continue;
    // Clients write `searchCriteria`, `searchCriteria=` and `searchCriteria=all` for everything.
    if (path === '') continue;
    const isPath = /^(?:\[\w+\])+$/.test(path);
    const key = isPath ? path.slice(1, -1).split('][').map(camel).join('.') : '';
    if (!KEY.test(key)) throw wrongValue(name, 'searchCriteria');
    if (value.includes('\0')) throw wrongValue(value.replaceAll('\0', ''), key);
    parts.set(key, value);
  }
  return parts;
};

const indexes = (parts: Parts, prefix: string): readonly string[] => [
  ...new Set(
    [...parts.keys()].flatMap((key) =>
      key.startsWith(`${prefix}.`) ? [key.slice(prefix.length + 1).split('.')[0]!] : [],
    ),
  ),
];

const conditionOf = (given: string | undefined): Condition => {
  const found = CONDITIONS.find((condition) => condition === (given ?? 'eq').toLowerCase());
  if (!found)
    throw new InputError('The condition type "%1" is not known.', { parameters: [given?.slice(0, 20) ?? ''] });
  return found;
};

const filterAt = (parts: Parts, at: string): Filter => {
  const field = parts.get(`${at}.field`);
  if (!field)
    throw new InputError('"%fieldName" is required. Enter and try again.', { parameters: { fieldName: 'field' } });
  return { field, value: parts.get(`${at}.value`) ?? '', condition: conditionOf(parts.get(`${at}.conditionType`)) };
};

const count = (parts: Parts, name: string, otherwise: number, most: number): number => {
  const given = parts.get(name);
  if (given === undefined || given === '') return otherwise;
  const value = /^\d{1,15}$/.test(given.trim()) ? Number(given) : 0;
  if (value < 1) throw wrongValue(given, name);
  return Math.min(value, most);
};

const isNamed = (query: URLSearchParams): boolean =>
  [...query.keys()].some((name) => /^search_?criteria(?:\[|$)/i.test(name));

/**
 * Reads the criteria of a list in Magento's format; at least `?searchCriteria` is required. Throws Magento's errors.
 * The default page size is 20, the maximum 300.
 */
export const searchCriteria = (
  query: URLSearchParams,
  { isOptional = false }: { isOptional?: boolean } = {},
): SearchCriteria => {
  if (!isOptional && !isNamed(query)) throw requiredField('searchCriteria');
  const parts = partsOf(query);
  const groups = indexes(parts, 'filterGroups').map((group) =>
    indexes(parts, `filterGroups.${group}.filters`).map((filter) =>
      filterAt(parts, `filterGroups.${group}.filters.${filter}`),
    ),
  );
  if (groups.flat().length > MAX_FILTERS)
    throw new InputError('Maximum items of type "%type" is %max', { parameters: { type: 'filter', max: MAX_FILTERS } });
  return {
    groups: groups.filter((filters) => filters.length > 0),
    sorts: indexes(parts, 'sortOrders').flatMap((sort) => {
      const field = parts.get(`sortOrders.${sort}.field`);
      return field ? [{ field, isDescending: parts.get(`sortOrders.${sort}.direction`)?.toUpperCase() !== 'ASC' }] : [];
    }),
    pageSize: count(parts, 'pageSize', 20, MAX_PAGE),
    currentPage: count(parts, 'currentPage', 1, 1_000_000),
  };
};

/** The criteria as Magento repeats them in a response. */
export const criteriaOnWire = ({ groups, sorts, pageSize, currentPage }: SearchCriteria) => ({
  filter_groups: groups.map((filters) => ({
    filters: filters.map(({ field, value, condition }) => ({ field, value, condition_type: condition })),
  })),
  ...(sorts.length > 0
    ? { sort_orders: sorts.map(({ field, isDescending }) => ({ field, direction: isDescending ? 'DESC' : 'ASC' })) }
    : {}),
  page_size: pageSize,
  current_page: currentPage,
});
