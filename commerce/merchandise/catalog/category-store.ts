import { sql, type NotNull } from 'kysely';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { CategoryInput } from './types.ts';

const ROOT = 2;

/** Category ids by key: the url keys of the catalogue files from the top level down, also after a rename. */
export const readCategoryKeys = async (db: Db): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('category as c')
    .innerJoin('category_text as t', (join) => join.onRef('t.category_id', '=', 'c.id').on('t.store_view_id', '=', 0))
    .select(['c.id', 'c.parent_id', 'c.folder_key', 't.url_key'])
    .$narrowType<{ parent_id: NotNull }>()
    .where('c.level', '>', 1)
    .orderBy('c.level')
    .orderBy('c.id')
    .execute();
  const keyById = new Map<number, string>();
  for (const { id, parent_id, url_key, folder_key } of rows) {
    const parent = keyById.get(parent_id);
    keyById.set(id, folder_key ?? (parent ? `${parent}/${url_key}` : (url_key ?? `#${id}`)));
  }
  return new Map([...keyById].map(([id, key]) => [key, id]));
};

const insertCategory = async (db: Db, parentId: number): Promise<number> => {
  const { rows } = await sql<Row<'category', 'id'>>`
    with next as (select nextval(pg_get_serial_sequence('category', 'id'))::int as id)
    insert into category (id, parent_id, path, level)
    select next.id, p.id, p.path || '/' || next.id, p.level + 1 from next, category p where p.id = ${parentId}
    returning id`.execute(db);
  return (rows[0] as { id: number }).id;
};

/** Inserts and updates categories; unlisted ones remain. Returns ids by key. */
export const writeCategories = async (db: Db, categories: readonly CategoryInput[]): Promise<Map<string, number>> => {
  const idByKey = await readCategoryKeys(db);
  for (const { key, parentKey } of categories) {
    if (!idByKey.has(key))
      idByKey.set(key, await insertCategory(db, parentKey ? (idByKey.get(parentKey) as number) : ROOT));
  }
  const rows = categories.map(({ texts: _texts, ...category }) => ({ ...category, id: idByKey.get(category.key) }));
  await sql`update category c set position = i.position, is_active = i."isActive", include_in_menu = i."includeInMenu",
      image = i.image, display_mode = i."displayMode", cms_block = i."cmsBlock", default_sort_by = i."defaultSortBy"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i(id int, position int, "isActive" boolean, "includeInMenu" boolean,
      image text, "displayMode" text, "cmsBlock" text, "defaultSortBy" text)
    where c.id = i.id`.execute(db);
  const texts = categories.flatMap(({ key, texts }) =>
    texts.map((text) => ({ ...text, categoryId: idByKey.get(key) })),
  );
  await db
    .deleteFrom('category_text')
    .where('category_id', '=', anyOf(rows.map(({ id }) => id)))
    .execute();
  await sql`insert into category_text (category_id, store_view_id, name, description, url_key, meta_title, meta_description,
                                       meta_keywords, image_alt)
    select "categoryId", "storeViewId", name, description, "urlKey", "metaTitle", "metaDescription", "metaKeywords", "imageAlt"
      from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as i("categoryId" int, "storeViewId" int, name text, description text,
        "urlKey" text, "metaTitle" text, "metaDescription" text, "metaKeywords" text, "imageAlt" text)`.execute(db);
  return idByKey;
};
