import { cleanLine } from '#commerce/platform/clean-text.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { decideOnCertificate } from '../certificates.ts';
import { decide } from '../decide.ts';
import { readDocuments, type Owner } from '../document-store.ts';
import { tradeFiles } from '../files.ts';
import { listApplications, listCertificates } from './admin-store.ts';

export type { ListedApplication } from './admin-store.ts';

export const applicationsPage = ({ db }: CommerceContext, criteria: SearchCriteria) =>
  listApplications(db.kysely, criteria);

export const certificatesPage = ({ db }: CommerceContext, criteria: SearchCriteria) =>
  listCertificates(db.kysely, criteria);

export type Thing = 'application' | 'certificate';

const ownerOf = (thing: Thing, id: number): Owner =>
  thing === 'application' ? { applicationId: id } : { certificateId: id };

/** A document of an application or certificate, by its place. */
export const tradeDocument = async (
  { db, settings }: CommerceContext,
  thing: Thing,
  id: number,
  place: string,
): Promise<{ name: string; type: string; bytes: Buffer }> => {
  const documents = await readDocuments(db.kysely, ownerOf(thing, id));
  const document = documents[/^\d{1,2}$/.test(place) ? Number(place) : -1];
  if (!document) throw new NoSuchEntityError('There is no such file.');
  return {
    name: document.name,
    type: document.type === 'pdf' ? 'application/pdf' : 'image/jpeg',
    bytes: await tradeFiles.read(settings.varDir, document.storedAs),
  };
};

/** Approves or declines; the customer is notified by email. Declining needs the reason, which the customer reads. */
export const decideForStaff = async (
  context: CommerceContext,
  thing: Thing,
  id: number,
  { state, given }: { state: 'approved' | 'declined'; given?: string | undefined },
  by: string,
): Promise<void> => {
  const reason = cleanLine(given);
  if (state === 'declined' && !reason) throw new InputError('Field reason is required.', { code: 'REASON_REQUIRED' });
  const decision = state === 'approved' ? { state, reason: null } : { state, reason };
  const record = (db: Db): Promise<void> =>
    recordStaffAction(
      context,
      db,
      `${thing}-${state}`,
      { by },
      { subject: `trade-${thing} ${id}`, after: { state, reason: decision.reason } },
    );
  await (thing === 'application' ? decide : decideOnCertificate)(context, id, decision, record);
};
