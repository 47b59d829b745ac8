import { ACCOUNT_DELETED, currentCustomer, type DeletedAccount } from '#commerce/people/customer/service.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { FeedbackInput, FeedbackOutput } from '#contract/generated/schema-types.ts';
import { checkedFeedback, SUBMIT_RATE } from './rules.ts';
import { deleteBefore, forgetAuthor, insertFeedback, readFeedback, readFeedbackOf, writeState } from './store.ts';
import { supportMail } from './support-mail.ts';
import type { FeedbackRecord, OwnFeedback, FeedbackState } from './types.ts';
import { translations } from '#commerce/platform/messages.ts';
import messages from './messages.json' with { type: 'json' };
import { DAY_MS } from '#commerce/platform/durations.ts';

const say = translations(messages);

/** For a signed-in customer, the account's name and email address replace the given ones. */
const signed = async (context: CommerceContext, input: FeedbackInput): Promise<FeedbackInput> => {
  if (!context.customer) return input;
  const { firstname, lastname, email } = await currentCustomer(context);
  return { ...input, user_fullname: `${firstname} ${lastname}`, user_email: email };
};

/** Stores a visitor's feedback and mails it to support, in one transaction. */
export const submitFeedback = async (context: CommerceContext, input: FeedbackInput): Promise<FeedbackOutput> => {
  context.noStore();
  context.rateLimit.check('feedback', context.ip, SUBMIT_RATE);
  const { storeView: view, customer, settings } = context;
  const feedback = checkedFeedback(await signed(context, input), view.countryId);
  await context.db.tx(async (db) => {
    const id = await insertFeedback(db, feedback, { view, customerId: customer?.id ?? null, now: context.clock.now() });
    await context.mail.enqueue(db, supportMail(feedback, id, view, settings));
  });
  return { status: true, message: say(view.language)('feedback.thanks') };
};

/** Feedback of the signed-in customer. */
export const ownFeedback = async (context: CommerceContext): Promise<readonly OwnFeedback[]> =>
  readFeedbackOf(context.db.kysely, (await currentCustomer(context)).id);

/** The same retention as for messages, stated in the privacy policy. */
const RETENTION_MS = 730 * DAY_MS;

/** Removes the author from feedback of deleted accounts, and deletes old feedback. */
export const startFeedback = ({ clock, db, jobs }: Platform): void => {
  jobs.handle(ACCOUNT_DELETED, (payload) => forgetAuthor(db.kysely, (payload as DeletedAccount).customerId));
  jobs.schedule({
    name: 'old feedback',
    everyMs: DAY_MS,
    run: async () => ({ feedback: await deleteBefore(db.kysely, new Date(clock.now().getTime() - RETENTION_MS)) }),
  });
};

/** For the shop's staff. */
export const listFeedback = (platform: Platform): Promise<readonly FeedbackRecord[]> =>
  readFeedback(platform.db.kysely);

/** Returns false for an unknown id. */
export const setFeedbackState = (platform: Platform, id: string, state: FeedbackState): Promise<boolean> =>
  writeState(platform.db.kysely, id, state);
