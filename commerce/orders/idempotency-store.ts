import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';

export type KeyedCall = { scope: string; key: string; fingerprint: string };

export type KnownCall = { fingerprint: string; state: 'running' | 'done'; answer: unknown; lockedUntil: Date };

/** Claims a key that nobody has; false when an earlier call has it. */
export const claimNewKey = async (
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

/** The call that has the key; its row stays locked. Undefined when it was freed meanwhile. */
export const lockKey = async (db: Db, { scope, key }: KeyedCall): Promise<KnownCall | undefined> => {
  const { rows } = await sql<KnownCall>`
    select fingerprint, state, answer, locked_until as "lockedUntil" from idempotency_key
    where scope = ${scope} and key = ${key} for update`.execute(db);
  return rows[0];
};

export const extendKey = async (db: Db, { scope, key }: KeyedCall, lockedUntil: Date): Promise<void> => {
  await sql`update idempotency_key set locked_until = ${lockedUntil} where scope = ${scope} and key = ${key}`.execute(
    db,
  );
};

export const answerKey = async (db: Db, { scope, key }: KeyedCall, answer: unknown): Promise<void> => {
  await sql`update idempotency_key set state = 'done', answer = ${JSON.stringify(answer)}::jsonb where scope = ${scope} and key = ${key}`.execute(
    db,
  );
};

/** Frees the key of a call whose answer is not worth repeating. */
export const releaseKey = async (db: Db, { scope, key }: KeyedCall): Promise<void> => {
  await sql`delete from idempotency_key where scope = ${scope} and key = ${key} and state = 'running'`.execute(db);
};

export const deleteOldKeys = async (db: Db, before: Date): Promise<number> => {
  const { numAffectedRows } = await sql`delete from idempotency_key where created_at < ${before}`.execute(db);
  return Number(numAffectedRows ?? 0);
};
