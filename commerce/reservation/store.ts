import { sql } from 'kysely';
import { emailKey } from '#contract/email-key.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { StoreView } from '#commerce/stores/types.ts';
import type { Visit, VisitRecord, VisitRequest } from './types.ts';

type Place = { showroomCode: string; startsAt: Date };

const VISIT = sql`id, showroom_code as "showroomCode", starts_at as "startsAt", status, language, topic, people, fullname, email, telephone, notes, sequence,
  changed_at as "changedAt"`;

/** Locks a time until the transaction ends. */
export const lockTime = async (db: Db, { showroomCode, startsAt }: Place): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`visit ${showroomCode} ${startsAt.toISOString()}`}, 0))`.execute(
    db,
  );
};

/** The first free place at a time; undefined when all are taken. */
export const freePlace = async (
  db: Db,
  { showroomCode, startsAt }: Place,
  places: number,
): Promise<number | undefined> => {
  const { rows } = await sql<{ place: number | null }>`
    select min(p.place) as place from generate_series(1, ${places}::int) as p(place)
     where not exists (select 1 from showroom_visit v where v.showroom_code = ${showroomCode} and v.starts_at = ${startsAt} and v.place = p.place and v.status = 'BOOKED')`.execute(
    db,
  );
  return rows[0]?.place ?? undefined;
};

/** How many visits begin at each time of a showroom, by the time in milliseconds. */
export const countTaken = async (db: Db, showroomCode: string, from: Date): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ startsAt: Date; count: number }>`
    select starts_at as "startsAt", count(*)::int as count from showroom_visit
     where showroom_code = ${showroomCode} and starts_at >= ${from} and status = 'BOOKED' group by starts_at`.execute(
    db,
  );
  return new Map(rows.map(({ startsAt, count }) => [startsAt.getTime(), count]));
};

export const countUpcoming = async (db: Db, email: string, now: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from showroom_visit where email_key = ${emailKey(email)} and starts_at > ${now} and status = 'BOOKED'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};

export const isVisitorThere = async (db: Db, { showroomCode, startsAt }: Place, email: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from showroom_visit where showroom_code = ${showroomCode} and starts_at = ${startsAt} and email_key = ${emailKey(email)} and status = 'BOOKED'`.execute(
    db,
  );
  return rows.length > 0;
};

export const findByRequest = async (db: Db, requestId: string): Promise<Visit | undefined> =>
  (await sql<Visit>`select ${VISIT} from showroom_visit where request_id = ${requestId}`.execute(db)).rows[0];

export const findByCustomer = async (db: Db, customerId: number, most: number): Promise<readonly Visit[]> =>
  (
    await sql<Visit>`select ${VISIT} from showroom_visit where customer_id = ${customerId} order by starts_at desc limit ${most}`.execute(
      db,
    )
  ).rows;

export const findByToken = async (
  db: Db,
  tokenHash: Uint8Array,
  { isLocked = false } = {},
): Promise<Visit | undefined> =>
  (
    await sql<Visit>`select ${VISIT} from showroom_visit where token_hash = ${tokenHash} ${isLocked ? sql`for update` : sql``}`.execute(
      db,
    )
  ).rows[0];

export const findById = async (db: Db, id: number): Promise<Visit | undefined> =>
  (await sql<Visit>`select ${VISIT} from showroom_visit where id = ${id}`.execute(db)).rows[0];

type NewVisit = { place: number; view: StoreView; customerId: number | null; tokenHash: Uint8Array; now: Date };

export const insertVisit = async (
  db: Db,
  visit: VisitRequest,
  { place, view, customerId, tokenHash, now }: NewVisit,
): Promise<Visit> => {
  const { rows } = await sql<Visit>`
    insert into showroom_visit (showroom_code, starts_at, place, status, store_view_id, language, customer_id, topic, people, fullname, email, email_key, telephone,
      notes, consent_version, request_id, token_hash, created_at, changed_at)
    values (${visit.showroomCode}, ${visit.startsAt}, ${place}, 'BOOKED', ${view.id}, ${view.language}, ${customerId}, ${visit.topic}, ${visit.people}, ${visit.fullname},
      ${visit.email}, ${emailKey(visit.email)}, ${visit.telephone}, ${visit.notes}, ${visit.consentVersion}, ${visit.requestId}, ${tokenHash}, ${now}, ${now})
    returning ${VISIT}`.execute(db);
  return rows[0]!;
};

/** Reschedules or cancels a visit; omitted fields stay. */
export const changeVisit = async (
  db: Db,
  id: number,
  change: { status?: 'CANCELLED'; startsAt?: Date; place?: number },
  now: Date,
): Promise<Visit> => {
  const { rows } = await sql<Visit>`
    update showroom_visit set status = coalesce(${change.status ?? null}, status), starts_at = coalesce(${change.startsAt ?? null}::timestamptz, starts_at),
      place = coalesce(${change.place ?? null}::int, place), sequence = sequence + 1, changed_at = ${now}
    where id = ${id} returning ${VISIT}`.execute(db);
  return rows[0]!;
};

/** Deletes past visits: personal data is not kept longer than needed. */
export const deleteVisitsBefore = async (db: Db, before: Date): Promise<number> => {
  const { numAffectedRows } = await sql`delete from showroom_visit where starts_at < ${before}`.execute(db);
  return Number(numAffectedRows ?? 0);
};

/** Every visit on record, the next ones first. */
export const readVisits = async (db: Db): Promise<readonly VisitRecord[]> => {
  const { rows } = await sql<VisitRecord>`
    select r.id as number, showroom_code as showroom, starts_at as "startsAt", status, topic, people, fullname, email, telephone, notes, r.language, v.code as "storeView",
           consent_version as "consentVersion", created_at as "bookedAt", changed_at as "changedAt"
      from showroom_visit r join store_view_code v on v.store_view_id = r.store_view_id order by starts_at, r.id`.execute(
    db,
  );
  return rows;
};
