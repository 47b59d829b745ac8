import type { Platform } from '#commerce/platform/context.ts';
import { RETENTION_DAYS, MAX_ATTEMPTS, RETRY_DELAYS_MS } from './event-rules.ts';
import { noticeMail as webhookNotice } from './notice-mail.ts';
import { postTo } from './send.ts';
import { signedHeaders } from './signature-rules.ts';
import { deleteOldDeliveries, findToSend, recordOutcome, takeNotice, type ToSend } from './store.ts';
import { DAY_MS } from '#commerce/platform/durations.ts';

export const QUEUE_KIND = 'webhook';
/** Number of parallel calls. */
const WIDTH = 8;

type WebhookResponse = { status: number | null; error: string | null };

const call = async (
  { clock, settings }: Platform,
  { messageId, url, secret, body }: ToSend,
): Promise<WebhookResponse> => {
  const headers = signedHeaders(secret, { id: messageId, at: clock.now(), body });
  try {
    const status = await postTo({ url, headers, body }, { isPrivateAllowed: settings.areWebhooksPrivate });
    return { status, error: status >= 200 && status < 300 ? null : `answered ${status}` };
  } catch (error) {
    return { status: null, error: error instanceof Error ? error.message : String(error) };
  }
};

/** Emails staff about a receiver after its messages failed for good, at most once a day. */
const notifyStaff = async ({ db, mail, settings, clock }: Platform, message: ToSend, error: string): Promise<void> => {
  const now = clock.now();
  await db.tx(async (tx) => {
    if (await takeNotice(tx, message.name, now, new Date(now.getTime() - DAY_MS)))
      await mail.enqueue(tx, webhookNotice({ ...message, error }, 'en', settings));
  });
};

const deliver = async (platform: Platform, id: number, attempt: number): Promise<void> => {
  const { kysely } = platform.db;
  const message = await findToSend(kysely, id);
  if (!message) return;
  const { status, error } = await call(platform, message);
  const dead = error !== null && attempt >= MAX_ATTEMPTS;
  await recordOutcome(kysely, id, { status, error, delivered: error === null, dead, at: platform.clock.now() });
  if (dead) await notifyStaff(platform, message, error);
  if (error !== null) throw new Error(error);
};

/** Starts calling receivers. */
export const startWebhooks = (platform: Platform): void => {
  const { db, clock, jobs } = platform;
  jobs.handle(QUEUE_KIND, (payload, { attempt }) => deliver(platform, (payload as { id: number }).id, attempt), {
    width: WIDTH,
    delaysMs: RETRY_DELAYS_MS,
  });
  jobs.schedule({
    name: 'old messages of webhooks',
    everyMs: DAY_MS,
    run: async () => ({
      messages: await deleteOldDeliveries(db.kysely, new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS)),
    }),
  });
};
