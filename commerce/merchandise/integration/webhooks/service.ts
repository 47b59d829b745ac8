import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { addressProblem } from './address-rules.ts';
import { MAX_WEBHOOKS, type WebhookEvent } from './event-rules.ts';
import { QUEUE_KIND } from './deliver.ts';
import { secretOf } from './signature-rules.ts';
import {
  deleteWebhook,
  insertDeliveries,
  insertWebhook,
  readDeliveries,
  readWebhooks,
  reopen,
  type ReplayChoice,
} from './store.ts';
import type { Delivery, WebhookMessage, Webhook } from './types.ts';

/** Reason why a receiver is invalid or unknown, for the caller. */
export class WebhookError extends Error {}

type Queueing = Pick<Platform, 'jobs' | 'random' | 'clock'>;

const enqueue = async ({ jobs }: Queueing, db: Db, deliveries: readonly { id: number; webhookId: number }[]) => {
  for (const { id, webhookId } of deliveries) await jobs.enqueue(db, QUEUE_KIND, { id }, { key: String(webhookId) });
};

/** Queues a call to each receiver of these events, in the caller's transaction. */
export const announce = async (platform: Queueing, db: Db, events: readonly WebhookMessage[]): Promise<void> => {
  const at = platform.clock.now();
  const messages = events.map(({ event, data }) => ({
    id: `msg_${platform.random.token(26)}`,
    event,
    body: JSON.stringify({ type: event, timestamp: at.toISOString(), data }),
  }));
  if (messages.length > 0) await enqueue(platform, db, await insertDeliveries(db, messages, at));
};

export type Wish = { name: string; url: string; events: readonly WebhookEvent[]; integrationId: number | null };

/** Creates a receiver and returns the secret that signs its calls. Throws a {@link WebhookError}. */
export const createWebhook = async (
  { db, random, clock, settings }: Platform,
  { name, url, events, integrationId }: Wish,
): Promise<string> => {
  if (!/^[a-z0-9][a-z0-9._-]{1,39}$/i.test(name))
    throw new WebhookError('A name is 2 to 40 letters, digits, dots and dashes.');
  if (events.length === 0) throw new WebhookError('A webhook needs an event.');
  const problem = addressProblem(url, settings.areWebhooksPrivate);
  if (problem) throw new WebhookError(`The address ${problem}.`);
  if ((await readWebhooks(db.kysely)).length >= MAX_WEBHOOKS)
    throw new WebhookError(`There are ${MAX_WEBHOOKS} webhooks already.`);
  const secret = secretOf(random.bytes(32));
  if (!(await insertWebhook(db.kysely, { name, url, events, secret, integrationId, at: clock.now() })))
    throw new WebhookError(`There is a webhook ${name} already.`);
  return secret;
};

/** Receivers of an integration, or all. */
export const listWebhooks = async ({ db }: Platform, integrationId?: number): Promise<readonly Webhook[]> => {
  const all = await readWebhooks(db.kysely);
  return integrationId === undefined ? all : all.filter((one) => one.integrationId === integrationId);
};

/** A receiver by name, of an integration or any. Throws a {@link WebhookError} for an unknown one. */
export const webhookNamed = async (platform: Platform, name: string, integrationId?: number): Promise<Webhook> => {
  const found = (await listWebhooks(platform, integrationId)).find((one) => one.name === name);
  if (!found) throw new WebhookError(`There is no webhook ${name}.`);
  return found;
};

export const removeWebhook = ({ db }: Platform, { id }: Webhook): Promise<void> => deleteWebhook(db.kysely, id);

const SHOWN = 100;

/** The latest calls of one receiver, or of all. */
export const listDeliveries = ({ db }: Platform, webhook?: Webhook): Promise<readonly Delivery[]> =>
  readDeliveries(db.kysely, webhook?.id, SHOWN);

/** Sends messages again with the same ids; returns their number. */
export const replay = (platform: Platform, { id: webhookId }: Webhook, choice: ReplayChoice): Promise<number> =>
  platform.db.tx(async (db) => {
    const ids = await reopen(db, webhookId, choice);
    await enqueue(
      platform,
      db,
      ids.map((id) => ({ id, webhookId })),
    );
    return ids.length;
  });
