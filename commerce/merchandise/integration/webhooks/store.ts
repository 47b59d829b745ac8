import { sql } from 'kysely';
import type { Db, Nullable, Row } from '#commerce/platform/database/types.ts';
import type { WebhookEvent } from './event-rules.ts';
import type { Delivery, Webhook } from './types.ts';

const COLUMNS = sql`w.id, w.name, w.url, w.events, w.secret, w.integration_id as "integrationId", i.name as integration, w.created_at as "createdAt"`;
/** Receivers of staff and of active integrations. */
const WORKING = sql`webhook w left join integration i on i.id = w.integration_id`;
const WORKS = sql`(w.integration_id is null or i.revoked_at is null)`;

type WebhookRow = Row<
  'webhook',
  'id' | 'name' | 'url' | 'secret',
  { integrationId: 'integration_id'; createdAt: 'created_at' }
> &
  Nullable<Row<'integration', never, { integration: 'name' }>> &
  Pick<Webhook, 'events'>;

export const readWebhooks = async (db: Db): Promise<readonly Webhook[]> =>
  (await sql<WebhookRow>`select ${COLUMNS} from ${WORKING} where ${WORKS} order by w.id`.execute(db)).rows;

type Insert = Pick<Webhook, 'name' | 'url' | 'events' | 'secret' | 'integrationId'> & { at: Date };

/** Returns false if the name is taken. */
export const insertWebhook = async (
  db: Db,
  { name, url, events, secret, integrationId, at }: Insert,
): Promise<boolean> => {
  const rows = await db
    .insertInto('webhook')
    .values({ name, url, events: [...events], secret, integration_id: integrationId, created_at: at })
    .onConflict((oc) => oc.column('name').doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
};

export const deleteWebhook = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('webhook').where('id', '=', id).execute();
};

export type Message = { id: string; event: WebhookEvent; body: string };

/** Writes messages for all subscribed receivers; returns the deliveries' ids with their receivers. */
export const insertDeliveries = async (
  db: Db,
  messages: readonly Message[],
  at: Date,
): Promise<readonly { id: number; webhookId: number }[]> => {
  const { rows } = await sql<Row<'webhook_delivery', 'id', { webhookId: 'webhook_id' }>>`
    insert into webhook_delivery (webhook_id, message_id, event, body, created_at)
    select w.id, m.id, m.event, m.body, ${at}
    from jsonb_to_recordset(${JSON.stringify(messages.map((message, position) => ({ ...message, position })))}::jsonb) as m(position int, id text, event text, body text)
    join (${WORKING}) on m.event = any(w.events) and ${WORKS}
    order by m.position
    returning id, webhook_id as "webhookId"`.execute(db);
  return rows;
};

export type ToSend = Row<'webhook_delivery', 'event' | 'body', { messageId: 'message_id' }> &
  Row<'webhook', 'url' | 'secret' | 'name'>;

/** The message to send; undefined if it was delivered, or its receiver is not active. */
export const findToSend = async (db: Db, id: number): Promise<ToSend | undefined> => {
  const { rows } = await sql<ToSend>`
    select d.message_id as "messageId", d.event, d.body, w.url, w.secret, w.name
    from webhook_delivery d join (${WORKING}) on w.id = d.webhook_id and ${WORKS}
    where d.id = ${id} and d.delivered_at is null`.execute(db);
  return rows[0];
};

export type Outcome = { status: number | null; error: string | null; delivered: boolean; dead: boolean; at: Date };

export const recordOutcome = async (
  db: Db,
  id: number,
  { status, error, delivered, dead, at }: Outcome,
): Promise<void> => {
  await db
    .updateTable('webhook_delivery')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      last_status: status,
      last_error: error,
      delivered_at: delivered ? at : null,
      dead_at: dead ? at : null,
    }))
    .where('id', '=', id)
    .execute();
};

/** Returns true if staff should be notified of this receiver now; at most once since `notSince`. */
export const takeNotice = async (db: Db, name: string, at: Date, notSince: Date): Promise<boolean> => {
  const rows = await db
    .updateTable('webhook')
    .set({ noticed_at: at })
    .where('name', '=', name)
    .where(sql<boolean>`(noticed_at is null or noticed_at <= ${notSince})`)
    .returning('id')
    .execute();
  return rows.length > 0;
};

const DELIVERY = [
  'd.id',
  'w.name as webhook',
  'd.message_id as messageId',
  'd.event',
  'd.created_at as createdAt',
  'd.attempts',
  'd.last_status as lastStatus',
  'd.last_error as lastError',
  'd.delivered_at as deliveredAt',
  'd.dead_at as deadAt',
] as const;

export const readDeliveries = async (
  db: Db,
  webhookId: number | undefined,
  count: number,
): Promise<readonly Delivery[]> => {
  return db
    .selectFrom('webhook_delivery as d')
    .innerJoin('webhook as w', 'w.id', 'd.webhook_id')
    .select(DELIVERY)
    .$narrowType<{ event: WebhookEvent }>()
    .$if(webhookId !== undefined, (query) => query.where('w.id', '=', webhookId!))
    .orderBy('d.id', 'desc')
    .limit(count)
    .execute();
};

export type ReplayChoice = { messageId?: string | undefined; since?: Date | undefined };

/** Reopens messages of a receiver: one, all of a period, or by default all that were given up. */
export const reopen = async (
  db: Db,
  webhookId: number,
  { messageId, since }: ReplayChoice,
): Promise<readonly number[]> => {
  const chosen = messageId
    ? sql`message_id = ${messageId}`
    : since
      ? sql`created_at >= ${since}`
      : sql`dead_at is not null`;
  const { rows } = await sql<Row<'webhook_delivery', 'id'>>`
    update webhook_delivery set delivered_at = null, dead_at = null, attempts = 0
    where webhook_id = ${webhookId} and (delivered_at is not null or dead_at is not null) and ${chosen}
    returning id`.execute(db);
  return rows.map(({ id }) => id).sort((one, other) => one - other);
};

export const deleteOldDeliveries = async (db: Db, before: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('webhook_delivery')
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
