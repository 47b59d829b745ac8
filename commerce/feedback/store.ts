import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { StoreView } from '#commerce/stores/types.ts';
import type { Feedback, FeedbackRecord, FeedbackState } from './types.ts';

export const insertFeedback = async (
  db: Db,
  { type, answers, fullname, email, phone }: Feedback,
  given: { view: StoreView; customerId: number | null; now: Date },
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into feedback (store_view_id, language, customer_id, feedback_type, feedback_on, feedback_text, main_reason_visit, objective_achieved,
      overall_experience_rate, product_is_specific, product_name, showroom_city, user_fullname, user_email, user_phone, sent_at)
    values (${given.view.id}, ${given.view.language}, ${given.customerId}, ${type}, ${answers.feedback_on}, ${answers.feedback_text}, ${answers.main_reason_visit},
      ${answers.objective_achieved}, ${answers.overall_experience_rate}, ${answers.product_is_specific}, ${answers.product_name}, ${answers.showroom_city},
      ${fullname}, ${email}, ${phone}, ${given.now})
    returning id`.execute(db);
  return rows[0]!.id;
};

/** Everything visitors had to say, the newest first. */
export const readFeedback = async (db: Db): Promise<readonly FeedbackRecord[]> => {
  const { rows } = await sql<FeedbackRecord>`
    select f.id, state, v.code as "storeView", f.language, feedback_type, feedback_on, feedback_text, main_reason_visit, objective_achieved, overall_experience_rate,
           product_is_specific, product_name, showroom_city, user_fullname, user_email, user_phone, sent_at as "sentAt"
      from feedback f join store_view_code v on v.store_view_id = f.store_view_id order by f.sent_at desc, f.id desc`.execute(
    db,
  );
  return rows;
};

/** What a customer had to say while signed in, the newest first. */
export const readFeedbackOf = async (db: Db, customerId: number): Promise<readonly FeedbackRecord[]> => {
  const { rows } = await sql<FeedbackRecord>`
    select feedback_type, feedback_text, product_name, showroom_city, user_phone, sent_at as "sentAt"
      from feedback where customer_id = ${customerId} order by id desc`.execute(db);
  return rows;
};

/** What was said stays, without who said it. */
export const forgetAuthor = async (db: Db, customerId: number): Promise<void> => {
  await sql`update feedback set customer_id = null, user_fullname = '', user_email = '', user_phone = '' where customer_id = ${customerId}`.execute(
    db,
  );
};

export const writeState = async (db: Db, id: string, state: FeedbackState): Promise<boolean> => {
  const { rows } = await sql`update feedback set state = ${state} where id::text = ${id} returning id`.execute(db);
  return rows.length > 0;
};

export const deleteBefore = async (db: Db, before: Date): Promise<number> => {
  const { numAffectedRows } = await sql`delete from feedback where sent_at < ${before}`.execute(db);
  return Number(numAffectedRows ?? 0);
};
