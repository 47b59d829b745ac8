import { takesVisits, showroomsOfView } from '#commerce/merchandise/showroom/service.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import { viewFor } from '#commerce/people/customer/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { sha256 } from '#commerce/platform/sha256.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { claimSlot, notify, placeOf, showroomOf } from '../booking.ts';
import { canChange, refusal } from '../rules.ts';
import { changeVisit, findById, lockById, lockTime, writeCame, writeToken } from '../store.ts';
import type { Visit } from '../types.ts';
import { listVisits, type ListedVisit } from './admin-store.ts';

/** A page of visits. */
export const visitsPage = (
  { db }: CommerceContext,
  criteria: SearchCriteria,
): Promise<{ rows: readonly ListedVisit[]; total: number }> => listVisits(db.kysely, criteria);

/** Showrooms that take visits, for the filter. */
export const visitedShowrooms = async (context: CommerceContext) =>
  (await showroomsOfView(context))
    .filter(takesVisits)
    .map(({ code, name, timeZone }) => ({ code, name, time_zone: timeZone }));

const unknown = (id: number): NoSuchEntityError => new NoSuchEntityError('There is no visit %1.', { parameters: [id] });

type Change = (db: Db, visit: Visit, context: CommerceContext) => Promise<Visit | undefined>;

const valuesOf = ({ startsAt, status }: Visit) => ({ starts_at: timestamp(startsAt), status });

/**
 * Moves or cancels a visit and emails visitor and showroom in the language of the visitor's store view. Only the hash of
 * the token in earlier emails is stored, so the new email has a new link.
 */
const changeForStaff = async (
  given: CommerceContext,
  id: number,
  by: string,
  event: 'moved' | 'cancelled',
  apply: Change,
): Promise<void> => {
  const known = await findById(given.db.kysely, id);
  if (!known) throw unknown(id);
  const views = await listStoreViews(given);
  const showroom = await showroomOf(given, known);
  const place = await placeOf(given, showroom);
  const token = given.random.token(32);
  await given.db.tx(async (db) => {
    const before = await lockById(db, id);
    if (!before) throw unknown(id);
    const context = { ...given, storeView: viewFor(views, before.storeViewId) };
    const changed = await apply(db, before, context);
    if (!changed) return;
    await writeToken(db, id, sha256(token));
    await notify(context, db, event, changed, place, token);
    await recordStaffAction(
      given,
      db,
      `visit-${event}`,
      { by },
      { subject: `visit ${id}`, before: valuesOf(before), after: valuesOf(changed) },
    );
  });
};

/** Moves a visit to a free time of its showroom. */
export const moveForStaff = (context: CommerceContext, id: number, startsAt: Date, by: string): Promise<void> =>
  changeForStaff(context, id, by, 'moved', async (db, visit, its) => {
    const now = context.clock.now();
    if (!canChange(visit, now)) throw refusal('over', context.storeView.language);
    if (visit.startsAt.getTime() === startsAt.getTime()) return undefined;
    if (Number.isNaN(startsAt.getTime())) throw refusal('notOffered', context.storeView.language);
    const showroom = await showroomOf(its, visit);
    await lockTime(db, { showroomCode: showroom.code, startsAt });
    const slot = await claimSlot(its, db, showroom, startsAt, visit.email);
    return changeVisit(db, id, { startsAt, place: slot }, now);
  });

/** Cancels a visit. Idempotent. */
export const cancelForStaff = (context: CommerceContext, id: number, by: string): Promise<void> =>
  changeForStaff(context, id, by, 'cancelled', async (db, visit) => {
    const now = context.clock.now();
    if (visit.status === 'CANCELLED') return undefined;
    if (!canChange(visit, now)) throw refusal('over', context.storeView.language);
    return changeVisit(db, id, { status: 'CANCELLED' }, now);
  });

/** Marks that the visitor came, or takes the mark back. */
export const markCame = (context: CommerceContext, id: number, hasCome: boolean, by: string): Promise<void> =>
  context.db.tx(async (db) => {
    if (!(await lockById(db, id))) throw unknown(id);
    await writeCame(db, id, hasCome ? context.clock.now() : null);
    await recordStaffAction(context, db, 'visit-came', { by }, { subject: `visit ${id}`, after: { came: hasCome } });
  });
