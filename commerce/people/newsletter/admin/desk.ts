import type { CommerceContext } from '#commerce/platform/context.ts';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import { toCsv } from '#commerce/platform/csv.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { endSubscription, listSubscribers as allSubscribers } from '../service.ts';
import { findById, listSubscribers } from './admin-store.ts';

/** A page of subscribers. */
export const subscribersPage = ({ db }: CommerceContext, criteria: SearchCriteria) =>
  listSubscribers(db.kysely, criteria);

/** Ends one subscription. Idempotent. */
export const unsubscribeForStaff = (context: CommerceContext, id: number, by: string): Promise<void> =>
  context.db.tx(async (db) => {
    const subscriber = await findById(db, id);
    if (!subscriber) throw new NoSuchEntityError('There is no subscriber %1.', { parameters: [id] });
    const status = await endSubscription(db, subscriber.token, context.clock.now());
    await recordStaffAction(
      context,
      db,
      'newsletter-ended',
      { by },
      { subject: `subscriber ${id}`, after: { status } },
    );
  });

/** Active subscribers as CSV, with the links that emails need. The export is recorded. */
export const exportSubscribers = async (context: CommerceContext, by: string): Promise<string> => {
  await context.db.tx((db) => recordStaffAction(context, db, 'newsletter-exported', { by }));
  const all = await allSubscribers(context);
  return toCsv(all.filter(({ status }) => status === 'SUBSCRIBED'));
};
