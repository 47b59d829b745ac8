import { sql } from 'kysely';
import { emailKey } from '#contract/email-key.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { ProofKind } from './proof-rules.ts';

type NewProof = {
  customerId: number;
  kind: ProofKind;
  email: string;
  hash: Uint8Array;
  createdAt: Date;
  expiresAt: Date;
};

/** Stores a link in place of the one before. */
export const saveProof = async (db: Db, proof: NewProof): Promise<void> => {
  const { customerId, kind, email, hash, createdAt, expiresAt } = proof;
  await sql`
    insert into customer_email_proof (customer_id, kind, email, email_key, hash, created_at, expires_at)
    values (${customerId}, ${kind}, ${email}, ${emailKey(email)}, ${hash}, ${createdAt}, ${expiresAt})
    on conflict (customer_id, kind) do update set email = excluded.email, email_key = excluded.email_key, hash = excluded.hash,
      created_at = excluded.created_at, expires_at = excluded.expires_at`.execute(db);
};

export type Proof = { customerId: number; kind: ProofKind; email: string; expiresAt: Date };

/** Takes a link; undefined when there is none like it, or another call took it. */
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

export const deleteOldProofs = async (db: Db, now: Date): Promise<number> => {
  const { numAffectedRows } = await sql`delete from customer_email_proof where expires_at <= ${now}`.execute(db);
  return Number(numAffectedRows ?? 0);
};

export const markProved = async (db: Db, customerId: number, now: Date): Promise<void> => {
  await sql`update customer set confirmed_at = ${now}, needs_confirmation = false where id = ${customerId}`.execute(db);
};
