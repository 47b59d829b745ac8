import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';

export type Miss = { language: Language; text: string; count: number; lastAt: Date };

export const countMiss = async (db: Db, language: Language, text: string, at: Date): Promise<void> => {
  await sql`insert into search_miss as m (language, text, count, last_at) values (${language}, ${text}, 1, ${at})
    on conflict (language, text) do update set count = m.count + 1, last_at = excluded.last_at`.execute(db);
};

/** The most frequent ones first. */
export const readMisses = async (db: Db, limit: number): Promise<readonly Miss[]> =>
  db
    .selectFrom('search_miss')
    .select(['language', 'text', 'count', 'last_at as lastAt'])
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .limit(limit)
    .execute();

export const deleteMiss = async (db: Db, language: Language, text: string): Promise<void> => {
  await db.deleteFrom('search_miss').where('language', '=', language).where('text', '=', text).execute();
};

/** Deletes old texts, and the rarest beyond a number; returns how many. */
export const trimMisses = async (db: Db, before: Date, most: number): Promise<number> => {
  const { rows } = await sql`delete from search_miss m where last_at < ${before} or (language, text) in (
    select language, text from search_miss order by count desc, last_at desc offset ${most}) returning text`.execute(
    db,
  );
  return rows.length;
};

/** Positions of staff synonyms start above the catalogue's. */
const STAFF_POSITION = 1_000_000;

/** Adds a synonym of staff. */
export const insertStaffWords = async (
  db: Db,
  { language, words, finds }: { language: Language; words: readonly string[]; finds: readonly string[] },
): Promise<void> => {
  await sql`insert into search_words (language, position, words, finds, answer, is_staff)
    select ${language}, greatest(coalesce(max(position), 0) + 1, ${STAFF_POSITION}::int), ${words}::text[], ${finds}::text[], null, true
      from search_words where language = ${language}`.execute(db);
};

/** Synonyms of staff. */
export const readStaffWords = async (
  db: Db,
): Promise<readonly { language: Language; position: number; words: readonly string[]; finds: readonly string[] }[]> =>
  db
    .selectFrom('search_words')
    .select(['language', 'position', 'words', 'finds'])
    .where('is_staff', '=', true)
    .orderBy('language')
    .orderBy('position', 'desc')
    .execute();

export const deleteStaffWords = async (db: Db, language: string, position: number): Promise<boolean> => {
  const rows = await db
    .deleteFrom('search_words')
    .where('language', '=', language)
    .where('position', '=', position)
    .where('is_staff', '=', true)
    .returning('position')
    .execute();
  return rows.length > 0;
};
