import { sql, type RawBuilder } from 'kysely';
import { hasName, likeLiteral } from '#commerce/people/address/columns.ts';
import { termsOf } from '#commerce/people/address/search-rules.ts';
import type { SearchTerm } from '#commerce/people/address/types.ts';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import { criteriaPage, criteriaWhere, textFilters, type Columns } from '#commerce/platform/database/criteria-store.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { QuoteCustomer } from './types.ts';

/** Filter for the search field of the list: number, name and email. */
const SEARCH = 'search';

/** The job that ends quotes runs once an hour, so the stored state of an ended quote can be out of date. */
const stateOn = (today: string): Columns[string] => {
  const hasEnded = sql`q.state in ('answered', 'accepted') and q.valid_until < ${today}::date`;
  const is = (state: string) => sql<boolean>`(q.state = ${state} and not (${hasEnded}))`;
  return {
    sql: sql`case when ${hasEnded} then 'expired' else q.state end`,
    kind: 'text',
    eq: {
      requested: is('requested'),
      answered: is('answered'),
      accepted: is('accepted'),
      declined: is('declined'),
      withdrawn: is('withdrawn'),
      expired: sql`(q.state = 'expired' or (${hasEnded}))`,
    },
  };
};

const columnsOn = (today: string): Columns => ({
  number: { sql: sql`q.number`, kind: 'text' },
  state: stateOn(today),
  created_at: { sql: sql`q.asked_at`, kind: 'moment' },
  updated_at: { sql: sql`q.changed_at`, kind: 'moment' },
  is_waiting: { sql: sql`(q.state = 'requested')::int`, kind: 'number' },
});

const termWhere = ({ number, email, word }: SearchTerm): RawBuilder<boolean> => {
  const people = [
    ...(email === undefined
      ? []
      : [
          sql`select customer_id from customer_contact where lower(email) like ${`${likeLiteral(email.toLowerCase())}%`}`,
        ]),
    ...(word === undefined ? [] : [sql`select customer_id from customer_contact where ${hasName(word)}`]),
  ];
  const tests = [
    ...(number === undefined ? [] : [sql`q.number = ${`Q${number}`}`]),
    ...(word === undefined ? [] : [sql`q.number = ${word.toUpperCase()}`]),
    ...(people.length === 0 ? [] : [sql`q.customer_id in (${sql.join(people, sql` union all `)})`]),
  ];
  return tests.length === 0 ? sql`false` : sql`(${sql.join(tests, sql` or `)})`;
};

/** Ids of a page of quotes by criteria, newest first unless sorted, and their number, counted up to `mostCounted`. */
export const listQuotes = async (
  db: Db,
  criteria: SearchCriteria,
  { today, mostCounted }: { today: string; mostCounted: number | undefined },
): Promise<{ ids: readonly number[]; total: number }> => {
  const columns = columnsOn(today);
  const { texts, others } = textFilters(criteria, SEARCH);
  const terms = texts.flatMap(termsOf).map(termWhere);
  const where = sql.join([criteriaWhere(columns, others), ...terms], sql` and `);
  const { rows } = await sql<Row<'price_quote', 'id'>>`
    select q.id from price_quote q where ${where} ${criteriaPage(columns, criteria, sql`q.id desc`)}`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from (select from price_quote q where ${where}
    ${mostCounted === undefined ? sql`` : sql`limit ${mostCounted}`}) found`.execute(db);
  return { ids: rows.map(({ id }) => id), total: counted[0]?.count ?? 0 };
};

/** Customers of quotes, by id. */
export const readCustomers = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, QuoteCustomer>> => {
  const rows = await db
    .selectFrom('customer_contact')
    .select(['customer_id as id', 'number', 'firstname', 'lastname', 'email', 'group_id as groupId'])
    .where('customer_id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

/** The customer with a number in REST, with the website of the account. */
export const findCustomerNumbered = (db: Db, number: number) =>
  db
    .selectFrom('customer_contact')
    .select(['customer_id as id', 'number', 'group_id as groupId', 'email', 'website_id as websiteId'])
    .where('number', '=', number)
    .executeTakeFirst();
