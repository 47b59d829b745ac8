import { sql } from 'kysely';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { RequestedMovement, SetAside } from './types.ts';

type CaptureRow = Row<'payment_attempt', 'action' | 'captures' | 'amount'> & {
  charged: number;
  isRequested: boolean;
  isFree: boolean;
  last: string | null;
};

/** State of the money of an attempt; the caller has locked its order. */
export const findSetAside = async (db: Db, attemptId: number): Promise<SetAside> => {
  const { rows } = await sql<CaptureRow>`
    select a.action, a.captures, a.amount,
      coalesce(sum(e.amount) filter (where e.kind = 'capture' and e.state = 'done'), 0)::bigint as charged,
      coalesce(bool_or(e.kind in ('capture', 'renewal') and e.state = 'asked'), false) as "isRequested",
      coalesce(bool_or(e.kind = 'release' and e.state in ('asked', 'done')), false) as "isFree",
      (array_agg(e.state order by e.id desc) filter (where e.kind in ('capture', 'release')))[1] as last
    from payment_attempt a
      left join payment_entry e on e.payment_attempt_id = a.id and e.kind in ('capture', 'release', 'renewal')
    where a.id = ${attemptId} group by a.id`.execute(db);
  const [row] = rows;
  if (!row || row.action === 'authorize_capture') return { state: 'none', isInParts: false };
  const isInParts = row.captures === 'parts';
  if (row.isRequested) return { state: 'asked', isInParts };
  if (row.isFree) return { state: 'free', isInParts };
  const left = row.amount - row.charged;
  if (left <= 0 || (row.charged > 0 && !isInParts)) return { state: 'charged', isInParts };
  return { state: 'open', amount: left, isRefused: row.last === 'refused', isInParts };
};

const REQUESTED = sql`select e.id, e.payment_attempt_id as "attemptId", e.key, e.amount, e.currency, a.method, a.transaction_id as "transactionId",
    a.captures = 'parts' as "isPart"
  from payment_entry e join payment_attempt a on a.id = e.payment_attempt_id`;

type RequestedMovementRow = Row<'payment_entry', 'id' | 'key' | 'amount' | 'currency'> &
  Row<'payment_attempt', 'method', { attemptId: 'id' }> & {
    // Only attempts with a transaction are captured or released.
    transactionId: string;
    isPart: boolean;
  };

/** Captures or releases that no gateway has responded to, oldest first; of one attempt if given. */
export const findRequestedMovements = async (
  db: Db,
  kind: 'capture' | 'release',
  { attemptId, limit }: { attemptId?: number; limit: number },
): Promise<readonly RequestedMovement[]> => {
  const { rows } = await sql<RequestedMovementRow>`${REQUESTED} where e.kind = ${kind} and e.state = 'asked'
    and (${attemptId ?? null}::bigint is null or a.id = ${attemptId ?? null}) order by e.created_at limit ${limit}`.execute(
    db,
  );
  return rows;
};

/** Claims a movement for one call to the gateway; false while another call has it. */
export const claimMovement = async (
  db: Db,
  id: number,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> => {
  const rows = await db
    .updateTable('payment_entry')
    .set({ taken_until: until })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .where(sql<boolean>`(taken_until is null or taken_until < ${now})`)
    .returning('id')
    .execute();
  return rows.length > 0;
};

/** Ends the claim of a call that failed. */
export const unclaimMovement = async (db: Db, id: number): Promise<void> => {
  await db.updateTable('payment_entry').set({ taken_until: null }).where('id', '=', id).execute();
};

/** Records the outcome of a movement, unless it was recorded before. */
export const settleMovement = async (
  db: Db,
  id: number,
  {
    state,
    reason = null,
    transactionId = null,
    at,
  }: { state: 'done' | 'refused'; reason?: string | null; transactionId?: string | null; at: Date },
): Promise<void> => {
  await db
    .updateTable('payment_entry')
    .set({ state, reason, transaction_id: transactionId, updated_at: at })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .execute();
};

/** Parts charged by their own transaction, oldest first, with their amounts not yet refunded. */
export const findCharged = async (db: Db, attemptId: number): Promise<readonly { id: number; left: number }[]> => {
  const { rows } = await sql<Row<'payment_entry', 'id'> & { left: number }>`
    select e.id, (e.amount - coalesce((select sum(r.amount) from payment_entry r where r.capture_id = e.id), 0))::bigint as left
      from payment_entry e
     where e.payment_attempt_id = ${attemptId} and e.kind = 'capture' and e.state = 'done' and e.transaction_id is not null
     order by e.id`.execute(db);
  return rows;
};
