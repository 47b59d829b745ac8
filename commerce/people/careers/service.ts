import { textIn } from '#contract/languages.ts';
import type { DocumentType } from '#contract/careers.ts';
import type { JobApplicationInput } from '#contract/generated/schema-types.ts';
import { purgeAt } from '#commerce/platform/cache/by-the-clock.ts';
import { derived } from '#commerce/platform/cache/derived.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { NoSuchEntityError, TooManyRequestsError } from '#commerce/platform/errors.ts';
import { listShowrooms } from '#commerce/merchandise/showroom/service.ts';
import type { Showroom } from '#commerce/merchandise/showroom/types.ts';
import { variablesOfContent } from '#commerce/merchandise/stores/service.ts';
import { sha256 } from '#commerce/platform/sha256.ts';
import { acknowledgement, applicationMail } from './application-mail.ts';
import { checkedDocument } from './document-rules.ts';
import { applicationFiles } from './files.ts';
import {
  APPLY_RATE,
  checkedApplication,
  endOf,
  fieldError,
  MAX_ACKNOWLEDGED,
  MAX_PENDING_BYTES,
  textFor,
  UPLOAD_RATE,
} from './rules.ts';
import * as store from './store.ts';
import type { ApplicationRecord, ApplicationState, JobApplication, JobInput, StoredFile } from './types.ts';
import { DAY_MS } from '#commerce/platform/durations.ts';
import type { WaitingItem } from '#commerce/platform/waiting.ts';

/** Retention of an application and its files. */
const RETENTION_MS = 365 * DAY_MS;

const JOBS = Symbol('jobs');
const NEXT_END = Symbol('next end of a job');

export type Job = JobInput & { place: Showroom; isOpen: boolean };

/** Jobs in their configured order, each with its showroom; jobs of a missing showroom are left out. */
export const listJobs = async (context: CommerceContext): Promise<readonly Job[]> => {
  context.tags.add(tag.job);
  const [all, places] = await Promise.all([
    context.perProcess(JOBS, () => derived(context, [tag.job], () => store.readJobs(context.db.kysely)))(),
    listShowrooms(context),
  ]);
  const now = context.clock.now();
  const jobs = all.flatMap((job) => {
    const place = places.find(({ code }) => code === job.showroom);
    const endsAt = place && endOf(job.applyBy, place.timeZone);
    return endsAt ? [{ ...job, place, isOpen: now < endsAt, endsAt }] : [];
  });
  const ends = jobs.flatMap(({ isOpen, endsAt }) => (isOpen ? [endsAt.getTime()] : []));
  purgeAt(context, NEXT_END, [tag.job], ends.length > 0 ? new Date(Math.min(...ends)) : null);
  return jobs;
};

/** Writes jobs inside the importer's transaction and returns the tags that changed. */
export const saveJobs = async (db: Db, jobs: readonly JobInput[]): Promise<string[]> => {
  await store.writeJobs(db, jobs);
  return [tag.job];
};

const allow = (context: CommerceContext, name: string, rate: typeof APPLY_RATE): void => {
  context.noStore();
  context.rateLimit.checkIfEnabled(name, context.ip, rate);
};

const TOKEN_LENGTH = 32;

export type Upload = { token: string; name: string; type: DocumentType; bytes: number };

/**
 * Stores a file for at most a day until its application is sent; returns its token. Throws like {@link
 * checkedDocument}.
 */
export const uploadDocument = async (
  context: CommerceContext,
  givenName: string,
  bytes: Uint8Array,
): Promise<Upload> => {
  allow(context, 'careers-file', UPLOAD_RATE);
  const { name, type } = await checkedDocument(givenName, bytes);
  const { db, random, settings, clock } = context;
  if ((await store.countPendingBytes(db.kysely)) + bytes.length > MAX_PENDING_BYTES) throw new TooManyRequestsError();
  const token = random.token(TOKEN_LENGTH);
  const storedAs = random.token(TOKEN_LENGTH);
  await applicationFiles.store(settings.varDir, storedAs, bytes);
  await store.insertFile(db.kysely, {
    tokenHash: sha256(token),
    name,
    type,
    bytes: bytes.length,
    storedAs,
    now: clock.now(),
  });
  return { token, name, type, bytes: bytes.length };
};

const claimFiles = async (db: Db, id: number, { cv, letter }: JobApplication): Promise<readonly StoredFile[]> => {
  const tokens = [['cv', cv] as const, ...(letter ? [['letter', letter] as const] : [])];
  const files: StoredFile[] = [];
  for (const [kind, token] of tokens) {
    const file = await store.claimFile(db, sha256(token), id, kind);
    if (!file) throw fieldError(kind, 'The file is no longer stored. Choose it again.');
    files.push(file);
  }
  return files;
};

/**
 * In one transaction: stores an application with its files, and emails the hiring desk and the applicant. Idempotent by
 * request id. Returns the application's number.
 */
export const applyForJob = async (context: CommerceContext, input: JobApplicationInput): Promise<number> => {
  allow(context, 'careers', APPLY_RATE);
  const { storeView: view, settings, clock } = context;
  const application = checkedApplication(input, view.countryId);
  const job = application.job ? (await listJobs(context)).find(({ code }) => code === application.job) : undefined;
  if (application.job && !job?.isOpen) throw fieldError('job', 'This job takes no more applications.');
  const desk = (await variablesOfContent(context)).get('careers_email') ?? textIn(settings.supportEmail, view.language);
  return context.db.tx(async (db) => {
    const now = clock.now();
    const earlier = await store.countFrom(db, application.email, new Date(now.getTime() - DAY_MS));
    const jobTitle = job ? textFor(job.title, view) : null;
    const id = await store.insertApplication(db, application, { view, jobTitle, now });
    if (id === undefined) return (await store.findApplication(db, application.requestId)) ?? 0;
    const files = await claimFiles(db, id, application);
    const stored = { ...application, id, jobTitle, files };
    await context.mail.enqueue(db, applicationMail(stored, desk, view, settings));
    if (earlier < MAX_ACKNOWLEDGED) await context.mail.enqueue(db, acknowledgement(stored, desk, view, settings));
    return id;
  });
};

/** For staff: all applications, the newest first. */
export const listApplications = (platform: Platform): Promise<readonly ApplicationRecord[]> =>
  store.readApplications(platform.db.kysely);

const unknown = (id: number): NoSuchEntityError =>
  new NoSuchEntityError('There is no application %1.', { parameters: [id] });

/** For staff; throws for an unknown application. */
export const setApplicationState = async (platform: Platform, id: number, state: ApplicationState): Promise<void> => {
  if (!(await store.writeState(platform.db.kysely, id, state))) throw unknown(id);
};

/** For staff: copies an application's files to a folder and returns their paths; throws if it has none. */
export const copyFiles = async (platform: Platform, id: number, folder: string): Promise<readonly string[]> => {
  const files = await store.readFiles(platform.db.kysely, id);
  if (files.length === 0) throw unknown(id);
  const { varDir } = platform.settings;
  return Promise.all(
    files.map(({ kind, type, storedAs }) =>
      applicationFiles.copy(varDir, storedAs, folder, `application-${id}-${kind}.${type}`),
    ),
  );
};

/** Removes files of deleted applications and files that were never sent. */
const cleanUpFiles = async ({ db, clock, settings }: Platform): Promise<number> => {
  const yesterday = new Date(clock.now().getTime() - DAY_MS);
  await store.deletePendingFiles(db.kysely, yesterday);
  return applicationFiles.removeUnknown(settings.varDir, await store.readStoredNames(db.kysely), yesterday);
};

/** For staff, at the applicant's request: deletes an application and its files at once. */
export const deleteApplication = async (platform: Platform, id: number): Promise<void> => {
  const { db, settings } = platform;
  const files = await store.readFiles(db.kysely, id);
  if ((await store.deleteApplications(db.kysely, { id })) === 0) throw unknown(id);
  await Promise.all(files.map(({ storedAs }) => applicationFiles.remove(settings.varDir, storedAs)));
};

/** Starts the clean-up of old applications and of unsent files. */
export const startCareers = (platform: Platform): void => {
  const { jobs, db, clock } = platform;
  jobs.schedule({
    name: 'old applications',
    everyMs: DAY_MS,
    run: async () => ({
      applications: await store.deleteApplications(db.kysely, {
        before: new Date(clock.now().getTime() - RETENTION_MS),
      }),
      files: await cleanUpFiles(platform),
    }),
  });
};

/** For staff: applications that nobody has read. */
export const waitingApplications = (platform: Platform): Promise<readonly WaitingItem[]> =>
  store.readWaiting(platform.db.kysely);
