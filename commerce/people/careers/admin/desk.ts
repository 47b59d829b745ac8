import type { CommerceContext } from '#commerce/platform/context.ts';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { applicationFiles } from '../files.ts';
import { deleteApplication } from '../service.ts';
import { readFiles, writeState } from '../store.ts';
import type { ApplicationState } from '../types.ts';
import { listApplications, stateOf } from './admin-store.ts';

/** A page of applications. */
export const applicationsPage = ({ db }: CommerceContext, criteria: SearchCriteria) =>
  listApplications(db.kysely, criteria);

const subjectOf = (id: number): string => `job-application ${id}`;

export const markApplication = (
  context: CommerceContext,
  id: number,
  state: ApplicationState,
  by: string,
): Promise<void> =>
  context.db.tx(async (db) => {
    const before = await stateOf(db, id);
    if (before === undefined) throw new NoSuchEntityError('There is no application %1.', { parameters: [id] });
    await writeState(db, id, state);
    await recordStaffAction(
      context,
      db,
      'job-application-state',
      { by },
      { subject: subjectOf(id), before: { state: before }, after: { state } },
    );
  });

/** A file of an application with its original name. */
export const applicationFile = async (
  { db, settings }: CommerceContext,
  id: number,
  kind: string,
): Promise<{ name: string; bytes: Buffer }> => {
  const file = (await readFiles(db.kysely, id)).find((one) => one.kind === kind);
  if (!file) throw new NoSuchEntityError('There is no such file.');
  return { name: file.name, bytes: await applicationFiles.read(settings.varDir, file.storedAs) };
};

/** Deletes an application with its files, at the applicant's request or after the decision. */
export const deleteForStaff = async (context: CommerceContext, id: number, by: string): Promise<void> => {
  await deleteApplication(context, id);
  await context.db.tx((db) =>
    recordStaffAction(context, db, 'job-application-deleted', { by }, { subject: subjectOf(id) }),
  );
};
