import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { StoredDocument } from './types.ts';

/** Owner of a document. */
export type Owner = { applicationId: number } | { certificateId: number };

const columnOf = (owner: Owner) => sql.ref('applicationId' in owner ? 'application_id' : 'certificate_id');
const idOf = (owner: Owner): number => ('applicationId' in owner ? owner.applicationId : owner.certificateId);

const UNSENT = sql`application_id is null and certificate_id is null`;

type NewDocument = StoredDocument & { tokenHash: Uint8Array; customerId: number; now: Date };

export const insertDocument = async (db: Db, document: NewDocument): Promise<void> => {
  const { tokenHash, customerId, name, type, bytes, storedAs, now } = document;
  await db
    .insertInto('trade_document')
    .values({
      token_hash: tokenHash,
      customer_id: customerId,
      name,
      type,
      bytes,
      stored_as: storedAs,
      uploaded_at: now,
    })
    .execute();
};

export const countPendingBytes = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::float8 as bytes from trade_document where ${UNSENT}`.execute(db);
  return rows[0]?.bytes ?? 0;
};

/**
 * Attaches a document to an application or certificate. Returns false if the customer has no such document, or already
 * sent it.
 */
export const claimDocument = async (
  db: Db,
  { tokenHash, customerId }: { tokenHash: Uint8Array; customerId: number },
  owner: Owner,
): Promise<boolean> => {
  const { rows } = await sql`
    update trade_document set ${columnOf(owner)} = ${idOf(owner)}
     where token_hash = ${tokenHash} and customer_id = ${customerId} and ${UNSENT} returning id`.execute(db);
  return rows.length > 0;
};

export const readDocuments = async (db: Db, owner: Owner): Promise<readonly StoredDocument[]> => {
  return db
    .selectFrom('trade_document')
    .select(['name', 'type', 'bytes', 'stored_as as storedAs'])
    .where(sql<boolean>`${columnOf(owner)} = ${idOf(owner)}`)
    .orderBy('id')
    .execute();
};

/** Deletes unsent documents, and documents of applications decided long ago. */
export const deleteOldDocuments = async (db: Db, before: { unsent: Date; decided: Date }): Promise<void> => {
  await sql`delete from trade_document where ${UNSENT} and uploaded_at < ${before.unsent}`.execute(db);
  await sql`delete from trade_document d using trade_application a
    where a.id = d.application_id and a.decided_at < ${before.decided}`.execute(db);
};

/** Names under which papers are stored. */
export const readStoredNames = async (db: Db): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('trade_document').select('stored_as as name').execute();
  return new Set(rows.map(({ name }) => name));
};
