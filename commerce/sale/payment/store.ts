import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { AttemptState, CardSummary, PaymentAttempt } from './types.ts';

export type NewAttempt = Pick<
  PaymentAttempt,
  'cartId' | 'key' | 'method' | 'action' | 'captures' | 'amount' | 'currency' | 'startedAt'
> & {
  nonceHash: string;
};

type AttemptRow = Omit<PaymentAttempt, 'card'> & { brand: string | null; last4: string | null; expiry: string | null };

const COLUMNS = [
  'id',
  'cart_id as cartId',
  'key',
  'method',
  'action',
  'captures',
  'state',
  'amount',
  'currency',
  'transaction_id as transactionId',
  'card_brand as brand',
  'card_last4 as last4',
  'card_expiry as expiry',
  'started_at as startedAt',
] as const;

const attemptOf = ({ brand, last4, expiry, ...row }: AttemptRow): PaymentAttempt => ({
  ...row,
  card: brand && last4 ? { brand, last4, expiry: expiry ?? '' } : null,
});

/** The attempts of a cart: whether a charge is in progress or ordered, and how many were declined since `since`. */
export const findHistory = async (
  db: Db,
  cartId: number,
  since: Date,
): Promise<{ isOpen: boolean; declines: number }> => {
  return db
    .selectFrom('payment_attempt')
    .select([
      sql<boolean>`coalesce(bool_or(state in ('started', 'approved', 'ordered')), false)`.as('isOpen'),
      sql<number>`count(*) filter (where state = 'declined' and updated_at >= ${since})::int`.as('declines'),
    ])
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow();
};

/** Records an attempt; undefined when its nonce was used before. */
export const insertAttempt = async (db: Db, attempt: NewAttempt): Promise<PaymentAttempt | undefined> => {
  const { cartId, key, method, action, captures, nonceHash, amount, currency, startedAt } = attempt;
  const setAsideAt = action === 'authorize' ? startedAt : null;
  const row = await db
    .insertInto('payment_attempt')
    .values({
      cart_id: cartId,
      key,
      method,
      action,
      captures,
      nonce_hash: nonceHash,
      state: 'started',
      amount,
      currency,
      started_at: startedAt,
      updated_at: startedAt,
      set_aside_at: setAsideAt,
    })
    .onConflict((oc) => oc.column('nonce_hash').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  return row && attemptOf(row);
};

/** In which state an attempt is. */
export const findState = async (db: Db, id: number): Promise<AttemptState | undefined> => {
  const row = await db.selectFrom('payment_attempt').select('state').where('id', '=', id).executeTakeFirst();
  return row?.state;
};

/** Unfinished attempts started before `before`, oldest first. */
export const findStuck = async (db: Db, before: Date, limit: number): Promise<readonly PaymentAttempt[]> => {
  const rows = await db
    .selectFrom('payment_attempt')
    .select(COLUMNS)
    .where('state', 'in', ['started', 'approved', 'voiding'])
    .where('started_at', '<', before)
    .orderBy('started_at')
    .limit(limit)
    .execute();
  return rows.map(attemptOf);
};

/** Takes attempts without a response that started before `before` and have not been queried again. */
export const takeLost = async (db: Db, before: Date, now: Date, limit: number): Promise<readonly PaymentAttempt[]> => {
  const lost = db
    .selectFrom('payment_attempt')
    .select('id')
    .where('state', '=', 'failed')
    .where('looked_up_again_at', 'is', null)
    .where('started_at', '<', before)
    .orderBy('started_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const rows = await db
    .updateTable('payment_attempt')
    .set({ looked_up_again_at: now })
    .where('id', 'in', lost)
    .returning(COLUMNS)
    .execute();
  return rows.map(attemptOf);
};

/** After a look that failed. */
export const forgetLook = async (db: Db, id: number): Promise<void> => {
  await db.updateTable('payment_attempt').set({ looked_up_again_at: null }).where('id', '=', id).execute();
};

export type AttemptChange = { transactionId?: string; card?: CardSummary; reason?: string };

/** Moves an attempt to another state; false when it is no longer in the expected one. */
export const moveAttempt = async (
  db: Db,
  id: number,
  from: AttemptState,
  to: AttemptState,
  now: Date,
  change: AttemptChange = {},
): Promise<boolean> => {
  const { rows } = await sql`
    update payment_attempt set state = ${to}, updated_at = ${now},
      transaction_id = coalesce(${change.transactionId ?? null}, transaction_id), reason = coalesce(${change.reason ?? null}, reason),
      card_brand = coalesce(${change.card?.brand ?? null}, card_brand), card_last4 = coalesce(${change.card?.last4 ?? null}, card_last4),
      card_expiry = coalesce(${change.card?.expiry ?? null}, card_expiry)
    where id = ${id} and state = ${from} returning id`.execute(db);
  return rows.length > 0;
};
