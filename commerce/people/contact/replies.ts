import { cleanText } from '#commerce/platform/clean-text.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { insertReply, readReplies } from './admin/admin-store.ts';
import { replyMail, type Replied } from './reply-mail.ts';
import type { RepliedKind, Reply } from './types.ts';

const MAX_REPLY = 5000;

/** The text of a reply. Throws if it is empty or too long. */
export const checkedReply = (given: string | undefined): string => {
  const text = cleanText(given);
  if (!text || text.length > MAX_REPLY) throw new InputError('Field reply is not valid.', { code: 'REPLY_INVALID' });
  return text;
};

/** Emails a reply and records it, in the caller's transaction. */
export const sendReply = async (
  context: CommerceContext,
  db: Db,
  { kind, view, by, ...replied }: Replied & { kind: RepliedKind; view: StoreView; by: string },
): Promise<void> => {
  await insertReply(db, {
    kind,
    recordId: replied.id,
    at: context.clock.now(),
    who: context.staff?.email ?? by,
    reply: replied.reply,
  });
  await context.mail.enqueue(db, replyMail(replied, view, context.settings));
};

/** Replies by record id, oldest first. */
export const repliesTo = async (
  { db }: Pick<CommerceContext, 'db'>,
  kind: RepliedKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Reply[]>> =>
  Map.groupBy(await readReplies(db.kysely, kind, ids), ({ recordId }) => recordId);
