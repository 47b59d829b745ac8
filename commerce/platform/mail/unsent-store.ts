import { sql } from 'kysely';
import type { Db } from '../database/types.ts';

/** The kind of job that sends a mail. */
export const MAIL_JOB = 'mail';

export type UnsentMail = {
  id: number;
  to: string;
  subject: string;
  queuedAt: Date;
  attempts: number;
  state: 'given up' | 'waiting';
  /** When it is tried again; null: no more. */
  nextAt: Date | null;
  reason: string | null;
};

/** Mails that are not sent, those first that were given up. */
export const readUnsent = async (db: Db): Promise<readonly UnsentMail[]> => {
  const { rows } = await sql<UnsentMail>`
    select id, payload->>'to' as "to", payload->>'subject' as subject, created_at as "queuedAt", attempts,
           case when failed_at is null then 'waiting' else 'given up' end as state,
           case when failed_at is null then run_at end as "nextAt", last_error as reason
      from job where kind = ${MAIL_JOB} and done_at is null order by failed_at is null, id`.execute(db);
  return rows;
};

/** Has mails sent now that wait or were given up, all of them or one; returns how many. None that is being sent is touched. */
export const retryUnsent = async (db: Db, id: number | null, now: Date): Promise<number> => {
  const { numAffectedRows } = await sql`
    update job set failed_at = null, attempts = 0, run_at = ${now}, locked_until = null
     where kind = ${MAIL_JOB} and done_at is null and (locked_until is null or locked_until < ${now})
       and (${id}::bigint is null or id = ${id})`.execute(db);
  return Number(numAffectedRows ?? 0);
};
