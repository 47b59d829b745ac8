import type { Db } from '#commerce/platform/database/types.ts';
import type { MailKey, News, SentMail } from './types.ts';

type NewMail = MailKey & { news?: News; comment?: string | null; sentAt: Date };

/** Records an email as sent. Sending it again overwrites the previous record. */
export const saveSentMail = async (db: Db, orderId: number, mail: NewMail): Promise<void> => {
  const values = {
    news: mail.news ? JSON.stringify(mail.news) : null,
    comment: mail.comment ?? null,
    sent_at: mail.sentAt,
  };
  await db
    .insertInto('order_mail')
    .values({ order_id: orderId, kind: mail.kind, document: mail.document, ...values })
    .onConflict((conflict) => conflict.columns(['order_id', 'kind', 'document']).doUpdateSet(values))
    .execute();
};

/** Emails about an order by the time they were last sent. */
export const findSentMails = (db: Db, orderId: number): Promise<readonly SentMail[]> =>
  db
    .selectFrom('order_mail')
    .select(['kind', 'document', 'news', 'comment', 'sent_at as sentAt'])
    .$narrowType<Pick<SentMail, 'kind' | 'news'>>()
    .where('order_id', '=', orderId)
    .orderBy('sent_at')
    .orderBy('kind')
    .orderBy('document')
    .execute();
