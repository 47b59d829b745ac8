import { sql } from 'kysely';
import { listByCriteria, type Columns } from '#commerce/platform/database/criteria-store.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { ApplicationRecord, ApplicationState, FileKind } from '../types.ts';

const COLUMNS: Columns = {
  id: { sql: sql`a.id`, kind: 'number' },
  state: { sql: sql`a.state`, kind: 'text' },
  job: { sql: sql`a.job_code`, kind: 'text' },
  email: { sql: sql`a.email`, kind: 'text' },
  name: { sql: sql`a.name`, kind: 'text' },
  sent_at: { sql: sql`a.sent_at`, kind: 'moment' },
};

const SELECTED = sql`a.id, a.state, a.job_code as job, a.job_title as "jobTitle", a.name, a.email, a.telephone, a.city, a.experience,
  a.made, a.needs, v.code as "storeView", a.language, a.sent_at as "sentAt",
  coalesce((select jsonb_agg(jsonb_build_object('kind', f.kind, 'name', f.name, 'type', f.type) order by f.kind)
              from job_file f where f.application_id = a.id), '[]') as files`;

export type ListedApplication = Omit<ApplicationRecord, 'files'> & {
  files: readonly { kind: FileKind; name: string; type: string }[];
};

export const listApplications = (db: Db, criteria: SearchCriteria) =>
  listByCriteria<ListedApplication>(
    db,
    {
      select: SELECTED,
      from: sql`job_application a join store_view_code v on v.store_view_id = a.store_view_id`,
      columns: COLUMNS,
      last: sql`a.id desc`,
    },
    criteria,
  );

export const stateOf = async (db: Db, id: number): Promise<ApplicationState | undefined> => {
  const row = await db
    .selectFrom('job_application')
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.state;
};
