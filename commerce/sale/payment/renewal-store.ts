import { sql, type NotNull } from 'kysely';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { RequestedRefund, RequestedRenewal, RenewalOutcome } from './types.ts';

/** A refused renewal is tried again after this. */
const AGAIN_AFTER = '1 day';

/** Attempts of a method that were authorized between two times and are neither charged, voided nor just requested. */
export const findLapsing = async (
  db: Db,
  { method, after, before, now, limit }: { method: string; after: Date; before: Date; now: Date; limit: number },
): Promise<readonly number[]> => {
  const { rows } = await sql<Row<'payment_attempt', 'id'>>`
    select a.id from payment_attempt a
     where a.state = 'ordered' and a.method = ${method} and a.set_aside_at > ${after} and a.set_aside_at <= ${before}
       and not exists (select 1 from payment_entry e where e.payment_attempt_id = a.id
         and ((e.kind in ('capture', 'release') and e.state in ('asked', 'done'))
           or (e.kind = 'renewal' and (e.state = 'asked' or e.updated_at > ${now}::timestamptz - ${AGAIN_AFTER}::interval))))
     order by a.set_aside_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
};

/** Renewals that no gateway has responded to, oldest first, with the time of the current authorization. */
export const findRequestedRenewals = async (
  db: Db,
  limit: number,
): Promise<readonly (RequestedRefund & { attemptId: number; since: Date })[]> => {
  return db
    .selectFrom('payment_entry as e')
    .innerJoin('payment_attempt as a', 'a.id', 'e.payment_attempt_id')
    .select([
      'e.id',
      'a.id as attemptId',
      'e.key',
      'e.amount',
      'e.currency',
      'a.method',
      'a.transaction_id as transactionId',
      'a.set_aside_at as since',
    ])
    .$narrowType<{ transactionId: NotNull; since: NotNull }>()
    .where('e.kind', '=', 'renewal')
    .where('e.state', '=', 'asked')
    .orderBy('e.created_at')
    .limit(limit)
    .execute();
};

/** Records the outcome of a renewal; a renewed attempt has the new transaction. False when it was recorded before. */
export const settleRenewal = async (
  db: Db,
  { id, attemptId }: Pick<RequestedRenewal, 'id' | 'attemptId'>,
  outcome: RenewalOutcome,
  at: Date,
): Promise<boolean> => {
  const rows = await db
    .updateTable('payment_entry')
    .set({
      state: outcome.status === 'renewed' ? 'done' : 'refused',
      updated_at: at,
      reason: outcome.status === 'declined' ? outcome.reason : null,
      transaction_id: outcome.status === 'renewed' ? outcome.transactionId : null,
    })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .returning('id')
    .execute();
  if (rows.length === 0) return false;
  if (outcome.status === 'renewed')
    await db
      .updateTable('payment_attempt')
      .set({ transaction_id: outcome.transactionId, set_aside_at: at, updated_at: at })
      .where('id', '=', attemptId)
      .execute();
  return true;
};
