import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { RequestedRefund, OrderMoney, PaidOrder } from './types.ts';

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

/** Amounts received and refunded, by order id. */
export const findMoneyOf = async (
  db: Db,
  orders: readonly Pick<PaidOrder, 'orderId' | 'attemptId'>[],
): Promise<ReadonlyMap<number, OrderMoney>> => {
  const ids = orders.map(({ orderId }) => orderId);
  const attempts = orders.map(({ attemptId }) => attemptId);
  const { rows } = await sql<OrderMoney & { id: number }>`
    select o.id, (coalesce((select amount from payment_attempt a where a.id = o.attempt and a.state = 'ordered' and a.action = 'authorize_capture'), 0)
        + coalesce(sum(e.amount) filter (where e.kind = 'received' or (e.kind = 'capture' and e.state = 'done')), 0))::bigint as received,
      coalesce(sum(e.amount) filter (where e.kind = 'refund'), 0)::bigint as returned
    from unnest(${ids}::int[], ${attempts}::int[]) as o(id, attempt) left join payment_entry e on e.order_id = o.id
    group by o.id, o.attempt`.execute(db);
  return new Map(rows.map(({ id, received, returned }) => [id, { received, returned }]));
};

/** The same of one order. */
export const findMoney = async (db: Db, order: Pick<PaidOrder, 'orderId' | 'attemptId'>): Promise<OrderMoney> =>
  (await findMoneyOf(db, [order])).get(order.orderId)!;

/** Refunds that no gateway has responded to, oldest first. */
export const findRequestedRefunds = async (db: Db, limit: number): Promise<readonly RequestedRefund[]> => {
  const { rows } = await sql<RequestedRefund>`
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
