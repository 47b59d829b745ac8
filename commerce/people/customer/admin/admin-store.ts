import { sql } from 'kysely';
import { criteriaPage, criteriaWhere, type Columns } from '#commerce/platform/database/criteria-store.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';

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
};

/** Ids of a page of accounts by criteria, and how many there are. */
export const listAccounts = async (
  db: Db,
  criteria: SearchCriteria,
): Promise<{ ids: readonly number[]; total: number }> => {
  const where = criteriaWhere(COLUMNS, criteria);
  const { rows } = await sql<Row<'customer', 'id'>>`
    select c.id from customer c where ${where} ${criteriaPage(COLUMNS, criteria, sql`c.id`)}`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from customer c where ${where}`.execute(db);
  return { ids: rows.map(({ id }) => id), total: counted[0]?.count ?? 0 };
};

export const idOfNumber = async (db: Db, number: number): Promise<number | undefined> => {
  const row = await db.selectFrom('customer').select('id').where('number', '=', number).executeTakeFirst();
  return row?.id;
};
