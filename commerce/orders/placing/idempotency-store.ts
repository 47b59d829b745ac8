import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { KeyedCall } from './request-types.ts';

export type EarlierCall = { fingerprint: string; state: 'running' | 'done'; response: unknown };

/** False when an earlier call has the key. */
export const insertKey = async (
  db: Db,
  { scope, key, fingerprint }: KeyedCall,
  now: Date,
  lockedUntil: Date,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into idempotency_key (scope, key, fingerprint, state, locked_until, created_at)
    values (${scope}, ${key}, ${fingerprint}, 'running', ${lockedUntil}, ${now})
    on conflict (scope, key) do nothing returning key`.execute(db);
  return rows.length > 0;
};

/** The call that has the key; undefined when the key is free. */
export const findKey = async (db: Db, { scope, key }: KeyedCall): Promise<EarlierCall | undefined> => {
  const { rows } = await sql<EarlierCall>`
    select fingerprint, state, answer as response from idempotency_key where scope = ${scope} and key = ${key}`.execute(
    db,
  );
  return rows[0];
};

/** Deletes the key of the same call when it has run for too long. */
export const deleteDeadKey = async (db: Db, { scope, key, fingerprint }: KeyedCall, now: Date): Promise<void> => {
  await sql`delete from idempotency_key
    where scope = ${scope} and key = ${key} and fingerprint = ${fingerprint} and state = 'running' and locked_until <= ${now}`.execute(
    db,
  );
};

export const writeResponse = async (db: Db, { scope, key }: KeyedCall, response: unknown): Promise<void> => {
  await sql`update idempotency_key set state = 'done', answer = ${JSON.stringify(response)}::jsonb where scope = ${scope} and key = ${key}`.execute(
    db,
  );
};

export const deleteRunningKey = async (db: Db, { scope, key }: KeyedCall): Promise<void> => {
  await sql`delete from idempotency_key where scope = ${scope} and key = ${key} and state = 'running'`.execute(db);
};

export const deleteOldKeys = async (db: Db, before: Date): Promise<number> => {
  const { numAffectedRows } = await sql`delete from idempotency_key where created_at < ${before}`.execute(db);
  return Number(numAffectedRows ?? 0);
};
