import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import { viewFor } from '#commerce/people/customer/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { checkedReply, repliesTo, sendReply } from '../replies.ts';
import { writeState } from '../store.ts';
import type { MessageState } from '../types.ts';
import { listMessages, lockMessage, type StoredMessage } from './admin-store.ts';

/** A page of messages with the replies to them. */
export const messagesPage = async (context: CommerceContext, criteria: SearchCriteria) => {
  const { rows, total } = await listMessages(context.db.kysely, criteria);
  const replies = await repliesTo(
    context,
    'message',
    rows.map(({ id }) => id),
  );
  return { messages: rows.map((row) => ({ ...row, replies: replies.get(row.id) ?? [] })), total };
};

const locked = async (db: Db, id: number): Promise<StoredMessage> => {
  const message = await lockMessage(db, id);
  if (!message) throw new NoSuchEntityError('There is no message %1.', { parameters: [id] });
  return message;
};

const record = (context: CommerceContext, db: Db, by: string, { id, state }: StoredMessage, after: MessageState) =>
  recordStaffAction(
    context,
    db,
    'message-state',
    { by },
    { subject: `message ${id}`, before: { state }, after: { state: after } },
  );

export const markMessage = (context: CommerceContext, id: number, state: MessageState, by: string): Promise<void> =>
  context.db.tx(async (db) => {
    const message = await locked(db, id);
    await writeState(db, id, state);
    await record(context, db, by, message, state);
  });

/** Emails a reply to the writer of a message, in the language of their store view, and marks the message. */
export const replyToMessage = async (
  context: CommerceContext,
  id: number,
  given: string | undefined,
  by: string,
): Promise<void> => {
  const reply = checkedReply(given);
  const views = await listStoreViews(context);
  await context.db.tx(async (db) => {
    const message = await locked(db, id);
    const { name, email, comment, storeViewId } = message;
    await sendReply(context, db, {
      kind: 'message',
      view: viewFor(views, storeViewId),
      by,
      id,
      name,
      email,
      comment,
      reply,
    });
    await writeState(db, id, 'answered');
    await record(context, db, by, message, 'answered');
  });
};
