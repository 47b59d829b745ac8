import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import { checkedReply, repliesTo, sendReply } from '#commerce/people/contact/service.ts';
import { viewFor } from '#commerce/people/customer/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { writeState } from '../store.ts';
import type { FeedbackState } from '../types.ts';
import { listFeedback, lockFeedback, type StoredFeedback } from './admin-store.ts';

/** A page of feedback with the replies to it. */
export const feedbackPage = async (context: CommerceContext, criteria: SearchCriteria) => {
  const { rows, total } = await listFeedback(context.db.kysely, criteria);
  const replies = await repliesTo(
    context,
    'feedback',
    rows.map(({ id }) => id),
  );
  return { feedback: rows.map((row) => ({ ...row, replies: replies.get(row.id) ?? [] })), total };
};

const locked = async (db: Db, id: number): Promise<StoredFeedback> => {
  const feedback = await lockFeedback(db, id);
  if (!feedback) throw new NoSuchEntityError('There is no feedback %1.', { parameters: [id] });
  return feedback;
};

const mark = async (context: CommerceContext, db: Db, by: string, before: StoredFeedback, state: FeedbackState) => {
  await writeState(db, String(before.id), state);
  await recordStaffAction(
    context,
    db,
    'feedback-state',
    { by },
    { subject: `feedback ${before.id}`, before: { state: before.state }, after: { state } },
  );
};

export const markFeedback = (context: CommerceContext, id: number, state: FeedbackState, by: string): Promise<void> =>
  context.db.tx(async (db) => mark(context, db, by, await locked(db, id), state));

/** Emails a reply to the author, who may have left no address, and marks the feedback. */
export const replyToFeedback = async (
  context: CommerceContext,
  id: number,
  given: string | undefined,
  by: string,
): Promise<void> => {
  const reply = checkedReply(given);
  const views = await listStoreViews(context);
  await context.db.tx(async (db) => {
    const feedback = await locked(db, id);
    const { user_fullname: name, user_email: email, feedback_text: comment, storeViewId } = feedback;
    if (!email) throw new InputError('The author left no email address.', { code: 'NO_EMAIL' });
    const view = viewFor(views, storeViewId);
    await sendReply(context, db, { kind: 'feedback', view, by, id, name, email, comment: comment ?? '', reply });
    await mark(context, db, by, feedback, 'answered');
  });
};
