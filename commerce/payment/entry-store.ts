import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { AskedRefund, OrderMoney, PaidOrder } from './types.ts';

export type NewEntry = PaidOrder & {
  kind: 'received' | 'refund' | 'capture' | 'release' | 'renewal';
  key: string;
  amount: number;
  state: 'asked' | 'done' | 'by_hand';
  /** Of a refund: the part that was charged. */
  captureId?: number;
  at: Date;
};

export const insertEntry = async (db: Db, entry: NewEntry): Promise<void> => {
  const { orderId, attemptId, kind, key, amount, currency, state, at, captureId = null } = entry;
  await sql`insert into payment_entry (order_id, payment_attempt_id, kind, key, amount, currency, state, capture_id, created_at, updated_at)
    values (${orderId}, ${attemptId}, ${kind}, ${key}, ${amount}, ${currency}, ${state}, ${captureId}, ${at}, ${at})`.execute(
    db,
  );
};

/** The caller has locked the order. */
export const findMoney = async (
  db: Db,
  { orderId, attemptId }: Pick<PaidOrder, 'orderId' | 'attemptId'>,
): Promise<OrderMoney> => {
  const { rows } = await sql<OrderMoney>`
    select (coalesce((select amount from payment_attempt where id = ${attemptId} and state = 'ordered' and action = 'authorize_capture'), 0)
        + coalesce(sum(amount) filter (where kind = 'received' or (kind = 'capture' and state = 'done')), 0))::bigint as received,
      coalesce(sum(amount) filter (where kind = 'refund'), 0)::bigint as returned
    from payment_entry where order_id = ${orderId}`.execute(db);
  return rows[0]!;
};

/** Refunds no gateway has answered, oldest first. */
export const findAsked = async (db: Db, limit: number): Promise<readonly AskedRefund[]> => {
  const { rows } = await sql<AskedRefund>`
    select e.id, e.key, e.amount, e.currency, a.method, coalesce(c.transaction_id, a.transaction_id) as "transactionId"
      from payment_entry e join payment_attempt a on a.id = e.payment_attempt_id left join payment_entry c on c.id = e.capture_id
     where e.kind = 'refund' and e.state = 'asked' and a.transaction_id is not null order by e.created_at limit ${limit}`.execute(
    db,
  );
  return rows;
};

export const settleRefund = async (db: Db, id: number, transactionId: string, at: Date): Promise<void> => {
  await sql`update payment_entry set state = 'done', transaction_id = ${transactionId}, updated_at = ${at}
    where id = ${id} and state = 'asked'`.execute(db);
};
