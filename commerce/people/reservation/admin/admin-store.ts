import { sql } from 'kysely';
import { listByCriteria, type Columns } from '#commerce/platform/database/criteria-store.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { VisitRecord } from '../types.ts';

const COLUMNS: Columns = {
  id: { sql: sql`r.id`, kind: 'number' },
  showroom: { sql: sql`r.showroom_code`, kind: 'text' },
  starts_at: { sql: sql`r.starts_at`, kind: 'moment' },
  day: { sql: sql`to_char(r.starts_at at time zone coalesce(z.time_zone, 'UTC'), 'YYYY-MM-DD')`, kind: 'text' },
  status: { sql: sql`r.status`, kind: 'text' },
  email: { sql: sql`r.email`, kind: 'text' },
};

const SELECTED = sql`r.id as number, r.showroom_code as showroom, r.starts_at as "startsAt", r.status, r.topic, r.people, r.fullname, r.email,
  r.telephone, r.notes, r.language, v.code as "storeView", r.consent_version as "consentVersion", r.created_at as "bookedAt",
  r.changed_at as "changedAt", r.came_at as "cameAt"`;

const FROM = sql`showroom_visit r join store_view_code v on v.store_view_id = r.store_view_id
  left join showroom_time_zone z on z.showroom_code = r.showroom_code`;

export type ListedVisit = VisitRecord & { cameAt: Date | null };

export const listVisits = (db: Db, criteria: SearchCriteria) =>
  listByCriteria<ListedVisit>(db, { select: SELECTED, from: FROM, columns: COLUMNS, last: sql`r.id` }, criteria);
