import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { GatewayNotice, PendingNotice } from './types.ts';

/** False when it was received before. */
export const insertNotice = async (db: Db, method: string, notice: GatewayNotice, now: Date): Promise<boolean> => {
  const { key, transactionId, happenedAt, text } = notice;
  const rows = await db
    .insertInto('payment_notice')
    .values({ method, key, transaction_id: transactionId, happened_at: happenedAt, text, received_at: now })
    .onConflict((oc) => oc.columns(['method', 'key']).doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
};

/** Notices that are not recorded in an order yet, by the time of their event; with their attempt, if known. */
export const findPendingNotices = async (db: Db, limit: number): Promise<readonly PendingNotice[]> => {
  return db
    .selectFrom('payment_notice as n')
    .leftJoin('payment_attempt as a', (join) =>
      join.onRef('a.transaction_id', '=', 'n.transaction_id').onRef('a.method', '=', 'n.method'),
    )
    .leftJoin('payment_entry as e', 'e.transaction_id', 'n.transaction_id')
    .select([
      'n.id',
      'n.method',
      'n.text',
      'n.happened_at as happenedAt',
      'n.received_at as receivedAt',
      sql<PendingNotice['attemptId']>`coalesce(a.id, e.payment_attempt_id)`.as('attemptId'),
      sql<PendingNotice['hasNoOrder']>`coalesce(a.state in ('declined', 'failed', 'voided'), false)`.as('hasNoOrder'),
    ])
    .where('n.told_at', 'is', null)
    .orderBy('n.happened_at')
    .orderBy('n.id')
    .limit(limit)
    .execute();
};

/** False when another process has done so. */
export const markRecorded = async (db: Db, id: number, now: Date): Promise<boolean> => {
  const rows = await db
    .updateTable('payment_notice')
    .set({ told_at: now })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length > 0;
};
