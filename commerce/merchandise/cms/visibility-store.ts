import { sql } from 'kysely';
import { isDue, type Visibility } from '#commerce/platform/database/visible-dates.ts';
import type { Db } from '#commerce/platform/database/types.ts';

type Table = 'cms_page' | 'cms_block';

export const readVisibility = async (db: Db, table: Table, id: number): Promise<Visibility | undefined> =>
  db
    .selectFrom(table)
    .select(['is_active as isActive', 'visible_from as from', 'visible_until as until'])
    .where('id', '=', id)
    .executeTakeFirst();

export const writeVisibility = async (
  db: Db,
  table: Table,
  id: number,
  { isActive, from, until }: Visibility,
): Promise<void> => {
  await db
    .updateTable(table)
    .set({ is_active: isActive, visible_from: from, visible_until: until })
    .where('id', '=', id)
    .execute();
};

/** Shows and hides pages or blocks whose time has come; returns those. */
export const switchDue = async (
  db: Db,
  table: Table,
  now: Date,
): Promise<readonly { id: number; identifier: string; isActive: boolean }[]> =>
  db
    .updateTable(table)
    .set({ is_active: sql<boolean>`not is_active` })
    .where(isDue(now))
    .returning(['id', 'identifier', 'is_active as isActive'])
    .execute();
