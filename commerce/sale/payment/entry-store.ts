import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import { MOST_WAITING, type WaitingItem } from '#commerce/platform/waiting.ts';
import type { RequestedRefund, OrderMoney, PaidOrder } from './types.ts';

const AMOUNT = sql<string>`major_amount(amount, currency)::text || ' ' || currency`;

export type NewEntry = PaidOrder & {
  kind: 'received' | 'refund' | 'capture' | 'release' | 'renewal';
  key: string;
  amount: number;
  state: 'asked' | 'done' | 'by_hand';
  /** For a refund: the charged part. */
  captureId?: number;
  at: Date;
};

export const insertEntry = async (db: Db, entry: NewEntry): Promise<void> => {
  const { orderId, attemptId, kind, key, amount, currency, state, at, captureId = null } = entry;
  await db
    .insertInto('payment_entry')
    .values({
      order_id: orderId,
      payment_attempt_id: attemptId,
      kind,
      key,
      amount,
      currency,
      state,
      capture_id: captureId,
      created_at: at,
      updated_at: at,
    })
    .execute();
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
  return db
    .selectFrom('payment_entry as e')
    .innerJoin('payment_attempt as a', 'a.id', 'e.payment_attempt_id')
    .leftJoin('payment_entry as c', 'c.id', 'e.capture_id')
    .select([
      'e.id',
      'e.key',
      'e.amount',
      'e.currency',
      'a.method',
      sql<RequestedRefund['transactionId']>`coalesce(c.transaction_id, a.transaction_id)`.as('transactionId'),
    ])
    .where('e.kind', '=', 'refund')
    .where('e.state', '=', 'asked')
    .where('a.transaction_id', 'is not', null)
    .orderBy('e.created_at')
    .limit(limit)
    .execute();
};

export const settleRefund = async (db: Db, id: number, transactionId: string, at: Date): Promise<void> => {
  await db
    .updateTable('payment_entry')
    .set({ state: 'done', transaction_id: transactionId, updated_at: at })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .execute();
};

/** Requests to gateways for orders without an outcome since before a time. */
export const readEntriesInDoubt = (db: Db, before: Date) =>
  db
    .selectFrom('payment_entry')
    .select(['order_id as orderId', AMOUNT.as('amount'), 'created_at as at'])
    .where('state', '=', 'asked')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(MOST_WAITING)
    .execute();

/** Payments of shoppers without an outcome since before a time. */
export const readAttemptsInDoubt = (db: Db, before: Date): Promise<readonly WaitingItem[]> =>
  db
    .selectFrom('payment_attempt')
    .select(['method as title', AMOUNT.as('detail'), 'started_at as at'])
    .where('state', 'in', ['started', 'approved', 'voiding'])
    .where('started_at', '<', before)
    .orderBy('started_at')
    .limit(MOST_WAITING)
    .execute();
