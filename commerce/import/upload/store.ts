import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { ImportResult, ImportState } from './types.ts';

export type CatalogueImport = Row<
  'catalogue_import',
  'id' | 'name' | 'done' | 'total',
  { setBy: 'set_by'; createdBy: 'created_by'; createdAt: 'created_at'; endedAt: 'ended_at' }
> & { state: ImportState; result: ImportResult | null };

const COLUMNS = [
  'id',
  'name',
  'state',
  'done',
  'total',
  'result',
  'set_by as setBy',
  'created_by as createdBy',
  'created_at as createdAt',
  'ended_at as endedAt',
] as const;

const SHOWN = 20;

export const insertImport = async (
  db: Db,
  given: { name: string; content: string; setBy: string; createdBy: string; at: Date },
): Promise<number> => {
  const { id } = await db
    .insertInto('catalogue_import')
    .values({
      name: given.name,
      content: given.content,
      state: 'checking',
      set_by: given.setBy,
      created_by: given.createdBy,
      created_at: given.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const readImport = (db: Db, id: number): Promise<CatalogueImport | undefined> =>
  db
    .selectFrom('catalogue_import')
    .select(COLUMNS)
    .$narrowType<Pick<CatalogueImport, 'state' | 'result'>>()
    .where('id', '=', id)
    .executeTakeFirst();

export const readContent = async (db: Db, id: number): Promise<string> =>
  (await db.selectFrom('catalogue_import').select('content').where('id', '=', id).executeTakeFirstOrThrow()).content;

/** The last imports without their results, newest first. */
export const listImports = (db: Db) =>
  db
    .selectFrom('catalogue_import')
    .select(['id', 'name', 'state', 'created_by as createdBy', 'created_at as createdAt'])
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();

/** Changes the state; false unless it was `from`. */
export const moveImport = async (
  db: Db,
  id: number,
  { from, to, result, at }: { from: ImportState; to: ImportState; result?: ImportResult; at?: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('catalogue_import')
    .set({
      state: to,
      ...(result ? { result: JSON.stringify(result) } : {}),
      ...(at ? { ended_at: at } : {}),
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
};

export const setProgress = async (db: Db, id: number, done: number, total: number): Promise<void> => {
  await db.updateTable('catalogue_import').set({ done, total }).where('id', '=', id).execute();
};
