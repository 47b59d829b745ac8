import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import type { Feedback, FeedbackRecord, FeedbackState, OwnFeedback } from './types.ts';

export const insertFeedback = async (
  db: Db,
  { type, answers, fullname, email, phone }: Feedback,
  given: { view: StoreView; customerId: number | null; now: Date },
): Promise<number> => {
  const row = await db
    .insertInto('feedback')
    .values({
      store_view_id: given.view.id,
      language: given.view.language,
      customer_id: given.customerId,
      feedback_type: type,
      feedback_on: answers.feedback_on,
      feedback_text: answers.feedback_text,
      main_reason_visit: answers.main_reason_visit,
      objective_achieved: answers.objective_achieved,
      overall_experience_rate: answers.overall_experience_rate,
      product_is_specific: answers.product_is_specific,
      product_name: answers.product_name,
      showroom_city: answers.showroom_city,
      user_fullname: fullname,
      user_email: email,
      user_phone: phone,
      sent_at: given.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

/** All feedback, newest first. */
export const readFeedback = async (db: Db): Promise<readonly FeedbackRecord[]> => {
  return db
    .selectFrom('feedback as f')
    .innerJoin('store_view_code as v', 'v.store_view_id', 'f.store_view_id')
    .select([
      'f.id',
      'state',
      'v.code as storeView',
      'f.language',
      'feedback_type',
      'feedback_on',
      'feedback_text',
      'main_reason_visit',
      'objective_achieved',
      'overall_experience_rate',
      'product_is_specific',
      'product_name',
      'showroom_city',
      'user_fullname',
      'user_email',
      'user_phone',
      'sent_at as sentAt',
    ])
    .orderBy('f.sent_at', 'desc')
    .orderBy('f.id', 'desc')
    .execute();
};

/** Feedback of a signed-in customer, newest first. */
export const readFeedbackOf = async (db: Db, customerId: number): Promise<readonly OwnFeedback[]> => {
  return db
    .selectFrom('feedback')
    .select(['feedback_type', 'feedback_text', 'product_name', 'showroom_city', 'user_phone', 'sent_at as sentAt'])
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute();
};

/** Removes the author; the feedback remains. */
export const forgetAuthor = async (db: Db, customerId: number): Promise<void> => {
  await db
    .updateTable('feedback')
    .set({ customer_id: null, user_fullname: '', user_email: '', user_phone: '' })
    .where('customer_id', '=', customerId)
    .execute();
};

export const writeState = async (db: Db, id: string, state: FeedbackState): Promise<boolean> => {
  const rows = await db
    .updateTable('feedback')
    .set({ state })
    .where(sql<boolean>`id::text = ${id}`)
    .returning('id')
    .execute();
  return rows.length > 0;
};

export const deleteBefore = async (db: Db, before: Date): Promise<number> => {
  const { numDeletedRows } = await db.deleteFrom('feedback').where('sent_at', '<', before).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
