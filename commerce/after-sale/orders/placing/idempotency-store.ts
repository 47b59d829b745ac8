import type { Db } from '#commerce/platform/database/types.ts';
import type { KeyedCall } from './request-types.ts';

export type EarlierCall = { fingerprint: string; state: 'running' | 'done'; response: unknown };

/** False when an earlier call has the key. */
export const insertKey = async (
  db: Db,
  { scope, key, fingerprint, claimedAt }: KeyedCall,
  deadAt: Date,
): Promise<boolean> => {
  const rows = await db
    .insertInto('idempotency_key')
    .values({ scope, key, fingerprint, state: 'running', locked_until: deadAt, created_at: claimedAt })
    .onConflict((oc) => oc.columns(['scope', 'key']).doNothing())
    .returning('key')
    .execute();
  return rows.length > 0;
};

/** The call that claimed the key; undefined if the key is free. */
export const findKey = async (db: Db, { scope, key }: KeyedCall): Promise<EarlierCall | undefined> => {
  return db
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'state', 'answer as response'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
};

/** Deletes the key of the same call when it has run for too long. */
export const deleteDeadKey = async (db: Db, { scope, key, fingerprint }: KeyedCall, now: Date): Promise<void> => {
  await db
    .deleteFrom('idempotency_key')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('fingerprint', '=', fingerprint)
    .where('state', '=', 'running')
    .where('locked_until', '<=', now)
    .execute();
};

/** Does nothing when another call has taken over the key. */
export const writeResponse = async (db: Db, { scope, key, claimedAt }: KeyedCall, response: unknown): Promise<void> => {
  await db
    .updateTable('idempotency_key')
    .set({ state: 'done', answer: JSON.stringify(response) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('state', '=', 'running')
    .where('created_at', '=', claimedAt)
    .execute();
};

/** Does nothing when another call has taken over the key. */
export const deleteRunningKey = async (db: Db, { scope, key, claimedAt }: KeyedCall): Promise<void> => {
  await db
    .deleteFrom('idempotency_key')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('state', '=', 'running')
    .where('created_at', '=', claimedAt)
    .execute();
};

export const deleteOldKeys = async (db: Db, before: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
