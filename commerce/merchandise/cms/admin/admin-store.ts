import { sql, type RawBuilder } from 'kysely';
import { criteriaPage, criteriaWhere, type Columns } from '#commerce/platform/database/criteria-store.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';

/** A stored page or block with unrendered directives, in the texts of a store view. */
export type StoredContent = Row<'cms_page' | 'cms_block', 'id' | 'identifier', { active: 'is_active' }> &
  Row<'cms_page_text' | 'cms_block_text', 'title' | 'content'> &
  Readonly<Record<string, unknown>>;

type Kind = { from: RawBuilder<unknown>; text: RawBuilder<unknown>; columns: Columns; more: RawBuilder<unknown> };

const columnsOf = (key: string): Columns => ({
  [key]: { sql: sql`e.id`, kind: 'number' },
  identifier: { sql: sql`e.identifier`, kind: 'text' },
  title: { sql: sql`t.title`, kind: 'text' },
  active: { sql: sql`case when e.is_active then 1 else 0 end`, kind: 'number' },
  is_active: { sql: sql`case when e.is_active then 1 else 0 end`, kind: 'number' },
});

const KINDS = {
  page: {
    from: sql`cms_page e`,
    text: sql`(select * from cms_page_text one where one.page_id = e.id`,
    columns: columnsOf('page_id'),
    more: sql`, t.content_heading, t.page_layout, t.meta_title, t.meta_keywords, t.meta_description`,
  },
  block: {
    from: sql`cms_block e`,
    text: sql`(select * from cms_block_text one where one.block_id = e.id`,
    columns: columnsOf('block_id'),
    more: sql``,
  },
} satisfies Readonly<Record<string, Kind>>;

const from = ({ from: table, text }: Kind, storeViewId: number): RawBuilder<unknown> =>
  sql`${table} join lateral ${text} and one.store_view_id in (0, ${storeViewId}) order by one.store_view_id desc limit 1) t on true`;

const SELECTED = sql`e.id, e.identifier, e.is_active as active, t.title, t.content`;

/** Pages or blocks by criteria, and their total number. */
export const listContent = async (
  db: Db,
  name: keyof typeof KINDS,
  storeViewId: number,
  criteria: SearchCriteria,
): Promise<{ found: readonly StoredContent[]; total: number }> => {
  const kind = KINDS[name];
  const source = from(kind, storeViewId);
  const where = criteriaWhere(kind.columns, criteria);
  const { rows } = await sql<StoredContent>`
    select ${SELECTED}${kind.more} from ${source} where ${where} ${criteriaPage(kind.columns, criteria, sql`e.id`)}`.execute(
    db,
  );
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from ${source} where ${where}`.execute(db);
  return { found: rows, total: counted[0]?.count ?? 0 };
};

export const findContent = async (
  db: Db,
  name: keyof typeof KINDS,
  storeViewId: number,
  id: number,
): Promise<StoredContent | undefined> => {
  const kind = KINDS[name];
  const { rows } = await sql<StoredContent>`
    select ${SELECTED}${kind.more} from ${from(kind, storeViewId)} where e.id = ${id}`.execute(db);
  return rows[0];
};
