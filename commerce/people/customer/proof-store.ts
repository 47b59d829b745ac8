import { sql } from 'kysely';
import { emailKey } from '#contract/email-key.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { ProofKind } from './proof-rules.ts';

type NewProof = {
  customerId: number;
  kind: ProofKind;
  email: string;
  hash: Uint8Array;
  createdAt: Date;
  expiresAt: Date;
};

/** Stores a link, replacing the previous one. */
export const saveProof = async (db: Db, proof: NewProof): Promise<void> => {
  const { customerId, kind, email, hash, createdAt, expiresAt } = proof;
  await db
    .insertInto('customer_email_proof')
    .values({
      customer_id: customerId,
      kind,
      email,
      email_key: emailKey(email),
      hash,
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .onConflict((oc) =>
      oc.columns(['customer_id', 'kind']).doUpdateSet((eb) => ({
        email: eb.ref('excluded.email'),
        email_key: eb.ref('excluded.email_key'),
        hash: eb.ref('excluded.hash'),
        created_at: eb.ref('excluded.created_at'),
        expires_at: eb.ref('excluded.expires_at'),
      })),
    )
    .execute();
};

export type Proof = Row<
  'customer_email_proof',
  'kind' | 'email',
  { customerId: 'customer_id'; expiresAt: 'expires_at' }
>;

/** Takes a link; undefined if it is unknown or another request took it. */
export const takeProof = async (
  db: Db,
  { websiteId, email, hash }: { websiteId: number; email: string; hash: Uint8Array },
): Promise<Proof | undefined> => {
  const { rows } = await sql<Proof>`
    delete from customer_email_proof p using customer c
     where c.id = p.customer_id and c.website_id = ${websiteId} and p.email_key = ${emailKey(email)} and p.hash = ${hash}
    returning p.customer_id as "customerId", p.kind, p.email, p.expires_at as "expiresAt"`.execute(db);
  return rows[0];
};

/** Deletes the links of a customer. */
export const deleteProofs = async (db: Db, customerId: number): Promise<void> => {
  await db.deleteFrom('customer_email_proof').where('customer_id', '=', customerId).execute();
};

export const deleteOldProofs = async (db: Db, now: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('customer_email_proof')
    .where('expires_at', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

export const markProved = async (db: Db, customerId: number, now: Date): Promise<void> => {
  await db
    .updateTable('customer')
    .set({ confirmed_at: now, needs_confirmation: false })
    .where('id', '=', customerId)
    .execute();
};
