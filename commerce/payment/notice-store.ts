import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { GatewayNotice, ToldNotice } from './types.ts';

/** False when it came before. */
export const insertNotice = async (db: Db, method: string, notice: GatewayNotice, now: Date): Promise<boolean> => {
  const { key, transactionId, happenedAt, text } = notice;
  const { rows } = await sql`insert into payment_notice (method, key, transaction_id, happened_at, text, received_at)
    values (${method}, ${key}, ${transactionId}, ${happenedAt}, ${text}, ${now}) on conflict (method, key) do nothing returning id`.execute(
    db,
  );
  return rows.length > 0;
};

/** Notices of which no order was told yet, in the order they happened; with the attempt they are about, where it is known. */
export const findUntold = async (db: Db, limit: number): Promise<readonly ToldNotice[]> => {
  const { rows } = await sql<ToldNotice>`
    select n.id, n.method, n.text, n.happened_at as "happenedAt", n.received_at as "receivedAt", coalesce(a.id, e.payment_attempt_id) as "attemptId",
        coalesce(a.state in ('declined', 'failed', 'voided'), false) as "hasNoOrder"
      from payment_notice n
      left join payment_attempt a on a.transaction_id = n.transaction_id and a.method = n.method
      left join payment_entry e on e.transaction_id = n.transaction_id
     where n.told_at is null order by n.happened_at, n.id limit ${limit}`.execute(db);
  return rows;
};

/** Once: false when somebody else has. */
export const markTold = async (db: Db, id: number, now: Date): Promise<boolean> => {
  const { rows } =
    await sql`update payment_notice set told_at = ${now} where id = ${id} and told_at is null returning id`.execute(db);
  return rows.length > 0;
};
