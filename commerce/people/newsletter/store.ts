import { sql } from 'kysely';
import { emailKey } from '#contract/email-key.ts';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { Db, Nullable, Row } from '#commerce/platform/database/types.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import type { Consent, GivenConsent, StoredSubscriber, Subscriber } from './types.ts';

type Website = Pick<StoreView, 'websiteId'>;

/** The website's subscriber with an email address; undefined if it never subscribed. */
export const findSubscriber = async (
  db: Db,
  { websiteId }: Website,
  email: string,
): Promise<Subscriber | undefined> => {
  return db
    .selectFrom('newsletter_subscriber')
    .select(['id', 'email', 'status', 'token', 'language'])
    .where('website_id', '=', websiteId)
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
};

/** Keys of the email addresses subscribed on the website. */
export const findSubscribed = async (
  db: Db,
  { websiteId }: Website,
  emails: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('newsletter_subscriber')
    .select('email_key as key')
    .where('website_id', '=', websiteId)
    .where('status', '=', 'SUBSCRIBED')
    .where('email_key', '=', anyOf(emails.map(emailKey)))
    .execute();
  return new Set(rows.map(({ key }) => key));
};

type NewSubscriber = { view: StoreView; email: string; customerId: number | null; token: string; now: Date };

/** Subscribes an address; undefined if it is subscribed already. An existing token remains valid. */
export const subscribe = async (
  db: Db,
  { view, email, customerId, token, now }: NewSubscriber,
): Promise<Subscriber | undefined> => {
  const { rows } = await sql<Row<'newsletter_subscriber', 'id' | 'email' | 'status' | 'token' | 'language'>>`
    insert into newsletter_subscriber as s (website_id, store_view_id, language, email, email_key, customer_id, status, token, created_at, changed_at)
    values (${view.websiteId}, ${view.id}, ${view.language}, ${email}, ${emailKey(email)}, ${customerId}, 'SUBSCRIBED', ${token}, ${now}, ${now})
    on conflict (website_id, email_key) do update
      set status = 'SUBSCRIBED', store_view_id = excluded.store_view_id, language = excluded.language, email = excluded.email,
          customer_id = coalesce(excluded.customer_id, s.customer_id), changed_at = excluded.changed_at
      where s.status <> 'SUBSCRIBED'
    returning id, email, status, token, language`.execute(db);
  return rows[0];
};

/** Ends a subscription; `hasChanged` is false if it had ended before. Undefined for an unknown token. */
export const unsubscribe = async (
  db: Db,
  token: string,
  now: Date,
): Promise<{ subscriber: Subscriber; storeViewId: number; hasChanged: boolean } | undefined> => {
  const rows = await db
    .selectFrom('newsletter_subscriber')
    .select(['id', 'email', 'status', 'token', 'language', 'store_view_id as storeViewId'])
    .where('token', '=', token)
    .forUpdate()
    .execute();
  const [found] = rows;
  if (!found) return undefined;
  const { storeViewId, ...subscriber } = found;
  if (subscriber.status === 'UNSUBSCRIBED') return { subscriber, storeViewId, hasChanged: false };
  await db
    .updateTable('newsletter_subscriber')
    .set({ status: 'UNSUBSCRIBED', changed_at: now })
    .where('id', '=', subscriber.id)
    .execute();
  return { subscriber: { ...subscriber, status: 'UNSUBSCRIBED' }, storeViewId, hasChanged: true };
};

export const insertConsent = async (db: Db, subscriberId: number, consent: Consent): Promise<void> => {
  await db
    .insertInto('newsletter_consent')
    .values({
      subscriber_id: subscriberId,
      action: consent.action,
      text_version: consent.textVersion,
      language: consent.language,
      store_view_id: consent.storeViewId,
      source: consent.source,
      network_hash: consent.networkHash,
      given_at: consent.givenAt,
    })
    .execute();
};

type StoredSubscriberRow = Row<
  'newsletter_subscriber',
  'email' | 'token' | 'status' | 'language',
  { changedAt: 'changed_at' }
> &
  Row<'store_view_code', never, { storeView: 'code' }> &
  Nullable<
    Row<'newsletter_consent', never, { consentVersion: 'text_version'; consentSource: 'source'; consentAt: 'given_at' }>
  >;

/** Every subscriber with the latest consent, newest first. */
export const readSubscribers = async (db: Db): Promise<readonly StoredSubscriber[]> => {
  const { rows } = await sql<StoredSubscriberRow>`
    select s.email, s.token, s.status, v.code as "storeView", s.language, c.text_version as "consentVersion", c.source as "consentSource", c.given_at as "consentAt",
           s.changed_at as "changedAt"
      from newsletter_subscriber s join store_view_code v on v.store_view_id = s.store_view_id
      left join lateral (select * from newsletter_consent where subscriber_id = s.id and action = 'subscribed' order by id desc limit 1) c on true
     order by s.changed_at desc, s.id desc`.execute(db);
  return rows;
};

/** Tokens of active subscriptions of an address. */
export const findTokens = async (db: Db, email: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('newsletter_subscriber')
    .select('token')
    .where('email_key', '=', emailKey(email))
    .where('status', '=', 'SUBSCRIBED')
    .execute();
  return rows.map(({ token }) => token);
};

/** Consents of an address, or only those its customer gave while signed in. Newest first. */
export const readConsents = async (
  db: Db,
  { websiteId }: Website,
  { email, customerId, isProved }: { email: string; customerId: number; isProved: boolean },
): Promise<readonly GivenConsent[]> => {
  return db
    .selectFrom('newsletter_consent as c')
    .innerJoin('newsletter_subscriber as s', 's.id', 'c.subscriber_id')
    .select(['c.given_at as givenAt', 'c.action', 'c.text_version as textVersion', 'c.source'])
    .where('s.website_id', '=', websiteId)
    .where('s.email_key', '=', emailKey(email))
    .where(sql<boolean>`(${isProved} or s.customer_id = ${customerId})`)
    .orderBy('c.id', 'desc')
    .execute();
};

/**
 * Deletes consent records of subscriptions that ended before `before`, and subscribers without any other record;
 * returns the number of records. Later records of a new subscription remain.
 */
export const deleteEndedBefore = async (db: Db, before: Date): Promise<number> => {
  const { rows } = await sql`
    delete from newsletter_consent c using newsletter_consent ended
     where ended.subscriber_id = c.subscriber_id and ended.action = 'unsubscribed' and ended.given_at < ${before} and c.id <= ended.id
    returning c.id`.execute(db);
  await sql`
    delete from newsletter_subscriber s where status = 'UNSUBSCRIBED' and changed_at < ${before}
       and not exists (select from newsletter_consent where subscriber_id = s.id)`.execute(db);
  return rows.length;
};
