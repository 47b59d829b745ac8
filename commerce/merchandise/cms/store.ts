import { sql } from 'kysely';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { RawBuilder } from 'kysely';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { BlockRow, CmsBlockInput, CmsPageInput, Stored, PageRow } from './types.ts';

const pageColumns =
  sql.raw(`p.id, p.identifier, p.is_active as "isActive", t.title, t.content, t.content_heading as "contentHeading",
  t.page_layout as "pageLayout", t.meta_title as "metaTitle", t.meta_description as "metaDescription", t.meta_keywords as "metaKeywords"`);

type StoredPageRow = Row<'cms_page', 'id' | 'identifier', { isActive: 'is_active' }> &
  Row<
    'cms_page_text',
    'title' | 'content',
    {
      contentHeading: 'content_heading';
      pageLayout: 'page_layout';
      metaTitle: 'meta_title';
      metaDescription: 'meta_description';
      metaKeywords: 'meta_keywords';
    }
  >;

const readPage = async (db: Db, storeViewId: number, condition: RawBuilder<unknown>): Promise<PageRow | undefined> => {
  const { rows } = await sql<StoredPageRow>`
    select ${pageColumns} from cms_page p join cms_page_text t on t.page_id = p.id and t.store_view_id in (0, ${storeViewId})
     where ${condition} order by t.store_view_id desc limit 1`.execute(db);
  return rows[0];
};

export const readPageById = (db: Db, storeViewId: number, id: number): Promise<PageRow | undefined> =>
  readPage(db, storeViewId, sql`p.id = ${id}`);

export const readPageByIdentifier = (db: Db, storeViewId: number, identifier: string): Promise<PageRow | undefined> =>
  readPage(db, storeViewId, sql`p.identifier = ${identifier}`);

/** Filters identifiers to active pages of a store view. */
export const readActiveIdentifiers = async (
  db: Db,
  storeViewId: number,
  identifiers: readonly string[],
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('cms_page as p')
    .innerJoin('cms_page_text as t', 't.page_id', 'p.id')
    .select('p.identifier')
    .distinct()
    .where('p.is_active', '=', true)
    .where('t.store_view_id', 'in', [0, storeViewId])
    .where('p.identifier', '=', anyOf(identifiers))
    .execute();
  return rows.map(({ identifier }) => identifier);
};

/** Active blocks by identifier or numeric id. */
export const readBlocks = async (
  db: Db,
  storeViewId: number,
  names: readonly string[],
): Promise<readonly BlockRow[]> => {
  const { rows } = await sql<Row<'cms_block', 'id' | 'identifier'> & Row<'cms_block_text', 'title' | 'content'>>`
    select distinct on (b.id) b.id, b.identifier, t.title, t.content
      from cms_block b join cms_block_text t on t.block_id = b.id and t.store_view_id in (0, ${storeViewId})
     where b.is_active and (b.identifier = any(${names}::text[]) or b.id::text = any(${names}::text[]))
     order by b.id, t.store_view_id desc`.execute(db);
  return rows;
};

const asRows = (rows: readonly object[], columns: string): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i(${sql.raw(columns)})`;

const writeIdentifiers = async (
  db: Db,
  table: 'cms_page' | 'cms_block',
  rows: readonly { identifier: string; isActive: boolean }[],
): Promise<Map<string, number>> => {
  const written = await sql<Row<'cms_page', 'id' | 'identifier'>>`
    insert into ${sql.table(table)} (identifier, is_active)
    select identifier, "isActive" from ${asRows(
      rows.map(({ identifier, isActive }) => ({ identifier, isActive })),
      'identifier text, "isActive" boolean',
    )}
    on conflict (identifier) do update set is_active = excluded.is_active returning id, identifier`.execute(db);
  return new Map(written.rows.map(({ id, identifier }) => [identifier, id]));
};

/** Inserts and replaces pages by identifier; returns their ids. */
export const writePages = async (db: Db, pages: readonly CmsPageInput[]): Promise<Map<string, number>> => {
  const ids = await writeIdentifiers(db, 'cms_page', pages);
  const texts = pages.flatMap(({ identifier, texts: each }) =>
    each.map((text) => ({ ...text, pageId: ids.get(identifier) })),
  );
  const rows = asRows(
    texts,
    '"pageId" int, "storeViewId" int, title text, content text, "contentHeading" text, "pageLayout" text, "metaTitle" text, "metaDescription" text, "metaKeywords" text',
  );
  await db
    .deleteFrom('cms_page_text')
    .where('page_id', '=', anyOf([...ids.values()]))
    .where(sql<boolean>`(page_id, store_view_id) not in (select "pageId", "storeViewId" from ${rows})`)
    .execute();
  // Unchanged texts are not updated, to preserve the time of their last change.
  await sql`insert into cms_page_text as t (page_id, store_view_id, title, content, content_heading, page_layout, meta_title, meta_description, meta_keywords, updated_at)
    select "pageId", "storeViewId", title, content, "contentHeading", "pageLayout", "metaTitle", "metaDescription", "metaKeywords", now() from ${rows}
    on conflict (page_id, store_view_id) do update set title = excluded.title, content = excluded.content,
      content_heading = excluded.content_heading, page_layout = excluded.page_layout, meta_title = excluded.meta_title,
      meta_description = excluded.meta_description, meta_keywords = excluded.meta_keywords, updated_at = excluded.updated_at
    where (t.title, t.content, t.content_heading, t.page_layout, t.meta_title, t.meta_description, t.meta_keywords) is distinct from
      (excluded.title, excluded.content, excluded.content_heading, excluded.page_layout, excluded.meta_title, excluded.meta_description, excluded.meta_keywords)`.execute(
    db,
  );
  return ids;
};

/** Inserts and replaces blocks by identifier. */
export const writeBlocks = async (db: Db, blocks: readonly CmsBlockInput[]): Promise<void> => {
  const ids = await writeIdentifiers(db, 'cms_block', blocks);
  const texts = blocks.flatMap(({ identifier, texts: each }) =>
    each.map((text) => ({ ...text, blockId: ids.get(identifier) })),
  );
  await db
    .deleteFrom('cms_block_text')
    .where('block_id', '=', anyOf([...ids.values()]))
    .execute();
  await sql`insert into cms_block_text (block_id, store_view_id, title, content)
    select "blockId", "storeViewId", title, content from ${asRows(texts, '"blockId" int, "storeViewId" int, title text, content text')}`.execute(
    db,
  );
};

/** Stored pages, all or by identifier. */
export const readPageInputs = async (
  db: Db,
  identifiers: readonly string[],
): Promise<readonly Stored<CmsPageInput>[]> => {
  const { rows } = await sql<
    Row<'cms_page', 'id' | 'identifier', { isActive: 'is_active' }> & Pick<Stored<CmsPageInput>, 'texts'>
  >`
    select p.id, p.identifier, p.is_active as "isActive", coalesce((select jsonb_agg(jsonb_build_object('storeViewId', t.store_view_id, 'title', t.title,
      'content', t.content, 'contentHeading', t.content_heading, 'pageLayout', t.page_layout, 'metaTitle', t.meta_title,
      'metaDescription', t.meta_description, 'metaKeywords', t.meta_keywords) order by t.store_view_id) from cms_page_text t where t.page_id = p.id), '[]') as texts
    from cms_page p where p.identifier = any(${identifiers}::text[])`.execute(db);
  return rows;
};

type StoredBlockRow = Row<'cms_block', 'id' | 'identifier', { isActive: 'is_active' }> &
  Pick<Stored<CmsBlockInput>, 'texts'>;

export const readBlockInputs = async (
  db: Db,
  identifiers: readonly string[],
): Promise<readonly Stored<CmsBlockInput>[]> => {
  const { rows } = await sql<StoredBlockRow>`
    select b.id, b.identifier, b.is_active as "isActive", coalesce((select jsonb_agg(jsonb_build_object('storeViewId', t.store_view_id, 'title', t.title,
      'content', t.content) order by t.store_view_id) from cms_block_text t where t.block_id = b.id), '[]') as texts
    from cms_block b where b.identifier = any(${identifiers}::text[])`.execute(db);
  return rows;
};

export const readIdentifier = async (
  db: Db,
  table: 'cms_page' | 'cms_block',
  id: number,
): Promise<string | undefined> =>
  (await db.selectFrom(table).select('identifier').where('id', '=', id).executeTakeFirst())?.identifier;

/** Changes the identifier of a page or block; its id is unchanged. */
export const renameContent = async (
  db: Db,
  table: 'cms_page' | 'cms_block',
  id: number,
  identifier: string,
): Promise<void> => {
  await sql`update ${sql.table(table)} set identifier = ${identifier} where id = ${id}`.execute(db);
};

export const deleteContent = async (db: Db, table: 'cms_page' | 'cms_block', id: number): Promise<void> => {
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(db);
};

/** Ids of the active pages with texts of a store view, 0 for every view. */
export const readActivePages = async (
  db: Db,
): Promise<readonly { id: number; storeViewId: number; changedAt: Date | null }[]> => {
  return db
    .selectFrom('cms_page as p')
    .innerJoin('cms_page_text as t', 't.page_id', 'p.id')
    .select(['p.id', 't.store_view_id as storeViewId', 't.updated_at as changedAt'])
    .where('p.is_active', '=', true)
    .execute();
};
