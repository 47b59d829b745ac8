import { sql } from 'kysely';
import type { Db } from '../database/types.ts';

export const CACHE_CHANNEL = 'tessera_cache';

/** Marks the tags as changed by the current transaction and notifies the other processes when it commits. */
export const markTags = async (db: Db, tags: readonly string[]): Promise<void> => {
  if (tags.length === 0) return;
  await sql`insert into cache_tag (tag)
    select distinct unnest(${[...tags].sort()}::text[]) order by 1
    on conflict (tag) do update set changed_in = pg_current_xact_id(), changed_at = clock_timestamp()`.execute(db);
  await sql`select pg_notify(${CACHE_CHANNEL}, '')`.execute(db);
};

/** The oldest running transaction: changes of it and of later ones are not all visible yet. */
export const currentHorizon = async (db: Db): Promise<string> => {
  const { rows } = await sql<{
    horizon: string;
  }>`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(db);
  return rows[0]?.horizon ?? '0';
};

/** Tags changed by transactions not yet finished at `horizon`, with the horizon to query from next. */
export const changedTags = async (
  db: Db,
  horizon: string,
): Promise<{ horizon: string; tags: { tag: string; changed_in: string }[] }> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => {
      const next = await currentHorizon(snapshot);
      const tags = await snapshot
        .selectFrom('cache_tag')
        .select(['tag', sql<string>`changed_in::text`.as('changed_in')])
        .where(sql<boolean>`changed_in >= ${horizon}::xid8`)
        .execute();
      return { horizon: next, tags };
    });
