import { sql } from 'kysely';
import { criteriaPage, criteriaWhere, type Columns } from '#commerce/platform/database/criteria-store.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';

const yes = (column: string) => ({ sql: sql`(${sql.ref(column)})::int`, kind: 'number' }) as const;

const COLUMNS: Columns = {
  attribute_id: { sql: sql`a.id`, kind: 'number' },
  attribute_code: { sql: sql`a.code`, kind: 'text' },
  frontend_input: { sql: sql`a.input`, kind: 'text' },
  position: { sql: sql`a.position`, kind: 'number' },
  is_filterable: yes('a.is_filterable'),
  is_searchable: yes('a.is_searchable'),
  is_comparable: yes('a.is_comparable'),
  used_for_sort_by: yes('a.is_sortable'),
  used_in_product_listing: yes('a.is_used_in_listing'),
  is_visible_on_front: yes('a.is_visible_on_front'),
};

/** Codes of a page of attributes by criteria, and how many there are. */
export const listCodes = async (
  db: Db,
  criteria: SearchCriteria,
): Promise<{ codes: readonly string[]; total: number }> => {
  const where = criteriaWhere(COLUMNS, criteria);
  const { rows } = await sql<Row<'attribute', 'code'>>`
    select a.code from attribute a where ${where} ${criteriaPage(COLUMNS, criteria, sql`a.id`)}`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from attribute a where ${where}`.execute(db);
  return { codes: rows.map(({ code }) => code), total: counted[0]?.count ?? 0 };
};

/** The only attribute set; it holds every attribute. */
const SETS = sql`(values (4, 'Default', 1, 4)) as s (id, name, sort_order, entity)`;
const COLUMNS_OF_SETS: Columns = {
  attribute_set_id: { sql: sql`s.id`, kind: 'number' },
  attribute_set_name: { sql: sql`s.name`, kind: 'text' },
  sort_order: { sql: sql`s.sort_order`, kind: 'number' },
  entity_type_id: { sql: sql`s.entity`, kind: 'number' },
  entity_type_code: { sql: sql`'catalog_product'`, kind: 'text' },
};

/** Attribute sets that match criteria. */
export const listSets = async (db: Db, criteria: SearchCriteria): Promise<readonly object[]> =>
  (
    await sql<object>`select s.id as attribute_set_id, s.name as attribute_set_name, s.sort_order, s.entity as entity_type_id
      from ${SETS} where ${criteriaWhere(COLUMNS_OF_SETS, criteria)}`.execute(db)
  ).rows;
