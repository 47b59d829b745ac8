import { sql } from 'kysely';
import { listByCriteria, textFilters, type Columns } from '#commerce/platform/database/criteria-store.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import { likeLiteral } from '#commerce/people/address/columns.ts';
import type { CompanyRecord } from '../types.ts';

const COLUMNS: Columns = {
  id: { sql: sql`k.id`, kind: 'number' },
  number: { sql: sql`k.number`, kind: 'text' },
  name: { sql: sql`k.name`, kind: 'text' },
  created_at: { sql: sql`k.created_at`, kind: 'moment' },
};

export type ListedCompany = CompanyRecord & { id: number; groupId: number };

type Members = Pick<CompanyRecord, 'people' | 'administrators'>;

/** Number of people and addresses of administrators, by company. */
const readMembers = async (db: Db, companyIds: readonly number[]): Promise<ReadonlyMap<number, Members>> => {
  const { rows } = await sql<Members & { id: number }>`
    select m.company_id as id, count(*)::int as people,
           coalesce(string_agg(c.email, ', ' order by c.email) filter (where m.role = 'administrator'), '') as administrators
      from company_user m left join customer_contact c using (customer_id) where m.company_id = any(${companyIds}::int[]) group by 1`.execute(
    db,
  );
  return new Map(rows.map(({ id, ...members }) => [id, members]));
};

/** Companies by criteria. A `search` filter finds a part of the name. */
export const listCompanies = async (db: Db, criteria: SearchCriteria) => {
  const { texts, others } = textFilters(criteria, 'search');
  const named = texts.map((text) => sql<boolean>`lower(k.name) like ${`%${likeLiteral(text.trim().toLowerCase())}%`}`);
  const { rows, total } = await listByCriteria<Omit<ListedCompany, keyof Members>>(
    db,
    {
      select: sql`k.id, k.number, k.name, k.group_id as "groupId", k.created_at as "createdAt"`,
      from: sql`company k`,
      columns: COLUMNS,
      last: sql`k.id desc`,
      where: sql.join([sql`true`, ...named], sql` and `),
    },
    others,
  );
  const members = await readMembers(
    db,
    rows.map(({ id }) => id),
  );
  const companies: readonly ListedCompany[] = rows.map((row) => ({
    ...row,
    ...(members.get(row.id) ?? { people: 0, administrators: '' }),
  }));
  return { rows: companies, total };
};
