import { findSellable } from '#commerce/merchandise/catalog/service.ts';
import { currentCustomer } from '#commerce/people/customer/service.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { ContactUsInput, ContactUsOutput } from '#contract/generated/schema-types.ts';
import { deleteRepliesBefore } from './admin/admin-store.ts';
import { acknowledgement, contactMail } from './contact-mail.ts';
import { checkedMessage, MAX_ACKNOWLEDGED, SEND_RATE } from './rules.ts';
import {
  countFrom,
  deleteMessagesBefore,
  insertMessage,
  readMessages,
  readMessagesOf,
  writeState,
  readWaiting,
} from './store.ts';
import type { ContactRecord, MessageState } from './types.ts';
import { DAY_MS } from '#commerce/platform/durations.ts';
import type { WaitingItem } from '#commerce/platform/waiting.ts';

export { checkedReply, repliesTo, sendReply } from './replies.ts';

/** Retention of messages. */
const RETENTION_MS = 730 * DAY_MS;

/** In one transaction: stores a message, emails support and confirms it to the shopper. Idempotent by request id. */
export const contactUs = async (context: CommerceContext, input: ContactUsInput): Promise<ContactUsOutput> => {
  context.noStore();
  context.rateLimit.checkIfEnabled('contact', context.ip, SEND_RATE);
  const { storeView: view, customer, settings, clock } = context;
  const message = checkedMessage(input, view.countryId);
  await context.db.tx(async (db) => {
    const now = clock.now();
    const earlier = await countFrom(db, message.email, new Date(now.getTime() - DAY_MS));
    const id = await insertMessage(db, message, { view, customerId: customer?.id ?? null, now });
    if (id === undefined) return;
    const products = message.sku ? await findSellable(context, db, [message.sku]) : undefined;
    const stored = { ...message, id, product: products?.get(message.sku ?? '')?.name ?? null };
    await context.mail.enqueue(db, contactMail(stored, view, settings));
    if (earlier < MAX_ACKNOWLEDGED) await context.mail.enqueue(db, acknowledgement(stored, view, settings));
  });
  return { status: true };
};

/** Messages of the signed-in customer. */
export const ownMessages = async (context: CommerceContext) =>
  readMessagesOf(context.db.kysely, (await currentCustomer(context)).id);

/** For staff: all messages, newest first. */
export const listMessages = (platform: Platform): Promise<readonly ContactRecord[]> => readMessages(platform.db.kysely);

const unknown = (id: number): NoSuchEntityError =>
  new NoSuchEntityError('There is no message %1.', { parameters: [id] });

/** For staff; throws for an unknown message. */
export const setMessageState = async (platform: Platform, id: number, state: MessageState): Promise<void> => {
  if (!(await writeState(platform.db.kysely, id, state))) throw unknown(id);
};

const forgetBefore = async (db: Db, before: Date): Promise<number> => {
  await deleteRepliesBefore(db, before);
  return deleteMessagesBefore(db, before);
};

/** Starts the clean-up of old messages. */
export const startContact = ({ clock, db, jobs }: Platform): void => {
  jobs.schedule({
    name: 'old messages',
    everyMs: DAY_MS,
    run: async () => ({
      messages: await forgetBefore(db.kysely, new Date(clock.now().getTime() - RETENTION_MS)),
    }),
  });
};

/** For staff: messages without a response. */
export const waitingMessages = (platform: Platform): Promise<readonly WaitingItem[]> => readWaiting(platform.db.kysely);
