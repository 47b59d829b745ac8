import { sql, type RawBuilder } from 'kysely';
import type { Db } from './types.ts';
import { InputError } from '../errors.ts';
import type { Filter, SearchCriteria } from '../rest/search-criteria.ts';

type Kind = 'text' | 'number' | 'moment';
type Column = {
  sql: RawBuilder<unknown>;
  kind: Kind;
  /** For a field with several values: applies the test to any of them. */
  any?: (test: RawBuilder<boolean>) => RawBuilder<boolean>;
  /** Indexed conditions for `eq`, by value. */
  eq?: Readonly<Record<string, RawBuilder<boolean>>>;
};
/** Fields for filters and sorting, with the SQL of their values. */
export type Columns = Readonly<Record<string, Column>>;

const CAST = { text: sql`text`, number: sql`numeric`, moment: sql`timestamptz` } as const;
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(:\d{2})?)?$/;

/** Parses Magento's timestamps, which are in UTC. */
const momentOf = (value: string): Date => {
  const [, day, time = '00:00', seconds = ':00'] = MOMENT.exec(value.trim()) ?? [];
  return new Date(`${day}T${time}${seconds}Z`);
};

const READS: Readonly<Record<Kind, (value: string) => boolean>> = {
  text: () => true,
  number: (value) => /^-?\d{1,15}(\.\d{1,6})?$/.test(value),
  moment: (value) => momentOf(value).getUTCFullYear() > 0,
};
const OPERATORS = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gteq: '>=',
  moreq: '>=',
  lt: '<',
  lteq: '<=',
  from: '>=',
  to: '<=',
} as const;

const columnOf = (columns: Columns, field: string) => {
  if (!Object.hasOwn(columns, field))
    throw new InputError('The list cannot be chosen or sorted by "%1".', { parameters: [field.slice(0, 60)] });
  return columns[field]!;
};

const WHOLE = /^-?\d{1,15}$/;

const checked = (kind: Kind, value: string, field: string): RawBuilder<unknown> => {
  if (!READS[kind](value))
    throw new InputError('Invalid value of "%1" provided for the %2 field.', {
      parameters: [value.slice(0, 40), field],
    });
  // Not numeric, so that PostgreSQL can use an index on an integer column.
  if (kind === 'number' && WHOLE.test(value)) return sql`${value}::bigint`;
  const given = kind === 'moment' ? momentOf(value).toISOString() : value;
  return sql`${given}::${CAST[kind]}`;
};

/** MySQL accepts a backslash at the end of a pattern as a literal; PostgreSQL rejects it. */
const likePattern = (value: string): string =>
  (/(?<!\\)\\*$/.exec(value)?.[0].length ?? 0) % 2 === 1 ? `${value}\\` : value;

/** Conditions that hold if none of several values satisfies the opposite. */
const OPPOSITE = { neq: 'eq', nin: 'in', nlike: 'like', null: 'notnull' } as const;

const conditionOf = (columns: Columns, filter: Filter): RawBuilder<boolean> => {
  const column = columnOf(columns, filter.field);
  const { any } = column;
  if (!any) return testOf(column, filter);
  const { condition } = filter;
  if (condition === 'neq' || condition === 'nin' || condition === 'nlike' || condition === 'null')
    return sql`not ${any(testOf(column, { ...filter, condition: OPPOSITE[condition] }))}`;
  return any(testOf(column, filter));
};

const testOf = ({ sql: expression, kind, eq }: Column, { field, value, condition }: Filter): RawBuilder<boolean> => {
  if (condition === 'eq' && eq && Object.hasOwn(eq, value)) return eq[value]!;
  const column = sql`(${expression})`;
  switch (condition) {
    case 'null':
      return sql`${column} is null`;
    case 'notnull':
      return sql`${column} is not null`;
    case 'like':
    case 'nlike':
      return sql`coalesce(${column}::text ${condition === 'like' ? sql`ilike` : sql`not ilike`} ${likePattern(value)}, false)`;
    case 'in':
    case 'nin':
    case 'finset':
    case 'nfinset': {
      const values = value.split(',').map((one) => checked(kind, one.trim(), field));
      const isIn = sql<boolean>`${column} in (${sql.join(values)})`;
      return condition === 'nin' || condition === 'nfinset' ? sql`not coalesce(${isIn}, false)` : isIn;
    }
    default:
      // No coalesce, so that PostgreSQL can use an index. Missing values never match.
      return sql`${column} ${sql.raw(OPERATORS[condition])} ${checked(kind, value, field)}`;
  }
};

/** SQL condition of criteria: every group must hold, and one filter of each group. */
export const criteriaWhere = (columns: Columns, { groups }: SearchCriteria): RawBuilder<boolean> =>
  groups.length === 0
    ? sql`true`
    : sql.join(
        groups.map(
          (filters) =>
            sql`(${sql.join(
              filters.map((filter) => conditionOf(columns, filter)),
              sql` or `,
            )})`,
        ),
        sql` and `,
      );

/** SQL order and page of criteria; `last` breaks ties. */
export const criteriaPage = (
  columns: Columns,
  { sorts, pageSize, currentPage }: SearchCriteria,
  last: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const orders = sorts.map(({ field, isDescending }) =>
    isDescending ? sql`${columnOf(columns, field).sql} desc` : sql`${columnOf(columns, field).sql} asc`,
  );
  return sql`order by ${sql.join([...orders, last])} limit ${pageSize} offset ${(currentPage - 1) * pageSize}`;
};

/** Separates the texts of a search field, each `eq` and alone in its group, from the other criteria. */
export const textFilters = (
  criteria: SearchCriteria,
  name: string,
): { texts: readonly string[]; others: SearchCriteria } => {
  const isSearch = ([filter, other]: readonly Filter[]): boolean =>
    filter?.field === name && filter.condition === 'eq' && other === undefined;
  const texts = criteria.groups.filter(isSearch).map(([filter]) => filter!.value);
  return { texts, others: { ...criteria, groups: criteria.groups.filter((group) => !isSearch(group)) } };
};

/** Counting stops at this number of rows, which limits the cost. */
const MOST_COUNTED = 10_000;

type Listed = {
  select: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  columns: Columns;
  /** Column that breaks ties. */
  last: RawBuilder<unknown>;
  /** A condition besides the criteria. */
  where?: RawBuilder<boolean>;
};

/** One page of rows by criteria, and the total, which stops at 10,000. */
export const listByCriteria = async <R>(
  db: Db,
  { select, from, columns, last, where = sql<boolean>`true` }: Listed,
  criteria: SearchCriteria,
): Promise<{ rows: readonly R[]; total: number }> => {
  const matches = sql`${where} and ${criteriaWhere(columns, criteria)}`;
  const { rows } = await sql<R>`
    select ${select} from ${from} where ${matches} ${criteriaPage(columns, criteria, last)}`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from (select from ${from} where ${matches} limit ${MOST_COUNTED}) found`.execute(db);
  return { rows, total: counted[0]?.count ?? 0 };
};
