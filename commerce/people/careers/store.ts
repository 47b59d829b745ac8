import { sql, type NotNull } from 'kysely';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { MOST_WAITING, type WaitingItem } from '#commerce/platform/waiting.ts';
import type { ApplicationRecord, ApplicationState, FileKind, JobApplication, JobInput, StoredFile } from './types.ts';

export const readJobs = async (db: Db): Promise<readonly JobInput[]> => {
  const rows = await db
    .selectFrom('job_opening')
    .select('opening')
    .$narrowType<{ opening: JobInput }>()
    .orderBy('position')
    .execute();
  return rows.map(({ opening }) => opening);
};

/** Replaces all jobs; applications keep their job title. */
export const writeJobs = async (db: Db, jobs: readonly JobInput[]): Promise<void> => {
  await db.deleteFrom('job_opening').execute();
  await sql`insert into job_opening (code, position, opening)
    select opening ->> 'code', position, opening
      from jsonb_array_elements(${JSON.stringify(jobs)}::jsonb) with ordinality as j(opening, position)`.execute(db);
};

type NewFile = Omit<StoredFile, 'kind'> & { tokenHash: Uint8Array; now: Date };

export const insertFile = async (db: Db, file: NewFile): Promise<void> => {
  await db
    .insertInto('job_file')
    .values({
      token_hash: file.tokenHash,
      name: file.name,
      type: file.type,
      bytes: file.bytes,
      stored_as: file.storedAs,
      uploaded_at: file.now,
    })
    .execute();
};

export const countPendingBytes = async (db: Db): Promise<number> => {
  const row = await db
    .selectFrom('job_file')
    .select(sql<number>`coalesce(sum(bytes), 0)::float8`.as('bytes'))
    .where('application_id', 'is', null)
    .executeTakeFirst();
  return row?.bytes ?? 0;
};

/** Returns the new application's id; undefined if the request is stored already. */
export const insertApplication = async (
  db: Db,
  application: JobApplication,
  given: { view: StoreView; jobTitle: string | null; now: Date },
): Promise<number | undefined> => {
  const { requestId, job, name, email, telephone, city, experience, made, needs } = application;
  const row = await db
    .insertInto('job_application')
    .values({
      request_id: requestId,
      store_view_id: given.view.id,
      language: given.view.language,
      job_code: job,
      job_title: given.jobTitle,
      name,
      email,
      telephone,
      city,
      experience,
      made,
      needs,
      sent_at: given.now,
    })
    .onConflict((oc) => oc.column('request_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

export const findApplication = async (db: Db, requestId: string): Promise<number | undefined> => {
  const row = await db
    .selectFrom('job_application')
    .select('id')
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row?.id;
};

/** Assigns an uploaded file to an application; undefined if it is missing or assigned already. */
export const claimFile = async (
  db: Db,
  tokenHash: Uint8Array,
  applicationId: number,
  kind: FileKind,
): Promise<StoredFile | undefined> => {
  return db
    .updateTable('job_file')
    .set({ application_id: applicationId, kind })
    .where('token_hash', '=', tokenHash)
    .where('application_id', 'is', null)
    .returning(['kind', 'name', 'type', 'bytes', 'stored_as as storedAs'])
    .$narrowType<{ kind: NotNull }>()
    .executeTakeFirst();
};

/** Number of applications from an email address since a moment. */
export const countFrom = async (db: Db, email: string, since: Date): Promise<number> => {
  const { count } = await db
    .selectFrom('job_application')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
};

type ApplicationRecordRow = Row<
  'job_application',
  'id' | 'state' | 'name' | 'email' | 'telephone' | 'city' | 'experience' | 'made' | 'needs' | 'language',
  { job: 'job_code'; jobTitle: 'job_title'; sentAt: 'sent_at' }
> &
  Row<'store_view_code', never, { storeView: 'code' }> &
  Pick<ApplicationRecord, 'files'>;

export const readApplications = async (db: Db): Promise<readonly ApplicationRecord[]> => {
  const { rows } = await sql<ApplicationRecordRow>`
    select a.id, a.state, a.job_code as job, a.job_title as "jobTitle", a.name, a.email, a.telephone, a.city, a.experience,
           a.made, a.needs, v.code as "storeView", a.language, a.sent_at as "sentAt",
           (select string_agg(f.name, ', ' order by f.kind) from job_file f where f.application_id = a.id) as files
      from job_application a join store_view_code v on v.store_view_id = a.store_view_id
     order by a.sent_at desc, a.id desc`.execute(db);
  return rows;
};

export const readFiles = async (db: Db, applicationId: number): Promise<readonly StoredFile[]> => {
  return db
    .selectFrom('job_file')
    .select(['kind', 'name', 'type', 'bytes', 'stored_as as storedAs'])
    .$narrowType<{ kind: NotNull }>()
    .where('application_id', '=', applicationId)
    .orderBy('kind')
    .execute();
};

/** Returns false for an unknown application. */
export const writeState = async (db: Db, id: number, state: ApplicationState): Promise<boolean> => {
  const rows = await db.updateTable('job_application').set({ state }).where('id', '=', id).returning('id').execute();
  return rows.length > 0;
};

/** Deletes applications with the rows of their files; the next clean-up removes the files. */
export const deleteApplications = async (db: Db, which: { id: number } | { before: Date }): Promise<number> => {
  const condition = 'id' in which ? sql`id = ${which.id}` : sql`sent_at < ${which.before}`;
  const { numAffectedRows } = await sql`delete from job_application where ${condition}`.execute(db);
  return Number(numAffectedRows ?? 0);
};

export const deletePendingFiles = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('job_file').where('application_id', 'is', null).where('uploaded_at', '<', before).execute();
};

export const readStoredNames = async (db: Db): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('job_file').select('stored_as as name').execute();
  return new Set(rows.map(({ name }) => name));
};

export const readWaiting = (db: Db): Promise<readonly WaitingItem[]> =>
  db
    .selectFrom('job_application')
    .select(['name as title', 'job_title as detail', 'sent_at as at'])
    .where('state', '=', 'new')
    .orderBy('sent_at')
    .orderBy('name')
    .limit(MOST_WAITING)
    .execute();
