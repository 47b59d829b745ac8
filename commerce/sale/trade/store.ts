import { sql } from 'kysely';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import { MOST_WAITING, type WaitingItem } from '#commerce/platform/waiting.ts';
import { replaceCreditRules } from './credit-store.ts';
import type { ApplicationRequest, TradeApplication, TradeRecord, TradeRule } from './types.ts';

export const readRule = async (db: Db): Promise<TradeRule | null> =>
  (await db.selectFrom('trade_rule').select('group_id as groupId').executeTakeFirst()) ?? null;

/** Null: no application is taken. */
export const replaceRule = async (db: Db, rule: TradeRule | null): Promise<void> => {
  await replaceCreditRules(db, rule?.credit ?? []);
  await db.deleteFrom('trade_rule').execute();
  if (rule) await db.insertInto('trade_rule').values({ group_id: rule.groupId }).execute();
};

const COLUMNS = sql`a.id, a.customer_id as "customerId", a.store_view_id as "storeViewId", a.company, a.licence, a.telephone, a.state, a.reason,
  a.sent_at as "sentAt", a.decided_at as "decidedAt",
  coalesce((select jsonb_agg(d.name order by d.id) from trade_document d where d.application_id = a.id), '[]') as files`;

type TradeApplicationRow = Row<
  'trade_application',
  'id' | 'company' | 'licence' | 'telephone' | 'state' | 'reason',
  { customerId: 'customer_id'; storeViewId: 'store_view_id'; sentAt: 'sent_at'; decidedAt: 'decided_at' }
> &
  Pick<TradeApplication, 'files'>;

/** The customer's newest application. */
export const findNewest = async (db: Db, customerId: number): Promise<TradeApplication | undefined> => {
  const { rows } = await sql<TradeApplicationRow>`
    select ${COLUMNS} from trade_application a where a.customer_id = ${customerId} order by a.id desc limit 1`.execute(
    db,
  );
  return rows[0];
};

export const findApplication = async (db: Db, id: number): Promise<TradeApplication | undefined> => {
  const { rows } = await sql<TradeApplicationRow>`
    select ${COLUMNS} from trade_application a where a.id = ${id}`.execute(db);
  return rows[0];
};

/** The new application's id; undefined if the customer has an undecided one. */
export const insertApplication = async (
  db: Db,
  { company, licence, telephone }: ApplicationRequest,
  given: { customerId: number; storeViewId: number; now: Date },
): Promise<number | undefined> => {
  const { rows } = await sql<Row<'trade_application', 'id'>>`
    insert into trade_application (customer_id, store_view_id, company, licence, telephone, sent_at)
    values (${given.customerId}, ${given.storeViewId}, ${company}, ${licence}, ${telephone}, ${given.now})
    on conflict (customer_id) where state = 'pending' do nothing returning id`.execute(db);
  return rows[0]?.id;
};

/** False when it is not pending. */
export const decideApplication = async (
  db: Db,
  id: number,
  given: { state: 'approved' | 'declined'; reason: string | null; now: Date },
): Promise<boolean> => {
  const rows = await db
    .updateTable('trade_application')
    .set({ state: given.state, reason: given.reason, decided_at: given.now })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returning('id')
    .execute();
  return rows.length > 0;
};

type TradeRecordRow = Row<
  'trade_application',
  'id' | 'state' | 'company' | 'licence' | 'telephone' | 'reason',
  { sentAt: 'sent_at'; decidedAt: 'decided_at' }
> &
  Row<'customer_contact', 'email', { group: 'group_id' }> &
  Pick<TradeRecord, 'name' | 'files'>;

/** Applications without a decision first, oldest first among them. */
export const readRecords = async (db: Db): Promise<readonly TradeRecord[]> => {
  const { rows } = await sql<TradeRecordRow>`
    select a.id, a.state, a.company, a.licence, a.telephone, c.firstname || ' ' || c.lastname as name, c.email, c.group_id as "group",
           a.reason, a.sent_at as "sentAt", a.decided_at as "decidedAt",
           coalesce((select string_agg(d.name, ', ' order by d.id) from trade_document d where d.application_id = a.id), '') as files
      from trade_application a join customer_contact c on c.customer_id = a.customer_id
     order by a.state <> 'pending', case when a.state = 'pending' then a.id else -a.id end`.execute(db);
  return rows;
};

export const readWaiting = (db: Db): Promise<readonly WaitingItem[]> =>
  db
    .selectFrom('trade_application')
    .select(['company as title', sql<null>`null`.as('detail'), 'sent_at as at'])
    .where('state', '=', 'pending')
    .orderBy('sent_at')
    .orderBy('company')
    .limit(MOST_WAITING)
    .execute();
