import { sql } from 'kysely';
import { likeLiteral } from '#commerce/people/address/columns.ts';
import { listByCriteria, textFilters, type Columns } from '#commerce/platform/database/criteria-store.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';

const COLUMNS: Columns = {
  id: { sql: sql`s.id`, kind: 'number' },
  email: { sql: sql`s.email`, kind: 'text' },
  status: { sql: sql`s.status`, kind: 'text' },
  language: { sql: sql`s.language`, kind: 'text' },
  website_id: { sql: sql`s.website_id`, kind: 'number' },
  store_id: { sql: sql`s.store_view_id`, kind: 'number' },
  changed_at: { sql: sql`s.changed_at`, kind: 'moment' },
};

export type ListedSubscriber = {
  id: number;
  email: string;
  status: string;
  language: string;
  storeView: string;
  changedAt: Date;
};

/** Subscribers by criteria. A `search` filter finds the beginning of the email address. */
export const listSubscribers = (db: Db, criteria: SearchCriteria) => {
  const { texts, others } = textFilters(criteria, 'search');
  const starts = texts.map((text) => sql<boolean>`lower(s.email) like ${`${likeLiteral(text.trim().toLowerCase())}%`}`);
  return listByCriteria<ListedSubscriber>(
    db,
    {
      select: sql`s.id, s.email, s.status, s.language, v.code as "storeView", s.changed_at as "changedAt"`,
      from: sql`newsletter_subscriber s join store_view_code v on v.store_view_id = s.store_view_id`,
      columns: COLUMNS,
      last: sql`s.id desc`,
      where: sql.join([sql`true`, ...starts], sql` and `),
    },
    others,
  );
};

/** Token and address of a subscriber. */
export const findById = async (db: Db, id: number): Promise<{ email: string; token: string } | undefined> =>
  db.selectFrom('newsletter_subscriber').select(['email', 'token']).where('id', '=', id).executeTakeFirst();
