import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { SampleRule, TakerKeys } from './types.ts';

export const readRule = async (db: Db): Promise<SampleRule | null> =>
  (await db
    .selectFrom('sample_rule')
    .select(['free_pieces as freePieces', 'free_days as freeDays'])
    .executeTakeFirst()) ?? null;

/** Null: no samples. */
export const replaceRule = async (db: Db, rule: SampleRule | null): Promise<void> => {
  await db.deleteFrom('sample_rule').execute();
  if (rule)
    await db.insertInto('sample_rule').values({ free_pieces: rule.freePieces, free_days: rule.freeDays }).execute();
};

/** Number of free samples ordered since by this customer, with this email address or to this address. */
export const countFree = async (
  db: Db,
  { customerId, emailHash, placeHash }: TakerKeys,
  since: Date,
): Promise<number> => {
  const row = await db
    .selectFrom('free_sample')
    .select(sql<number>`coalesce(sum(pieces), 0)::int`.as('pieces'))
    .where('ordered_at', '>', since)
    .where(
      sql<boolean>`(customer_id = ${customerId}::bigint or email_hash = ${emailHash}::bytea or place_hash = ${placeHash}::bytea)`,
    )
    .executeTakeFirst();
  return row?.pieces ?? 0;
};

/** Locks all keys of a person until the transaction ends, sorted to avoid deadlocks. */
export const lockTaker = async (db: Db, { customerId, emailHash, placeHash }: TakerKeys): Promise<void> => {
  const names = [customerId === null ? null : `customer ${customerId}`, emailHash, placeHash].flatMap((key) =>
    key === null ? [] : [`free samples ${typeof key === 'string' ? key : Buffer.from(key).toString('hex')}`],
  );
  for (const name of names.sort()) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
};

type KnownTaker = { customerId: number | null; emailHash: Uint8Array; placeHash: Uint8Array };

export const insertFree = async (
  db: Db,
  orderId: number,
  { customerId, emailHash, placeHash }: KnownTaker,
  pieces: number,
  now: Date,
): Promise<void> => {
  await db
    .insertInto('free_sample')
    .values({
      order_id: orderId,
      customer_id: customerId,
      email_hash: emailHash,
      place_hash: placeHash,
      pieces,
      ordered_at: now,
    })
    .execute();
};

export const deleteFree = async (db: Db, orderId: number): Promise<void> => {
  await db.deleteFrom('free_sample').where('order_id', '=', orderId).execute();
};

/** Deletes records older than the rule's period; all without a rule. */
export const deleteUncounted = async (db: Db, now: Date): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from free_sample where ordered_at <= ${now}::timestamptz - make_interval(days => coalesce((select free_days from sample_rule), 0))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
};
