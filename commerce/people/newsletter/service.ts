import { issueCoupon } from '#commerce/sale/discount/service.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { NoSuchEntityError, TooManyRequestsError } from '#commerce/platform/errors.ts';
import { readSecret } from '#commerce/platform/secrets/store.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import type { NewsletterConsentInput, SubscriptionStatusesEnum } from '#contract/generated/schema-types.ts';
import { endPage, oneClickAddress } from './links.ts';
import {
  alreadySubscribed,
  checkedConsent,
  checkedEmail,
  guestsRefused,
  networkHash,
  PROOF_RETENTION_YEARS,
  SUBSCRIBE_RATE,
  UNSUBSCRIBE_RATE,
} from './rules.ts';
import {
  deleteEndedBefore,
  findSubscribed,
  findSubscriber,
  findTokens,
  insertConsent,
  readConsents,
  readSubscribers,
  subscribe,
  unsubscribe,
} from './store.ts';
import type { GivenConsent, SubscriberRecord } from './types.ts';
import { welcomeMail } from './welcome-mail.ts';

const begin = async (
  context: CommerceContext,
  email: string,
  { textVersion, source }: { textVersion: string | null; source: string },
): Promise<SubscriptionStatusesEnum> => {
  const { storeView: view, customer } = context;
  const key = await readSecret(context.db, context.random, 'newsletter-network');
  const now = context.clock.now();
  return context.db.tx(async (db) => {
    const subscriber = await subscribe(db, {
      view,
      email,
      customerId: customer?.id ?? null,
      token: context.random.token(32),
      now,
    });
    if (!subscriber) throw alreadySubscribed(view.language);
    await insertConsent(db, subscriber.id, {
      action: 'subscribed',
      textVersion,
      language: view.language,
      storeViewId: view.id,
      source,
      networkHash: networkHash(key, context.ip),
      givenAt: now,
    });
    const coupon = await issueCoupon(context, db, { to: 'newsletter', email, place: view, now });
    await context.mail.enqueue(db, welcomeMail(subscriber, view, context.settings, coupon));
    return subscriber.status;
  });
};

/** Subscribes an address to the website's newsletter; writes consent record and email in one transaction. */
export const subscribeToNewsletter = async (
  context: CommerceContext,
  given: string,
  consent?: NewsletterConsentInput | null,
): Promise<SubscriptionStatusesEnum> => {
  context.noStore();
  const { storeView: view, customer } = context;
  context.rateLimit.check('newsletter', context.ip, SUBSCRIBE_RATE);
  const email = checkedEmail(given, view.language);
  const proof = checkedConsent(consent);
  if (!customer && !context.settings.newsletterGuests) throw guestsRefused(view.language);
  return begin(context, email, proof);
};

const end = async (db: Db, token: string, source: string, now: Date): Promise<SubscriptionStatusesEnum> => {
  const ended = await unsubscribe(db, token, now);
  if (!ended)
    throw new NoSuchEntityError('This is not a valid subscription.', { code: 'NEWSLETTER', event: 'link-refused' });
  const { subscriber, storeViewId, hasChanged } = ended;
  if (hasChanged) {
    await insertConsent(db, subscriber.id, {
      action: 'unsubscribed',
      textVersion: null,
      language: subscriber.language,
      storeViewId,
      source,
      networkHash: null,
      givenAt: now,
    });
  }
  return subscriber.status;
};

/** Ends the subscription of an email's link. Idempotent; throws for an unknown token. */
export const unsubscribeFromNewsletter = async (
  context: CommerceContext,
  token: string,
  source: 'link' | 'one-click' | 'account',
): Promise<SubscriptionStatusesEnum> => {
  context.noStore();
  context.rateLimit.check('newsletter-end', context.ip, UNSUBSCRIBE_RATE);
  return context.db.tx((db) => end(db, token, source, context.clock.now()));
};

/** Returns true if the account's address receives the newsletter. */
export const isAccountSubscribed = async (context: CommerceContext, { email }: { email: string }): Promise<boolean> =>
  (await findSubscriber(context.db.kysely, context.storeView, email))?.status === 'SUBSCRIBED';

/** Keys of the subscribed email addresses. */
export const subscribedAmong = ({ db, storeView }: CommerceContext, emails: readonly string[]) =>
  findSubscribed(db.kysely, storeView, emails);

/**
 * Starts or ends the newsletter of a signed-in customer; idempotent. The consent record names the account as its source
 * and has no text version: forms with a consent text use `subscribeToNewsletter`.
 */
export const setAccountSubscription = async (
  context: CommerceContext,
  { email }: { email: string },
  isWanted: boolean,
): Promise<void> => {
  const subscriber = await findSubscriber(context.db.kysely, context.storeView, email);
  if ((subscriber?.status === 'SUBSCRIBED') === isWanted) return;
  if (isWanted && !context.rateLimit.allow('newsletter', context.ip, SUBSCRIBE_RATE)) throw new TooManyRequestsError();
  if (isWanted) await begin(context, email, { textVersion: null, source: 'account' });
  else if (subscriber) await unsubscribeFromNewsletter(context, subscriber.token, 'account');
};

/** Consents of a customer; for an unconfirmed mailbox only those given while signed in. */
export const consentsOf = (
  context: CommerceContext,
  customer: { id: number; email: string; confirmedAt: Date | null },
): Promise<readonly GivenConsent[]> =>
  readConsents(context.db.kysely, context.storeView, {
    email: customer.email,
    customerId: customer.id,
    isProved: customer.confirmedAt !== null,
  });

/** For the shop's staff. */
export const listSubscribers = async (platform: Platform): Promise<readonly SubscriberRecord[]> => {
  const { publicUrl } = platform.settings;
  const views = await listStoreViews(platform);
  const stored = await readSubscribers(platform.db.kysely);
  return stored.map(({ token, ...subscriber }) => {
    const view = views.find(({ code }) => code === subscriber.storeView);
    const link = view && subscriber.status === 'SUBSCRIBED' ? { publicUrl, view, token } : undefined;
    return {
      ...subscriber,
      unsubscribePage: link ? endPage(link) : '',
      listUnsubscribe: link ? `<${oneClickAddress(link)}>` : '',
    };
  });
};

/** For staff: ends one subscription, in the caller's transaction. Idempotent. */
export const endSubscription = (db: Db, token: string, now: Date): Promise<SubscriptionStatusesEnum> =>
  end(db, token, 'staff', now);

/** Ends every subscription of an address on all websites; returns their number. */
export const endSubscriptionsOf = ({ db: database, clock }: Platform, email: string): Promise<number> =>
  database.tx(async (db) => {
    const tokens = await findTokens(db, email);
    for (const token of tokens) await end(db, token, 'staff', clock.now());
    return tokens.length;
  });

/** Starts the clean-up of old consent records. */
export const startNewsletter = ({ clock, db, jobs }: Platform): void =>
  jobs.schedule({
    name: 'old proofs of consent',
    everyMs: 24 * 3600 * 1000,
    run: async () => {
      const before = new Date(clock.now());
      before.setUTCFullYear(before.getUTCFullYear() - PROOF_RETENTION_YEARS);
      return { proofs: await db.tx((tx) => deleteEndedBefore(tx, before)) };
    },
  });
