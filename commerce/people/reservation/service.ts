import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { AuthorizationError } from '#commerce/platform/errors.ts';
import { findShowroom, takesVisits } from '#commerce/merchandise/showroom/service.ts';
import type { Showroom } from '#commerce/merchandise/showroom/types.ts';
import type { ShowroomVisitInput, ShowroomVisitTime } from '#contract/generated/schema-types.ts';
import { sha256 } from '#commerce/platform/sha256.ts';
import type { WaitingItem } from '#commerce/platform/waiting.ts';
import { claimSlot, notify, placeOf, showroomOf } from './booking.ts';
import { canChange, checkedVisit, isSameVisit, LINK_RATE, MAX_UPCOMING, refusal, RESERVE_RATE } from './rules.ts';
import {
  changeVisit,
  countTaken,
  countUpcoming,
  findByCustomer,
  findByRequest,
  findByToken,
  insertVisit,
  lockTime,
  readVisits,
  readBetween,
} from './store.ts';
import type { Visit, VisitRecord, VisitToShowroom } from './types.ts';
import { visitTimes } from './visit-times.ts';

export { startReservations } from './reminder.ts';

const visitable = async (context: CommerceContext, code: string): Promise<Showroom> => {
  const showroom = await findShowroom(context, code);
  if (!showroom || !takesVisits(showroom)) throw refusal('noVisits', context.storeView.language);
  return showroom;
};

/** Every possible start time of visits to a showroom, booked or free. */
export const listVisitTimes = async (context: CommerceContext, showroomCode: string): Promise<ShowroomVisitTime[]> => {
  context.noStore();
  const showroom = await visitable(context, showroomCode);
  const now = context.clock.now();
  const taken = await countTaken(context.db.kysely, showroom.code, now);
  return visitTimes(showroom, now).map(({ startsAt, date }) => ({
    starts_at: startsAt.toISOString(),
    date,
    is_free: (taken.get(startsAt.getTime()) ?? 0) < showroom.visitsAtOnce,
  }));
};

const MAX_SHOWN_VISITS = 20;

/** Visits booked while signed in, latest first, without closed showrooms. */
export const customersVisits = async (context: CommerceContext): Promise<readonly VisitToShowroom[]> => {
  context.noStore();
  if (!context.customer) throw new AuthorizationError("The current customer isn't authorized.");
  const visits = await findByCustomer(context.db.kysely, context.customer.id, MAX_SHOWN_VISITS);
  const found = await Promise.all(
    visits.map(async (visit) => ({ visit, showroom: await findShowroom(context, visit.showroomCode) })),
  );
  return found.flatMap(({ visit, showroom }) => (showroom ? [{ visit, showroom }] : []));
};

/** Books a visit. The slot and both emails are written in one transaction. Idempotent per request. */
export const reserveVisit = async (context: CommerceContext, input: ShowroomVisitInput): Promise<VisitToShowroom> => {
  context.noStore();
  const { storeView: view, random, clock } = context;
  context.rateLimit.checkIfEnabled('showroom-visit', context.ip, RESERVE_RATE);
  const request = checkedVisit(input, view);
  const showroom = await visitable(context, request.showroomCode);
  const place = await placeOf(context, showroom);
  const token = random.token(32);
  const visit = await context.db.tx(async (db) => {
    await lockTime(db, request);
    const known = await findByRequest(db, request.requestId);
    if (known) {
      if (isSameVisit(known, request)) return known;
      throw refusal('refused', view.language);
    }
    const now = clock.now();
    if ((await countUpcoming(db, request.email, now)) >= MAX_UPCOMING) throw refusal('tooMany', view.language);
    const slot = await claimSlot(context, db, showroom, request.startsAt, request.email);
    const booked = await insertVisit(db, request, {
      place: slot,
      view,
      customerId: context.customer?.id ?? null,
      tokenHash: sha256(token),
      now,
    });
    await notify(context, db, 'booked', booked, place, token);
    return booked;
  });
  return { visit, showroom };
};

const guardLink = (context: CommerceContext): void => {
  context.noStore();
  context.rateLimit.checkIfEnabled('showroom-visit-link', context.ip, LINK_RATE);
};

/** The visit of an emailed link. Read-only, because mail programs follow links too. */
export const findVisit = async (context: CommerceContext, token: string): Promise<VisitToShowroom> => {
  guardLink(context);
  const visit = await findByToken(context.db.kysely, sha256(token));
  if (!visit) throw refusal('unknownLink', context.storeView.language);
  return { visit, showroom: await showroomOf(context, visit) };
};

type Change = (db: Db, visit: Visit, showroom: Showroom) => Promise<Visit | undefined>;

const change = async (
  context: CommerceContext,
  token: string,
  event: 'moved' | 'cancelled',
  apply: Change,
): Promise<VisitToShowroom> => {
  guardLink(context);
  const known = await findByToken(context.db.kysely, sha256(token));
  if (!known) throw refusal('unknownLink', context.storeView.language);
  const showroom = await showroomOf(context, known);
  const place = await placeOf(context, showroom);
  const visit = await context.db.tx(async (db) => {
    const before = await findByToken(db, sha256(token), { isLocked: true });
    if (!before) throw refusal('unknownLink', context.storeView.language);
    const changed = await apply(db, before, showroom);
    if (changed) await notify(context, db, event, changed, place, token);
    return changed ?? before;
  });
  return { visit, showroom };
};

/** Reschedules a visit and frees its old slot; its current time is not a change. */
export const moveVisit = (context: CommerceContext, token: string, startsAt: Date): Promise<VisitToShowroom> =>
  change(context, token, 'moved', async (db, visit, showroom) => {
    const now = context.clock.now();
    if (!canChange(visit, now)) throw refusal('over', context.storeView.language);
    if (visit.startsAt.getTime() === startsAt.getTime()) return undefined;
    if (Number.isNaN(startsAt.getTime())) throw refusal('notOffered', context.storeView.language);
    await lockTime(db, { showroomCode: showroom.code, startsAt });
    const slot = await claimSlot(context, db, showroom, startsAt, visit.email);
    return changeVisit(db, visit.id, { startsAt, place: slot }, now);
  });

/** Cancels a visit. Idempotent. */
export const cancelVisit = (context: CommerceContext, token: string): Promise<VisitToShowroom> =>
  change(context, token, 'cancelled', async (db, visit) => {
    const now = context.clock.now();
    if (visit.status === 'CANCELLED') return undefined;
    if (!canChange(visit, now)) throw refusal('over', context.storeView.language);
    return changeVisit(db, visit.id, { status: 'CANCELLED' }, now);
  });

/** For the shop's staff. */
export const listVisits = (platform: Platform): Promise<readonly VisitRecord[]> => readVisits(platform.db.kysely);

/** For staff: booked visits of a day. */
export const visitsBetween = (platform: Platform, start: Date, end: Date): Promise<readonly WaitingItem[]> =>
  readBetween(platform.db.kysely, start, end);
