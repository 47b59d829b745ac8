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

/** Companies by criteria. A `search` filter finds a part of the name. */
export const listCompanies = (db: Db, criteria: SearchCriteria) => {
  const { texts, others } = textFilters(criteria, 'search');
  const named = texts.map((text) => sql<boolean>`lower(k.name) like ${`%${likeLiteral(text.trim().toLowerCase())}%`}`);
  return listByCriteria<ListedCompany>(
    db,
    {
      select: sql`k.id, k.number, k.name, k.group_id as "groupId", k.created_at as "createdAt",
        (select count(*)::int from company_user m where m.company_id = k.id) as people,
        coalesce((select string_agg(c.email, ', ' order by c.email) from company_user m join customer_contact c using (customer_id)
                   where m.company_id = k.id and m.role = 'administrator'), '') as administrators`,
      from: sql`company k`,
      columns: COLUMNS,
      last: sql`k.id desc`,
      where: sql.join([sql`true`, ...named], sql` and `),
    },
    others,
  );
};
