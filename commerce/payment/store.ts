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

const COLUMNS = sql`id, cart_id as "cartId", key, method, action, captures, state, amount, currency, transaction_id as "transactionId",
  card_brand as brand, card_last4 as last4, card_expiry as expiry, started_at as "startedAt"`;

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
  const { rows } = await sql<{ isOpen: boolean; declines: number }>`
    select coalesce(bool_or(state in ('started', 'approved', 'ordered')), false) as "isOpen",
      count(*) filter (where state = 'declined' and updated_at >= ${since})::int as declines
    from payment_attempt where cart_id = ${cartId}`.execute(db);
  return rows[0]!;
};

/** Records an attempt; undefined when its nonce was used before. */
export const insertAttempt = async (db: Db, attempt: NewAttempt): Promise<PaymentAttempt | undefined> => {
  const { cartId, key, method, action, captures, nonceHash, amount, currency, startedAt } = attempt;
  const setAsideAt = action === 'authorize' ? startedAt : null;
  const { rows } = await sql<AttemptRow>`
    insert into payment_attempt (cart_id, key, method, action, captures, nonce_hash, state, amount, currency, started_at, updated_at, set_aside_at)
    values (${cartId}, ${key}, ${method}, ${action}, ${captures}, ${nonceHash}, 'started', ${amount}, ${currency}, ${startedAt}, ${startedAt}, ${setAsideAt})
    on conflict (nonce_hash) do nothing returning ${COLUMNS}`.execute(db);
  return rows[0] && attemptOf(rows[0]);
};

/** In which state an attempt is. */
export const findState = async (db: Db, id: number): Promise<AttemptState | undefined> => {
  const { rows } = await sql<{ state: AttemptState }>`select state from payment_attempt where id = ${id}`.execute(db);
  return rows[0]?.state;
};

/** Unfinished attempts started before `before`, oldest first. */
export const findStuck = async (db: Db, before: Date, limit: number): Promise<readonly PaymentAttempt[]> => {
  const { rows } = await sql<AttemptRow>`select ${COLUMNS} from payment_attempt
    where state in ('started', 'approved', 'voiding') and started_at < ${before} order by started_at limit ${limit}`.execute(
    db,
  );
  return rows.map(attemptOf);
};

/** Attempts without an answer that nobody has looked for again, started before `before`; they count as looked for. */
export const takeLost = async (db: Db, before: Date, now: Date, limit: number): Promise<readonly PaymentAttempt[]> => {
  const { rows } = await sql<AttemptRow>`update payment_attempt set looked_up_again_at = ${now} where id in (
      select id from payment_attempt where state = 'failed' and looked_up_again_at is null and started_at < ${before}
      order by started_at limit ${limit} for update skip locked)
    returning ${COLUMNS}`.execute(db);
  return rows.map(attemptOf);
};

/** After a look that failed. */
export const forgetLook = async (db: Db, id: number): Promise<void> => {
  await sql`update payment_attempt set looked_up_again_at = null where id = ${id}`.execute(db);
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
