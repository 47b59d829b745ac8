import { sql } from 'kysely';
import type { Db } from '../database/types.ts';
import { MOST_WAITING, type WaitingItem } from '../waiting.ts';

export const MAIL_JOB = 'mail';

export type UnsentMail = {
  id: number;
  to: string;
  subject: string;
  queuedAt: Date;
  attempts: number;
  state: 'given up' | 'waiting';
  /** Time of the next attempt; null: none. */
  nextAt: Date | null;
  reason: string | null;
};

export type FailedMail = Pick<UnsentMail, 'id' | 'to' | 'subject' | 'queuedAt' | 'reason'> & { failedAt: Date };

/** Unsent emails, failed ones first. */
export const readUnsent = async (db: Db): Promise<readonly UnsentMail[]> => {
  return db
    .selectFrom('job')
    .select([
      'id',
      sql<UnsentMail['to']>`payload->>'to'`.as('to'),
      sql<UnsentMail['subject']>`payload->>'subject'`.as('subject'),
      'created_at as queuedAt',
      'attempts',
      sql<UnsentMail['state']>`case when failed_at is null then 'waiting' else 'given up' end`.as('state'),
      sql<UnsentMail['nextAt']>`case when failed_at is null then run_at end`.as('nextAt'),
      'last_error as reason',
    ])
    .where('kind', '=', MAIL_JOB)
    .where('done_at', 'is', null)
    .orderBy(sql`failed_at is null`)
    .orderBy('id')
    .execute();
};

/** Schedules unsent emails (all, or one) for sending now, except those being sent; returns their number. */
export const retryUnsent = async (db: Db, id: number | null, now: Date): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ failed_at: null, attempts: 0, run_at: now, locked_until: null })
    .where('kind', '=', MAIL_JOB)
    .where('done_at', 'is', null)
    .where(sql<boolean>`(locked_until is null or locked_until < ${now})`)
    .$if(id !== null, (query) => query.where('id', '=', id!))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

/** Gives up a failed email for good. Its content is deleted. Returns false if it is not a failed one. */
export const dismissFailed = async (db: Db, id: number, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ done_at: now, payload: '{}' })
    .where('id', '=', id)
    .where('kind', '=', MAIL_JOB)
    .where('failed_at', 'is not', null)
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0;
};

/** Failed emails with their errors, oldest first. */
export const readFailedMails = (db: Db): Promise<readonly FailedMail[]> =>
  db
    .selectFrom('job')
    .select([
      'id',
      sql<string>`payload->>'to'`.as('to'),
      sql<string>`payload->>'subject'`.as('subject'),
      'created_at as queuedAt',
      'failed_at as failedAt',
      'last_error as reason',
    ])
    .$narrowType<{ failedAt: Date }>()
    .where('kind', '=', MAIL_JOB)
    .where('failed_at', 'is not', null)
    .where('done_at', 'is', null)
    .orderBy('failed_at')
    .orderBy('id')
    .limit(MOST_WAITING)
    .execute();

/** Emails that are not sent again by themselves. */
export const readFailed = (db: Db): Promise<readonly WaitingItem[]> =>
  db
    .selectFrom('job')
    .select([sql<string>`payload->>'subject'`.as('title'), sql<string>`payload->>'to'`.as('detail'), 'failed_at as at'])
    .where('kind', '=', MAIL_JOB)
    .where('failed_at', 'is not', null)
    .where('done_at', 'is', null)
    .orderBy('failed_at')
    .orderBy('id')
    .limit(MOST_WAITING)
    .execute();
