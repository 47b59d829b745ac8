import { sql } from 'kysely';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { Kind, OwnField } from './types.ts';

export const readOwn = async (db: Db): Promise<readonly OwnField[]> =>
  db
    .selectFrom('program_field')
    .select(['kind', 'key', 'field', 'store_view_id as storeViewId'])
    .orderBy('kind')
    .orderBy('key')
    .execute();

/** From now on these are the program's. */
export const markOwn = async (db: Db, fields: readonly OwnField[], by: string): Promise<void> => {
  await sql`insert into program_field (kind, key, field, store_view_id, set_by)
    select distinct kind, key, field, "storeViewId", ${by}
      from jsonb_to_recordset(${JSON.stringify(fields)}::jsonb) as i(kind text, key text, field text, "storeViewId" int)
    on conflict (kind, key, field, store_view_id) do update set set_by = excluded.set_by`.execute(db);
};

/** Forgets all that programs set of these. */
export const forgetOwn = async (db: Db, kind: Kind, keys: readonly string[]): Promise<void> => {
  await db.deleteFrom('program_field').where('kind', '=', kind).where('key', '=', anyOf(keys)).execute();
};

/** What is in the folder's hands again. */
export const forgetAllOwn = async (db: Db): Promise<void> => {
  await db.deleteFrom('program_field').execute();
};
