import { sql } from 'kysely';
import { isDue, type Visibility } from '#commerce/platform/database/visible-dates.ts';
import type { Db } from '#commerce/platform/database/types.ts';

export const readVisibility = async (db: Db, code: string): Promise<Visibility | undefined> =>
  db
    .selectFrom('showroom')
    .select(['is_active as isActive', 'visible_from as from', 'visible_until as until'])
    .where('code', '=', code)
    .executeTakeFirst();

export const writeVisibility = async (db: Db, code: string, { isActive, from, until }: Visibility): Promise<void> => {
  await db
    .updateTable('showroom')
    .set({ is_active: isActive, visible_from: from, visible_until: until })
    .where('code', '=', code)
    .execute();
};

/** Shows and hides showrooms whose time has come; returns how many. */
export const switchDue = async (db: Db, now: Date): Promise<number> => {
  const rows = await db
    .updateTable('showroom')
    .set({ is_active: sql<boolean>`not is_active` })
    .where(isDue(now))
    .returning('code')
    .execute();
  return rows.length;
};
