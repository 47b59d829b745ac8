import { sql, type RawBuilder } from 'kysely';
import { hasName, likeLiteral, personTests } from '#commerce/people/address/columns.ts';
import { termsOf } from '#commerce/people/address/search-rules.ts';
import type { SearchTerm } from '#commerce/people/address/types.ts';
import { criteriaPage, criteriaWhere, textFilters, type Columns } from '#commerce/platform/database/criteria-store.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';

/** A field in any address of a customer. */
const ofAddresses = (value: RawBuilder<unknown>) => ({
  sql: value,
  kind: 'text' as const,
  any: (test: RawBuilder<boolean>) =>
    sql<boolean>`exists (select from customer_address a where a.customer_id = c.id and ${test})`,
});

const COLUMNS: Columns = {
  entity_id: { sql: sql`c.number`, kind: 'number' },
  id: { sql: sql`c.number`, kind: 'number' },
  email: { sql: sql`c.email`, kind: 'text' },
  firstname: { sql: sql`c.firstname`, kind: 'text' },
  lastname: { sql: sql`c.lastname`, kind: 'text' },
  middlename: { sql: sql`c.middlename`, kind: 'text' },
  gender: { sql: sql`c.gender`, kind: 'number' },
  dob: { sql: sql`c.date_of_birth`, kind: 'moment' },
  taxvat: { sql: sql`c.taxvat`, kind: 'text' },
  group_id: { sql: sql`c.group_id`, kind: 'number' },
  store_id: { sql: sql`c.store_view_id`, kind: 'number' },
  website_id: { sql: sql`c.website_id`, kind: 'number' },
  created_at: { sql: sql`c.created_at`, kind: 'moment' },
  updated_at: { sql: sql`c.updated_at`, kind: 'moment' },
  is_blocked: {
    sql: sql`(c.blocked_at is not null)::int`,
    kind: 'number',
    eq: { 0: sql`c.blocked_at is null`, 1: sql`c.blocked_at is not null` },
  },
  company: ofAddresses(sql`a.company`),
  // Telephone numbers are compared by digits, postal codes without spaces.
  telephone: ofAddresses(sql`regexp_replace(a.telephone, '[^0-9]', '', 'g')`),
  postcode: ofAddresses(sql`upper(replace(a.postcode, ' ', ''))`),
};

/** Filter for the search field of the list: number, name, email, telephone, company and postal code. */
const SEARCH = 'search';

/** Customer numbers have up to ten digits, like telephone numbers. */
const MAX_NUMBER = 2_147_483_647;

const idsOfTerm = (term: SearchTerm): RawBuilder<unknown> => {
  const { email, word } = term;
  const number = Number(term.number ?? term.telephone ?? Number.NaN);
  const tests = personTests(term);
  const found = [
    ...(number <= MAX_NUMBER ? [sql`select id from customer where number = ${number}`] : []),
    ...(email === undefined
      ? []
      : [sql`select id from customer where lower(email) like ${`${likeLiteral(email.toLowerCase())}%`}`]),
    ...(word === undefined ? [] : [sql`select id from customer where ${hasName(word)}`]),
    ...(tests.length === 0
      ? []
      : [sql`select customer_id from customer_address a where ${sql.join(tests, sql` or `)}`]),
  ];
  return sql`(${sql.join(found, sql` union all `)})`;
};

/**
 * SQL condition on `customer c`: every word of the texts matches. It is an array, so that PostgreSQL starts with the
 * index entries of the words and does not test each customer.
 */
export const customerTextWhere = (texts: readonly string[]): RawBuilder<boolean> => {
  const terms = texts.flatMap(termsOf);
  return terms.length === 0 ? sql`true` : sql`c.id = any(array(${sql.join(terms.map(idsOfTerm), sql` intersect `)}))`;
};

/** Ids of a page of accounts by criteria, and how many there are, counted up to `mostCounted`. */
export const listAccounts = async (
  db: Db,
  criteria: SearchCriteria,
  mostCounted?: number,
): Promise<{ ids: readonly number[]; total: number }> => {
  const { texts, others } = textFilters(criteria, SEARCH);
  const where = sql`${criteriaWhere(COLUMNS, others)} and ${customerTextWhere(texts)}`;
  const { rows } = await sql<Row<'customer', 'id'>>`
    select c.id from customer c where ${where} ${criteriaPage(COLUMNS, criteria, sql`c.id`)}`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from (select from customer c where ${where}
    ${mostCounted === undefined ? sql`` : sql`limit ${mostCounted}`}) found`.execute(db);
  return { ids: rows.map(({ id }) => id), total: counted[0]?.count ?? 0 };
};

export const idOfNumber = async (db: Db, number: number): Promise<number | undefined> => {
  const row = await db.selectFrom('customer').select('id').where('number', '=', number).executeTakeFirst();
  return row?.id;
};
