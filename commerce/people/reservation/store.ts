import { sql } from 'kysely';
import { emailKey } from '#contract/email-key.ts';
import type { VisitTopic } from '#contract/reservation.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { MOST_WAITING, type WaitingItem } from '#commerce/platform/waiting.ts';
import type { Visit, VisitRecord, VisitRequest } from './types.ts';

type Slot = { showroomCode: string; startsAt: Date };

const VISIT = [
  'id',
  'showroom_code as showroomCode',
  'starts_at as startsAt',
  'status',
  'language',
  'topic',
  'people',
  'fullname',
  'email',
  'telephone',
  'notes',
  'sequence',
  'changed_at as changedAt',
] as const;

const visits = (db: Db) => db.selectFrom('showroom_visit').select(VISIT).$narrowType<{ topic: VisitTopic }>();

/** Locks a time until the transaction ends. */
export const lockTime = async (db: Db, { showroomCode, startsAt }: Slot): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`visit ${showroomCode} ${startsAt.toISOString()}`}, 0))`.execute(
    db,
  );
};

/** The first free slot at a time; undefined if all are booked. */
export const freeSlot = async (
  db: Db,
  { showroomCode, startsAt }: Slot,
  places: number,
): Promise<number | undefined> => {
  const { rows } = await sql<{ place: number | null }>`
    select min(p.place) as place from generate_series(1, ${places}::int) as p(place)
     where not exists (select 1 from showroom_visit v where v.showroom_code = ${showroomCode} and v.starts_at = ${startsAt} and v.place = p.place and v.status = 'BOOKED')`.execute(
    db,
  );
  return rows[0]?.place ?? undefined;
};

/** Number of visits per start time of a showroom, keyed by milliseconds. */
export const countTaken = async (db: Db, showroomCode: string, from: Date): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<Row<'showroom_visit', never, { startsAt: 'starts_at' }> & { count: number }>`
    select starts_at as "startsAt", count(*)::int as count from showroom_visit
     where showroom_code = ${showroomCode} and starts_at >= ${from} and status = 'BOOKED' group by starts_at`.execute(
    db,
  );
  return new Map(rows.map(({ startsAt, count }) => [startsAt.getTime(), count]));
};

export const countUpcoming = async (db: Db, email: string, now: Date): Promise<number> => {
  const { count } = await db
    .selectFrom('showroom_visit')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('email_key', '=', emailKey(email))
    .where('starts_at', '>', now)
    .where('status', '=', 'BOOKED')
    .executeTakeFirstOrThrow();
  return count;
};

export const isVisitorThere = async (db: Db, { showroomCode, startsAt }: Slot, email: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from showroom_visit where showroom_code = ${showroomCode} and starts_at = ${startsAt} and email_key = ${emailKey(email)} and status = 'BOOKED'`.execute(
    db,
  );
  return rows.length > 0;
};

export const findByRequest = async (db: Db, requestId: string): Promise<Visit | undefined> =>
  visits(db).where('request_id', '=', requestId).executeTakeFirst();

export const findByCustomer = async (db: Db, customerId: number, most: number): Promise<readonly Visit[]> =>
  visits(db).where('customer_id', '=', customerId).orderBy('starts_at', 'desc').limit(most).execute();

export const findByToken = async (
  db: Db,
  tokenHash: Uint8Array,
  { isLocked = false } = {},
): Promise<Visit | undefined> =>
  visits(db)
    .where('token_hash', '=', tokenHash)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();

export const findById = async (db: Db, id: number): Promise<Visit | undefined> =>
  visits(db).where('id', '=', id).executeTakeFirst();

type NewVisit = { place: number; view: StoreView; customerId: number | null; tokenHash: Uint8Array; now: Date };

/** A visit, locked until the transaction ends, with its store view. */
export const lockById = async (db: Db, id: number): Promise<(Visit & { storeViewId: number }) | undefined> =>
  db
    .selectFrom('showroom_visit')
    .select([...VISIT, 'store_view_id as storeViewId'])
    .$narrowType<{ topic: VisitTopic }>()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Replaces the token of the links in emails. */
export const writeToken = async (db: Db, id: number, tokenHash: Uint8Array): Promise<void> => {
  await db.updateTable('showroom_visit').set({ token_hash: tokenHash }).where('id', '=', id).execute();
};

/** Null: the visitor has not come. */
export const writeCame = async (db: Db, id: number, at: Date | null): Promise<void> => {
  await db.updateTable('showroom_visit').set({ came_at: at }).where('id', '=', id).execute();
};

export const insertVisit = async (
  db: Db,
  visit: VisitRequest,
  { place, view, customerId, tokenHash, now }: NewVisit,
): Promise<Visit> => {
  return db
    .insertInto('showroom_visit')
    .values({
      showroom_code: visit.showroomCode,
      starts_at: visit.startsAt,
      place,
      status: 'BOOKED',
      store_view_id: view.id,
      language: view.language,
      customer_id: customerId,
      topic: visit.topic,
      people: visit.people,
      fullname: visit.fullname,
      email: visit.email,
      email_key: emailKey(visit.email),
      telephone: visit.telephone,
      notes: visit.notes,
      consent_version: visit.consentVersion,
      request_id: visit.requestId,
      token_hash: tokenHash,
      created_at: now,
      changed_at: now,
    })
    .returning(VISIT)
    .$narrowType<{ topic: VisitTopic }>()
    .executeTakeFirstOrThrow();
};

/** Reschedules or cancels a visit; omitted fields are unchanged. */
export const changeVisit = async (
  db: Db,
  id: number,
  change: { status?: 'CANCELLED'; startsAt?: Date; place?: number },
  now: Date,
): Promise<Visit> => {
  return db
    .updateTable('showroom_visit')
    .set((eb) => ({
      status: change.status,
      starts_at: change.startsAt,
      place: change.place,
      sequence: eb('sequence', '+', 1),
      changed_at: now,
    }))
    .where('id', '=', id)
    .returning(VISIT)
    .$narrowType<{ topic: VisitTopic }>()
    .executeTakeFirstOrThrow();
};

/** Deletes past visits, because they hold personal data. */
export const deleteVisitsBefore = async (db: Db, before: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('showroom_visit')
    .where('starts_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

/** All stored visits, next ones first. */
export const readVisits = async (db: Db): Promise<readonly VisitRecord[]> => {
  return db
    .selectFrom('showroom_visit as r')
    .innerJoin('store_view_code as v', 'v.store_view_id', 'r.store_view_id')
    .select([
      'r.id as number',
      'showroom_code as showroom',
      'starts_at as startsAt',
      'status',
      'topic',
      'people',
      'fullname',
      'email',
      'telephone',
      'notes',
      'r.language',
      'v.code as storeView',
      'consent_version as consentVersion',
      'created_at as bookedAt',
      'changed_at as changedAt',
    ])
    .orderBy('starts_at')
    .orderBy('r.id')
    .execute();
};

export const readBetween = (db: Db, start: Date, end: Date): Promise<readonly WaitingItem[]> =>
  db
    .selectFrom('showroom_visit')
    .select(['fullname as title', 'showroom_code as detail', 'starts_at as at'])
    .where('status', '=', 'BOOKED')
    .where('starts_at', '>=', start)
    .where('starts_at', '<', end)
    .orderBy('starts_at')
    .orderBy('fullname')
    .limit(MOST_WAITING)
    .execute();
