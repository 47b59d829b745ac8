import { sql } from 'kysely';
import { isDue } from '#commerce/platform/database/visible-dates.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { Menu, MenuInput, MenuNode, MenuNodeInput, StoredMenu } from './types.ts';

const stamp = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD HH24:MI:SS')`;
/** A time of a node as a JSON member; nothing if it is null. */
const nodeTime = (name: string, column: string) =>
  sql`case when ${sql.ref(column)} is null then '{}'::jsonb else jsonb_build_object(${name}::text, to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')) end`;

type NodeRow = MenuNode & { isActive: boolean };
type MenuRow = Row<'menu', 'id' | 'identifier' | 'title', { cssClass: 'css_class' }> &
  Pick<Menu, 'createdAt' | 'updatedAt' | 'storeViewIds'> & { nodes: readonly NodeRow[] };

/** Nodes in the form of the service; if asked, without inactive ones and those below them. Parents come first. */
const nodesOf = (rows: readonly NodeRow[], isActiveOnly: boolean): readonly MenuNode[] => {
  const hidden = new Set<number>();
  return rows.flatMap(({ isActive, ...node }) => {
    if (!isActiveOnly || (isActive && !hidden.has(node.parentId))) return [node];
    hidden.add(node.id);
    return [];
  });
};

/** Active menus with their active nodes, or all menus with all nodes. */
export const readMenus = async (db: Db, { isActiveOnly = true } = {}): Promise<readonly Menu[]> => {
  const { rows } = await sql<MenuRow>`
    select m.id, m.identifier, m.title, m.css_class as "cssClass", ${stamp('m.created_at')} as "createdAt", ${stamp('m.updated_at')} as "updatedAt",
           (select coalesce(array_agg(s.store_view_id order by s.store_view_id), '{}') from menu_store_view s where s.menu_id = m.id) as "storeViewIds",
           coalesce((select jsonb_agg(jsonb_build_object('id', n.id, 'parentId', coalesce(n.parent_id, 0), 'level', n.level,
               'position', n.position, 'type', n.type, 'title', n.title, 'content', n.content, 'classes', n.classes, 'image', n.image,
               'imageAltText', n.image_alt_text, 'opensNewTab', n.opens_new_tab, 'searchParams', n.search_params,
               'description', n.description, 'createdAt', ${stamp('n.created_at')}, 'updatedAt', ${stamp('n.updated_at')}, 'isActive', n.is_active)
               || ${nodeTime('visibleFrom', 'n.visible_from')} || ${nodeTime('visibleUntil', 'n.visible_until')}
               order by n.level, coalesce(n.parent_id, 0), n.position, n.id)
             from menu_node n where n.menu_id = m.id), '[]'::jsonb) as nodes
      from menu m where m.is_active or not ${isActiveOnly} order by m.id`.execute(db);
  return rows.map(({ nodes, ...menu }) => ({ ...menu, nodes: nodesOf(nodes, isActiveOnly) }));
};

type Flat = Omit<MenuNodeInput, 'children'> & { id: number; parentId: number | null; level: number; position: number };

/** Numbers the nodes from `first`, parents before children. */
const flatten = (nodes: readonly MenuNodeInput[], first: number): readonly Flat[] => {
  const flat: Flat[] = [];
  const visit = (siblings: readonly MenuNodeInput[], parentId: number | null, level: number): void => {
    siblings.forEach(({ children, ...node }, position) => {
      const id = first + flat.length;
      flat.push({ ...node, id, parentId, level, position });
      visit(children, id, level + 1);
    });
  };
  visit(nodes, null, 0);
  return flat;
};

const countNodes = (nodes: readonly MenuNodeInput[]): number =>
  nodes.reduce((sum, { children }) => sum + 1 + countNodes(children), 0);

const reserveIds = async (db: Db, count: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select min(id)::int as id from (
    select nextval(pg_get_serial_sequence('menu_node', 'id')) as id from generate_series(1, ${count})) as reserved`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
};

const writeNodes = async (db: Db, menuId: number, nodes: readonly MenuNodeInput[]): Promise<void> => {
  await db.deleteFrom('menu_node').where('menu_id', '=', menuId).execute();
  const count = countNodes(nodes);
  if (count === 0) return;
  const rows = flatten(nodes, await reserveIds(db, count));
  await sql`insert into menu_node (id, menu_id, parent_id, level, position, type, title, content, classes, image, image_alt_text,
                                   opens_new_tab, search_params, description, visible_from, visible_until, is_active)
    select id, ${menuId}, "parentId", level, position, type, title, content, classes, image, "imageAltText", "opensNewTab",
           "searchParams", description, "visibleFrom" at time zone 'UTC', "visibleUntil" at time zone 'UTC',
           coalesce("visibleFrom" at time zone 'UTC' <= now(), true) and coalesce("visibleUntil" at time zone 'UTC' > now(), true)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i(id int, "parentId" int, level int, position int, type text, title text,
             content text, classes text, image text, "imageAltText" text, "opensNewTab" boolean, "searchParams" text, description text,
             "visibleFrom" timestamp, "visibleUntil" timestamp)
     order by level`.execute(db);
};

/** Inserts and replaces menus by identifier. */
export const writeMenus = async (db: Db, menus: readonly MenuInput[]): Promise<void> => {
  for (const menu of menus) {
    const { rows } = await sql<Row<'menu', 'id'>>`insert into menu (identifier, title, css_class, is_active)
      values (${menu.identifier}, ${menu.title}, ${menu.cssClass}, ${menu.isActive})
      on conflict (identifier) do update set title = excluded.title, css_class = excluded.css_class, is_active = excluded.is_active,
        updated_at = now() returning id`.execute(db);
    const menuId = (rows[0] as { id: number }).id;
    await db.deleteFrom('menu_store_view').where('menu_id', '=', menuId).execute();
    await sql`insert into menu_store_view (menu_id, store_view_id) select ${menuId}, unnest(${menu.storeViewIds}::int[])`.execute(
      db,
    );
    await writeNodes(db, menuId, menu.nodes);
  }
};

const childrenOf = (nodes: readonly MenuNode[], parent: number): readonly MenuNodeInput[] =>
  nodes
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, parentId: _parent, level: _level, position: _place, createdAt: _at, updatedAt: _since, ...node }) => ({
      ...node,
      children: childrenOf(nodes, id),
    }));

/** Shows and hides entries whose time has come; returns how many. */
export const switchDueEntries = async (db: Db, now: Date): Promise<number> => {
  const rows = await db
    .updateTable('menu_node')
    .set({ is_active: sql<boolean>`not is_active` })
    .where(isDue(now))
    .returning('id')
    .execute();
  return rows.length;
};

/** All menus in their input form. */
export const readMenuInputs = async (db: Db): Promise<readonly StoredMenu[]> => {
  const menus = await readMenus(db, { isActiveOnly: false });
  const active = await db.selectFrom('menu').select(['id', 'is_active']).execute();
  return menus.map(({ id, identifier, title, cssClass, storeViewIds, nodes }) => ({
    id,
    identifier,
    title,
    cssClass,
    storeViewIds,
    isActive: active.some((one) => one.id === id && one.is_active),
    nodes: childrenOf(nodes, 0),
  }));
};
