import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { AskedMovement, SetAside } from './types.ts';

/** How far the money of an attempt has come; the caller has locked its order. */
export const findSetAside = async (db: Db, attemptId: number): Promise<SetAside> => {
  const { rows } = await sql<{ action: string; kind: string | null; state: string | null; amount: number }>`
    select a.action, e.kind, e.state, a.amount from payment_attempt a
      left join payment_entry e on e.payment_attempt_id = a.id and e.kind in ('capture', 'release') and e.state in ('asked', 'done', 'refused')
     where a.id = ${attemptId} order by e.id desc limit 1`.execute(db);
  const [row] = rows;
  if (!row || row.action === 'authorize_capture') return { state: 'none' };
  if (row.kind === null || row.state === 'refused')
    return { state: 'open', amount: row.amount, isRefused: row.kind !== null };
  if (row.kind === 'release') return { state: 'free' };
  return { state: row.state === 'asked' ? 'asked' : 'charged' };
};

const ASKED = sql`select e.id, e.payment_attempt_id as "attemptId", e.key, e.amount, e.currency, a.method, a.transaction_id as "transactionId"
  from payment_entry e join payment_attempt a on a.id = e.payment_attempt_id`;

/** Captures or releases that no gateway has answered, oldest first; of one attempt where it is given. */
export const findAskedOf = async (
  db: Db,
  kind: 'capture' | 'release',
  { attemptId, limit }: { attemptId?: number; limit: number },
): Promise<readonly AskedMovement[]> => {
  const { rows } = await sql<AskedMovement>`${ASKED} where e.kind = ${kind} and e.state = 'asked'
    and (${attemptId ?? null}::bigint is null or a.id = ${attemptId ?? null}) order by e.created_at limit ${limit}`.execute(
    db,
  );
  return rows;
};

/** Writes down what the gateway answered, if nobody has before. */
export const settleMovement = async (
  db: Db,
  id: number,
  { state, reason = null, at }: { state: 'done' | 'refused'; reason?: string | null; at: Date },
): Promise<void> => {
  await sql`update payment_entry set state = ${state}, reason = ${reason}, updated_at = ${at} where id = ${id} and state = 'asked'`.execute(
    db,
  );
};
