import { sql } from 'kysely';
import { criteriaPage, criteriaWhere, type Columns } from '#commerce/platform/database/criteria-store.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { StaffReturn } from './types.ts';

const COLUMNS: Columns = {
  number: { sql: sql`r.number`, kind: 'text' },
  status: { sql: sql`r.state`, kind: 'text' },
  kind: { sql: sql`r.kind`, kind: 'text' },
  order_id: { sql: sql`o.number::bigint`, kind: 'number' },
  date_requested: { sql: sql`r.asked_at`, kind: 'moment' },
};

type StaffReturnRow = Row<
  'order_return',
  'id' | 'number' | 'kind' | 'state' | 'message',
  { requestedAt: 'asked_at'; changedAt: 'changed_at'; creditMemo: 'document_number' }
> &
  Row<'sales_order', 'email' | 'language', { order: 'number' }> &
  Pick<StaffReturn, 'replacement' | 'items' | 'photos' | 'version'>;

const SELECTED = sql`select r.id, r.number, r.kind, r.state, r.message, r.asked_at as "requestedAt", r.changed_at as "changedAt",
    r.document_number as "creditMemo", o.number as "order", o.email, o.language,
    (select n.number from sales_order n where n.id = r.replacement_id) as replacement,
    (select jsonb_agg(jsonb_build_object('lineId', l.number, 'sku', l.sku, 'name', coalesce(p.name, l.name), 'options', l.options, 'made', l.made, 'isVariant', p.id is not null, 'quantity', i.quantity, 'isReplaced', i.is_replaced) order by l.id)
       from order_return_item i join order_item l on l.id = i.order_item_id left join order_item p on p.id = l.parent_item_id where i.return_id = r.id) as items,
    (select count(*)::int from order_photo f where f.return_id = r.id) as photos,
    (select count(*)::int from order_event e where e.order_id = o.id) as version
  from order_return r join sales_order o on o.id = r.order_id`;

/** A page of return requests, and their total, which stops at `mostCounted`. */
export const listForStaff = async (
  db: Db,
  criteria: SearchCriteria,
  mostCounted?: number,
): Promise<{ found: readonly StaffReturn[]; total: number }> => {
  const where = criteriaWhere(COLUMNS, criteria);
  // Ids first, because PostgreSQL would read the items of all pages before this one.
  const { rows } = await sql<StaffReturnRow>`
    ${SELECTED} where r.id = any(array(
      select r.id from order_return r join sales_order o on o.id = r.order_id where ${where} ${criteriaPage(COLUMNS, criteria, sql`r.id`)}))
    ${criteriaPage(COLUMNS, { ...criteria, currentPage: 1 }, sql`r.id`)}`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from (select from order_return r join sales_order o on o.id = r.order_id where ${where}
    ${mostCounted === undefined ? sql`` : sql`limit ${mostCounted}`}) found`.execute(db);
  return { found: rows, total: counted[0]?.count ?? 0 };
};

export const findForStaff = async (db: Db, number: string): Promise<StaffReturn | undefined> =>
  (await sql<StaffReturnRow>`${SELECTED} where r.number = ${number}`.execute(db)).rows[0];
