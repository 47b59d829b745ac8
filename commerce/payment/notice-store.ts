import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { GatewayNotice, PendingNotice } from './types.ts';

/** False when it was received before. */
export const insertNotice = async (db: Db, method: string, notice: GatewayNotice, now: Date): Promise<boolean> => {
  const { key, transactionId, happenedAt, text } = notice;
  const { rows } = await sql`insert into payment_notice (method, key, transaction_id, happened_at, text, received_at)
    values (${method}, ${key}, ${transactionId}, ${happenedAt}, ${text}, ${now}) on conflict (method, key) do nothing returning id`.execute(
    db,
  );
  return rows.length > 0;
};

/** Notices that are not recorded in an order yet, by the time of their event; with their attempt, if known. */
export const findPendingNotices = async (db: Db, limit: number): Promise<readonly PendingNotice[]> => {
  const { rows } = await sql<PendingNotice>`
    select n.id, n.method, n.text, n.happened_at as "happenedAt", n.received_at as "receivedAt", coalesce(a.id, e.payment_attempt_id) as "attemptId",
        coalesce(a.state in ('declined', 'failed', 'voided'), false) as "hasNoOrder"
      from payment_notice n
      left join payment_attempt a on a.transaction_id = n.transaction_id and a.method = n.method
      left join payment_entry e on e.transaction_id = n.transaction_id
     where n.told_at is null order by n.happened_at, n.id limit ${limit}`.execute(db);
  return rows;
};

/** False when another process has done so. */
export const markRecorded = async (db: Db, id: number, now: Date): Promise<boolean> => {
  const { rows } =
    await sql`update payment_notice set told_at = ${now} where id = ${id} and told_at is null returning id`.execute(db);
  return rows.length > 0;
};
