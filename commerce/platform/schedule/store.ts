import { sql } from 'kysely';
import type { Db } from '../database/types.ts';

export type Turn = { name: string; now: Date };

/** Registers work, first due at `dueAt`, unless it is registered already. */
export const addWork = async (db: Db, name: string, dueAt: Date): Promise<void> => {
  await sql`insert into schedule (name, due_at) values (${name}, ${dueAt}) on conflict (name) do nothing`.execute(db);
};

/** Claims due work until `heldUntil`; false when it is not due, or claimed by another process. */
export const claimLease = async (db: Db, { name, now }: Turn, heldUntil: Date): Promise<boolean> => {
  const { rows } = await sql`update schedule set held_until = ${heldUntil}
    where name = ${name} and due_at <= ${now} and (held_until is null or held_until <= ${now}) returning name`.execute(
    db,
  );
  return rows.length > 0;
};

export const extendLease = async (db: Db, name: string, heldUntil: Date): Promise<void> => {
  await sql`update schedule set held_until = ${heldUntil} where name = ${name}`.execute(db);
};

export const releaseLease = async (db: Db, name: string, dueAt: Date): Promise<void> => {
  await sql`update schedule set due_at = ${dueAt}, held_until = null where name = ${name}`.execute(db);
};

/** When the first of these can be claimed; undefined when none is registered. */
export const nextDueAt = async (db: Db, names: readonly string[]): Promise<Date | undefined> => {
  const { rows } = await sql<{ at: Date | null }>`
    select min(greatest(due_at, held_until)) as at from schedule where name = any(${names}::text[])`.execute(db);
  return rows[0]?.at ?? undefined;
};
