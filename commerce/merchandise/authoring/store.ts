import { sql } from 'kysely';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { Kind, OwnField } from './types.ts';

/** Fields owned by integrations, of all entities or of the given ones. */
export const readOwn = async (db: Db, of?: { kind: Kind; keys: readonly string[] }): Promise<readonly OwnField[]> =>
  db
    .selectFrom('program_field')
    .select(['kind', 'key', 'field', 'store_view_id as storeViewId'])
    .$if(of !== undefined, (query) => query.where('kind', '=', of!.kind).where('key', '=', anyOf(of!.keys)))
    .orderBy('kind')
    .orderBy('key')
    .execute();

export const hasOwn = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('program_field').select('kind').limit(1).executeTakeFirst()) !== undefined;

/** Marks fields as owned by the program. */
export const markOwn = async (db: Db, fields: readonly OwnField[], by: string): Promise<void> => {
  await sql`insert into program_field (kind, key, field, store_view_id, set_by)
    select distinct kind, key, field, "storeViewId", ${by}
      from jsonb_to_recordset(${JSON.stringify(fields)}::jsonb) as i(kind text, key text, field text, "storeViewId" int)
    on conflict (kind, key, field, store_view_id) do update set set_by = excluded.set_by`.execute(db);
};

/** Ends the ownership of all fields of these entities. */
export const forgetOwn = async (db: Db, kind: Kind, keys: readonly string[]): Promise<void> => {
  await db.deleteFrom('program_field').where('kind', '=', kind).where('key', '=', anyOf(keys)).execute();
};

/** Ends all ownership. */
export const forgetAllOwn = async (db: Db): Promise<void> => {
  await db.deleteFrom('program_field').execute();
};
