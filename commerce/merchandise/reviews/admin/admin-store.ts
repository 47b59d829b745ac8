import { sql } from 'kysely';
import { listByCriteria, type Columns } from '#commerce/platform/database/criteria-store.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { ReviewRecord } from '../types.ts';

const COLUMNS: Columns = {
  id: { sql: sql`r.id`, kind: 'number' },
  status: { sql: sql`r.status`, kind: 'text' },
  sku: { sql: sql`r.sku`, kind: 'text' },
  stars: { sql: sql`r.stars`, kind: 'number' },
  written_at: { sql: sql`r.written_at`, kind: 'moment' },
};

const SELECTED = sql`r.id, r.status, r.written_at as "writtenAt", r.sku, r.stars, r.nickname, r.summary, r.text, r.is_verified as "isVerified",
  r.language, v.code as "storeView", (select count(*)::int from review_photo p where p.review_id = r.id) as photos`;

export type ListedReview = Omit<ReviewRecord, 'ratings' | 'isGuest' | 'decidedAt'>;

export const listReviews = (db: Db, criteria: SearchCriteria) =>
  listByCriteria<ListedReview>(
    db,
    {
      select: SELECTED,
      from: sql`product_review r join store_view_code v on v.store_view_id = r.store_view_id`,
      columns: COLUMNS,
      last: sql`r.id desc`,
      where: sql`not r.is_sample`,
    },
    criteria,
  );
