import { sql } from 'kysely';
import { listByCriteria, type Columns } from '#commerce/platform/database/criteria-store.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { FeedbackRecord } from '../types.ts';

const COLUMNS: Columns = {
  id: { sql: sql`f.id`, kind: 'number' },
  state: { sql: sql`f.state`, kind: 'text' },
  feedback_type: { sql: sql`f.feedback_type`, kind: 'text' },
  user_email: { sql: sql`f.user_email`, kind: 'text' },
  sent_at: { sql: sql`f.sent_at`, kind: 'moment' },
};

const SELECTED = sql`f.id, f.state, f.store_view_id as "storeViewId", v.code as "storeView", f.language, f.feedback_type, f.feedback_on, f.feedback_text,
  f.main_reason_visit, f.objective_achieved, f.overall_experience_rate, f.product_is_specific, f.product_name, f.showroom_city,
  f.user_fullname, f.user_email, f.user_phone, f.sent_at as "sentAt"`;

const FROM = sql`feedback f join store_view_code v on v.store_view_id = f.store_view_id`;

export type StoredFeedback = FeedbackRecord & { storeViewId: number };

export const listFeedback = (db: Db, criteria: SearchCriteria) =>
  listByCriteria<StoredFeedback>(
    db,
    { select: SELECTED, from: FROM, columns: COLUMNS, last: sql`f.id desc` },
    criteria,
  );

/** A piece of feedback, locked until the transaction ends. */
export const lockFeedback = async (db: Db, id: number): Promise<StoredFeedback | undefined> => {
  const { rows } =
    await sql<StoredFeedback>`select ${SELECTED} from ${FROM} where f.id = ${id} for update of f`.execute(db);
  return rows[0];
};
