import { sql } from 'kysely';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { FileChange, Kind, OwnField } from './types.ts';

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
  const rows = fields.map(({ fileValue, ...field }) => ({
    ...field,
    file: fileValue === undefined ? null : { value: fileValue },
  }));
  await sql`insert into program_field (kind, key, field, store_view_id, set_by, file_value)
    select distinct kind, key, field, "storeViewId", ${by}, file
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i(kind text, key text, field text, "storeViewId" int, file jsonb)
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

/** Stores the folder's current values of owned fields. */
export const writeFileValues = async (
  db: Db,
  values: readonly (Omit<OwnField, 'fileValue'> & { value: unknown })[],
): Promise<void> => {
  const rows = values.map(({ value, ...field }) => ({ ...field, file: { value } }));
  await sql`update program_field p set file_now = i.file, file_value = coalesce(p.file_value, i.file)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i(kind text, key text, field text, "storeViewId" int, file jsonb)
     where p.kind = i.kind and p.key = i.key and p.field = i.field and p.store_view_id = i."storeViewId"`.execute(db);
};

/** Owned fields of an entity whose value in the folder changed since they were marked. */
export const readFileChanges = async (db: Db, kind: Kind, key: string): Promise<readonly FileChange[]> => {
  const rows = await db
    .selectFrom('program_field')
    .select(['field', 'store_view_id as storeViewId', 'file_now as file'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('file_now', 'is not', null)
    .where(sql<boolean>`file_now is distinct from file_value`)
    .orderBy('field')
    .execute();
  return rows.map(({ file, ...field }) => ({ ...field, value: (file as { value: unknown }).value }));
};

type Fields = readonly Pick<FileChange, 'field' | 'storeViewId'>[];

/** Ends the ownership of single fields. */
export const forgetFields = async (db: Db, kind: Kind, key: string, fields: Fields): Promise<void> => {
  for (const { field, storeViewId } of fields)
    await db
      .deleteFrom('program_field')
      .where('kind', '=', kind)
      .where('key', '=', key)
      .where('field', '=', field)
      .where('store_view_id', '=', storeViewId)
      .execute();
};

/** Accepts the folder's values as known, without using them. */
export const acceptFileValues = async (db: Db, kind: Kind, key: string, fields: Fields): Promise<void> => {
  for (const { field, storeViewId } of fields)
    await sql`update program_field set file_value = file_now
       where kind = ${kind} and key = ${key} and field = ${field} and store_view_id = ${storeViewId}`.execute(db);
};
