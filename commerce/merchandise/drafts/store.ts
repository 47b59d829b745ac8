import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { Content, Draft, DraftKind } from './types.ts';

const COLUMNS = ['store_view_id as storeViewId', 'content', 'saved_by as savedBy', 'saved_at as savedAt'] as const;

export const readDrafts = async (db: Db, kind: DraftKind, entity: string): Promise<readonly Draft[]> =>
  db
    .selectFrom('content_draft')
    .select(COLUMNS)
    .$narrowType<{ content: Content }>()
    .where('kind', '=', kind)
    .where('entity', '=', entity)
    .orderBy('store_view_id')
    .execute();

/** Makes other changes of the content wait until the transaction ends. */
export const lockContent = async (db: Db, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content ${name}`}, 0))`.execute(db);
};

/** Entities with drafts. */
export const readDrafted = async (db: Db, kind: DraftKind): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('content_draft')
    .select('entity')
    .distinct()
    .where('kind', '=', kind)
    .orderBy('entity')
    .limit(1000)
    .execute();
  return rows.map(({ entity }) => entity);
};

export const writeDraft = async (
  db: Db,
  kind: DraftKind,
  entity: string,
  { storeViewId, content, savedBy, savedAt }: Draft,
): Promise<void> => {
  const values = { content: JSON.stringify(content), saved_by: savedBy, saved_at: savedAt };
  await db
    .insertInto('content_draft')
    .values({ kind, entity, store_view_id: storeViewId, ...values })
    .onConflict((conflict) => conflict.columns(['kind', 'entity', 'store_view_id']).doUpdateSet(values))
    .execute();
};

export const deleteDraft = async (db: Db, kind: DraftKind, entity: string, storeViewId: number): Promise<void> => {
  await db
    .deleteFrom('content_draft')
    .where('kind', '=', kind)
    .where('entity', '=', entity)
    .where('store_view_id', '=', storeViewId)
    .execute();
};
